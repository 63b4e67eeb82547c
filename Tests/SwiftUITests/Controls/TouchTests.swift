import Foundation
import Observation
import SwiftUICore
import Testing

@testable import SwiftUI

/// Controls under a finger: what they write, and that disabled ones write nothing.
@MainActor struct TouchTests {
    /// Values that the controls of a test write to.
    @Observable final class Values {
        var isOn = false
        var number = 5
        var share = 0.5
        var text = ""
        var choice = "a"
        var color = Color.red
        var count = 0
        var log: [String] = []
    }

    private let values = Values()
    private var bound: Bindable<Values> { Bindable(values) }

    @Test("a button acts when the finger is lifted on it, and not when it has left")
    func button() throws {
        let screen = try TouchedScreen(Button("Go") { values.count += 1 })
        try screen.tap("Go")
        #expect(values.count == 1)
        let middle = try screen.element("Go").activationPoint
        screen.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 300))
        #expect(values.count == 1)
    }

    @Test("a disabled control does nothing", arguments: ["Go", "Toggle", "Field"])
    func disabled(name: String) throws {
        let screen = try TouchedScreen(VStack {
            Button("Go") { values.count += 1 }
            Toggle("Toggle", isOn: bound.isOn)
            TextField("Field", text: bound.text)
        }.disabled(true))
        try screen.tap(name)
        screen.type("x")
        #expect(values.count == 0 && !values.isOn && values.text == "")
        #expect(try screen.element(name).isEnabled == false)
    }

    @Test("a toggle is turned by its switch, and says whether it is on")
    func toggle() throws {
        let screen = try TouchedScreen(Toggle("Wi-Fi", isOn: bound.isOn).padding())
        #expect(try screen.element("Wi-Fi").value == "Off")
        let frame = try screen.element("Wi-Fi").frame
        screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        #expect(values.isOn)
        #expect(try screen.element("Wi-Fi").value == "On")
        #expect(try screen.element("Wi-Fi").traits.contains(.isToggle))
    }

    @Test("a slider follows the finger between its ends, in steps where it has them")
    func slider() throws {
        let screen = try TouchedScreen(Slider(value: bound.share, in: 0...1, step: 0.25) { Text("Volume") }.frame(width: 227))
        let frame = try screen.element("Volume").frame
        // The knob's centre travels 200 points, from 13.5 inside one end to 13.5 inside the other.
        screen.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.minX + 13.5 + 142, y: frame.midY))
        #expect(values.share == 0.75)
        #expect(try screen.element("Volume").value == "75%")
        screen.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX + 100, y: frame.midY))
        #expect(values.share == 1)
    }

    @Test("right to left, a slider grows to the left")
    func sliderRightToLeft() throws {
        let screen = try TouchedScreen(
            Slider(value: bound.share) { Text("Volume") }.frame(width: 227).environment(\.layoutDirection, .rightToLeft))
        let frame = try screen.element("Volume").frame
        screen.tap(at: CGPoint(x: frame.maxX - 13.5 - 50, y: frame.midY))
        #expect(abs(values.share - 0.25) < 1e-9)
    }

    @Test("a stepper counts within its range, and its buttons end there")
    func stepper() throws {
        let screen = try TouchedScreen(Stepper("Guests", value: bound.number, in: 4...6).padding())
        let frame = try screen.element("Guests").frame
        let plus = CGPoint(x: frame.maxX - 23, y: frame.midY), minus = CGPoint(x: frame.maxX - 71, y: frame.midY)
        for _ in 0..<3 { screen.tap(at: plus) }
        #expect(values.number == 6)
        for _ in 0..<5 { screen.tap(at: minus) }
        #expect(values.number == 4)
    }

    @Test("a segmented picker takes the segment that was touched")
    func segments() throws {
        let screen = try TouchedScreen(Picker("Letter", selection: bound.choice) {
            ForEach(["a", "b", "c"], id: \.self) { Text($0) }
        }.pickerStyle(.segmented))
        #expect(try screen.element("a").traits.contains(.isSelected))
        try screen.tap("c")
        #expect(values.choice == "c")
        #expect(try screen.element("c").traits.contains(.isSelected))
    }

    @Test("a menu picker opens, takes a choice and closes")
    func menuPicker() throws {
        let screen = try TouchedScreen(Picker("Letter", selection: bound.choice) {
            Text("First").tag("a")
            Text("Second").tag("b")
        })
        try screen.tap("Letter, First")
        #expect(screen.words == ["First", "Second"])
        try screen.tap("Second")
        #expect(values.choice == "b")
        #expect(screen.words == ["Letter, Second"])
    }

    @Test("a tag matches a selection that is optional, and nil chooses nothing")
    func optionalTags() throws {
        @MainActor func chosen(_ selection: String?) throws -> [String] {
            let screen = try TouchedScreen(Picker("Letter", selection: .constant(selection)) {
                Text("First").tag("a")
                Text("Second").tag("b" as String?)
            }.pickerStyle(.segmented))
            return screen.elements.filter { $0.traits.contains(.isSelected) }.compactMap(\.label)
        }
        #expect(try chosen("a") == ["First"])
        #expect(try chosen("b") == ["Second"])
        #expect(try chosen(nil) == [])
    }

    @Test("a text field takes the keyboard when tapped, and types at its end; the return key sends it off")
    func textField() throws {
        let screen = try TouchedScreen(TextField("Name", text: bound.text).onSubmit { values.log.append("inner") }
            .onSubmit { values.log.append("outer") }.padding())
        try screen.tap("Name")
        #expect(screen.hasKeyboard)
        screen.type("Jane")
        screen.deleteBackward()
        #expect(values.text == "Jan")
        #expect(try screen.element("Name").value == "Jan")
        screen.submit()
        #expect(values.log == ["inner", "outer"])
        #expect(!screen.hasKeyboard)
    }

    @Test("B4: what is typed into a text editor is written through, line by line")
    func textEditor() throws {
        let screen = try TouchedScreen(TextEditor(text: bound.text).accessibilityIdentifier("editor").frame(height: 200))
        try screen.tap("editor")
        screen.type("one")
        screen.submit()
        screen.type("two")
        #expect(values.text == "one\ntwo")
        #expect(screen.hasKeyboard)
    }

    @Test("a style of one's own gets the configuration and decides when the button acts")
    func ownStyle() throws {
        struct TwoTaps: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture(count: 2) { configuration.trigger() }
            }
        }
        let screen = try TouchedScreen(Button("Go") { values.count += 1 }.buttonStyle(TwoTaps()))
        let middle = try screen.element("Go").activationPoint
        screen.tap(at: middle)
        #expect(values.count == 0)
        screen.tap(at: middle)
        #expect(values.count == 1)
    }
}

import Foundation
import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI

/// Colours and gradients on their way, in shapes, texts and symbols.
@MainActor @Suite struct StyleMotionTests {
    private static let world = Result { try World.system() }

    private struct Switched<Content: View>: View {
        let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            VStack {
                content(isOn)
                Color.clear.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier("switch").contentShape(Rectangle())
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            }
        }
    }

    /// What is drawn at an instant of a change that takes a second.
    private func items(at time: Double, @ViewBuilder _ content: @escaping (Bool) -> some View) throws -> [DisplayItem] {
        let screen = try LiveScreen(Switched(content: content), world: Self.world.get())
        defer { screen.close() }
        try screen.tap("switch")
        try screen.advance(by: time)
        return screen.draw().displayList.items
    }

    private func textColors(_ items: [DisplayItem]) -> [String] {
        items.compactMap { item -> String? in if case .glyphs(_, paint: .color(let color)) = item { color.hex } else { nil } }
    }

    private let black = Color(.sRGB, red: 0, green: 0, blue: 0), white = Color(.sRGB, red: 1, green: 1, blue: 1)

    @Test("a text's colour is half way at half the time", arguments: [(0.0, "#000000"), (0.5, "#808080"), (1.0, "#FFFFFF")])
    func text(time: Double, color: String) throws {
        let styled = try items(at: time) { Text("Words").foregroundStyle($0 ? white : black) }
        let colored = try items(at: time) { Text("Words").foregroundColor($0 ? white : black) }
        #expect(Set(textColors(styled)) == [color])
        #expect(Set(textColors(colored)) == [color])
    }

    @Test("parts of a text keep their own colours, each on its way")
    func runs() throws {
        let drawn = try items(at: 0.5) { isOn in
            Text("one ").foregroundColor(isOn ? white : black) + Text("two").foregroundColor(isOn ? black : white)
                + Text(" three").foregroundColor(black)
        }
        #expect(Set(textColors(drawn)) == ["#808080", "#000000"])
    }

    @Test("a symbol's colour is half way, too")
    func symbol() throws {
        let drawn = try items(at: 0.5) { Image(systemName: "star.fill").foregroundStyle($0 ? white : black) }
        let colors = drawn.compactMap { item -> String? in if case .fill(_, _, .color(let color)) = item { color.hex } else { nil } }
        #expect(colors.contains("#808080"))
    }

    @Test("a gradient's colours, places and ends move; between a colour and a gradient there is no way")
    func gradients() throws {
        func ramp(_ items: [DisplayItem]) -> (GradientRamp, CGFloat)? {
            for case .fill(_, _, .linearGradient(let ramp, _, let to)) in items { return (ramp, to.y) }
            return nil
        }
        let half = try items(at: 0.5) { isOn in
            LinearGradient(
                stops: [.init(color: isOn ? white : black, location: 0), .init(color: white, location: isOn ? 1 : 0.5)], startPoint: .top,
                endPoint: .bottom
            ).frame(height: 100)
        }
        let moved = try #require(ramp(half))
        #expect(moved.0.stops[0].color.hex == "#808080")
        #expect(abs(moved.0.stops[1].location - 0.75) < 1e-5)
        // A stop more is another gradient: it is there at once.
        let first = try items(at: 0) { isOn in
            LinearGradient(colors: isOn ? [white, black, white] : [black, white], startPoint: .top, endPoint: .bottom).frame(height: 100)
        }
        #expect(try #require(ramp(first)).0.stops.count == 3)
        let flat = try items(at: 0) { isOn in
            Rectangle().fill(isOn ? AnyShapeStyle(black) : AnyShapeStyle(LinearGradient(colors: [black, white], startPoint: .top, endPoint: .bottom)))
        }
        #expect(ramp(flat)?.1 == nil)
    }

    @Test("turned round half way, a colour comes back from where it is")
    func reversal() throws {
        let screen = try LiveScreen(Switched { Text("Words").foregroundStyle($0 ? white : black) }, world: Self.world.get())
        defer { screen.close() }
        try screen.tap("switch")
        try screen.advance(by: 0.5)
        try screen.tap("switch")
        #expect(Set(textColors(screen.draw().displayList.items)) == ["#808080"])
        // Both curves add up: (1 − .75) from the way there is still to come while a quarter of the way back is done.
        try screen.advance(by: 0.25)
        #expect(Set(textColors(screen.draw().displayList.items)).isSubset(of: ["#7F7F7F", "#808080"]), "half, give or take a rounding")
        try screen.advance(by: 1)
        #expect(Set(textColors(screen.draw().displayList.items)) == ["#000000"])
    }
}

import Foundation
import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI

/// Screens that live on the virtual clock.
@MainActor @Suite struct TimelineTests {
    private static let world = Result { try World.system() }

    private func live(_ view: some View) throws -> LiveScreen { try LiveScreen(view, world: Self.world.get()) }

    private struct Counter: View {
        @State private var count = 0
        @State private var isOn = false

        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("Add") { count += 1 }.keyboardShortcut("a")
                Button("Other") {}.disabled(true)
                Button("Twin") {}
                Button("Twin") {}
                Color(white: 0).frame(width: isOn ? 100 : 50, height: 10)
                    .animation(.easeInOut(duration: 1).repeatForever(), value: isOn)
                Button("Swing") { isOn.toggle() }
            }
        }
    }

    private func sentence(_ body: () throws -> Void) -> String {
        do { try body() } catch { return "\(error)" }
        return ""
    }

    @Test("taps and keys reach the views they name")
    func taps() throws {
        let screen = try live(Counter())
        defer { screen.close() }
        try screen.tap("Add")
        try screen.tap("Add", count: 2)
        #expect(screen.elements.contains { $0.label == "Count 3" })
        try screen.press("a")
        #expect(screen.elements.contains { $0.label == "Count 4" })
    }

    @Test("a step that cannot be done says what was there")
    func sentences() throws {
        let screen = try live(Counter())
        defer { screen.close() }
        let missing = sentence { try screen.tap("Remove") }
        #expect(missing.contains("No view on the screen at 0 s has the identifier or the label \"Remove\""))
        #expect(missing.contains("\"Add\"") && missing.contains("\"Other\" (disabled)"))
        let twins = sentence { try screen.tap("Twin") }
        #expect(twins.hasPrefix("2 views on the screen at 0 s are called \"Twin\": "))
        #expect(twins.contains("accessibilityIdentifier"))
        #expect(sentence { try screen.tap("Other") }.contains("is disabled at 0 s and takes no touches"))
        #expect(sentence { try screen.tap(.at(5, 5)) } == "Nothing at (5, 5) takes touches at 0 s.")
        #expect(sentence { try screen.advance(by: -0.5) }.hasPrefix("Time cannot go back by 0.5 s at 0 s"))
        #expect(sentence { try screen.type("x") }.contains("No view has the keyboard"))
        #expect(sentence { try screen.scroll(by: CGSize(width: 0, height: 10)) }.contains("nothing to scroll"))
        #expect(sentence { try screen.press("z", modifiers: [.command, .shift]) } == "No enabled view has the keyboard shortcut ⇧⌘z at 0 s.")
        try screen.tap("Swing")
        #expect(sentence { try screen.settle() }.hasPrefix("Something still moves 60 s after the wait began at 0 s"))
        #expect(sentence { try screen.play([.capture(at: [1, 0.5])]) { _ in } }.hasPrefix("Time cannot go back"))
    }

    @Test("the names of captures")
    func names() {
        #expect([PreviewTimelineStep.capture(at: [0, 0.5, 0.125]), .tap("x"), .capture("after"), .capture("back", at: [0, 1])].captureNames
            == ["0.00s", "0.50s", "0.125s", "after", "back-0.00s", "back-1.00s"])
        #expect([PreviewTimelineStep.capture(at: [0]), .capture(at: [0])].captureNames == ["0.00s", "0.00s-2"])
    }

    @Test("timers and tasks of publishers keep the virtual time")
    func completionsChain() throws {
        struct Chain: View {
            @State private var step = 0
            var body: some View {
                Text("Step \(step)").opacity(step > 0 ? 1 : 0.5).onAppear { next() }
            }
            private func next() {
                guard step < 3 else { return }
                withAnimation(.linear(duration: 1)) { step += 1 } completion: { next() }
            }
        }
        let screen = try live(Chain())
        defer { screen.close() }
        try screen.advance(by: 0.5)
        #expect(screen.elements.contains { $0.label == "Step 1" })
        try screen.advance(by: 1)
        #expect(screen.elements.contains { $0.label == "Step 2" })
        try screen.advance(by: 5)
        #expect(screen.elements.contains { $0.label == "Step 3" })
    }
}

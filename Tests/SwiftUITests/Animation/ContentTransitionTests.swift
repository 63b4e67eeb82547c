import Foundation
import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI

/// Texts and symbols that become others.
@MainActor @Suite struct ContentTransitionTests {
    private static let world = Result { try World.system() }

    private struct Counter: View {
        let transition: ContentTransition
        let values: [Int]
        @State private var index = 0

        var body: some View {
            Text(verbatim: "\(values[index])")
                .contentTransition(transition)
                .padding()
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { index += 1 } }
        }
    }

    /// Each piece of text that is drawn: its glyphs, its alpha and how far down it is moved.
    private func pieces(_ screen: LiveScreen) -> [(count: Int, alpha: Double, dy: CGFloat)] {
        var moved: [CGFloat] = [], result: [(count: Int, alpha: Double, dy: CGFloat)] = []
        for item in screen.draw().displayList.items {
            switch item {
            case .pushTransform(let map): moved.append(map.ty)
            case .pop: _ = moved.popLast()
            case .glyphs(let run, .color(let color)): result.append((run.glyphs.count, (color.alpha * 100).rounded() / 100, moved.reduce(0, +)))
            default: if "\(item)".hasPrefix("push") { moved.append(0) }
            }
        }
        return result
    }

    private func live(_ transition: ContentTransition, _ values: [Int], at time: Double) throws -> LiveScreen {
        let screen = try LiveScreen(Counter(transition: transition, values: values), world: Self.world.get())
        try screen.tap(.at(196, 438))
        try screen.advance(by: time)
        return screen
    }

    @Test("by default, and with identity, the new text is there at once")
    func identity() throws {
        let screen = try live(.identity, [123, 143], at: 0)
        defer { screen.close() }
        #expect(pieces(screen).map(\.count) == [3])
        #expect(pieces(screen).map(\.alpha) == [1])
    }

    @Test("opacity: a quarter in, three quarters of the old text and one of the new", arguments: [ContentTransition.opacity, .interpolate])
    func opacity(_ transition: ContentTransition) throws {
        let screen = try live(transition, [123, 45678], at: 0.25)
        defer { screen.close() }
        #expect(pieces(screen).map(\.count) == [3, 5])
        #expect(pieces(screen).map(\.alpha) == [0.75, 0.25])
        try screen.advance(by: 0.75)
        #expect(pieces(screen).map(\.count) == [5])
        #expect(pieces(screen).map(\.alpha) == [1])
    }

    @Test("numericText: digits that stay do; those that differ roll up by half the font's size, or down")
    func numeric() throws {
        // 123 → 143: the old 2 and the new 4 roll, 1 and 3 stay. Half way both are half there and a quarter of 17 points off.
        for (transition, sign) in [(ContentTransition.numericText(), 1.0), (.numericText(countsDown: true), -1)] {
            let screen = try live(transition, [123, 143], at: 0.5)
            defer { screen.close() }
            let found = pieces(screen)
            #expect(found.map(\.count) == [1, 2, 1])
            #expect(found.map(\.alpha) == [0.5, 1, 0.5])
            #expect(abs(found[0].dy + 4.25 * sign) < 0.01 && found[1].dy == 0 && abs(found[2].dy - 4.25 * sign) < 0.01)
        }
        let other = try live(.numericText(), [9, 10], at: 0.5)
        defer { other.close() }
        #expect(pieces(other).map(\.count) == [1, 2])
        try other.settle()
        #expect(pieces(other).map(\.alpha) == [1])
    }

    @Test("by value, the direction is that of the change; interrupted, the last text wins")
    func byValue() throws {
        struct Valued: View {
            @State private var index = 0
            var body: some View {
                let value = [5, 3, 8][index]
                Text(verbatim: "\(value)").contentTransition(.numericText(value: Double(value))).padding().contentShape(Rectangle())
                    .onTapGesture { withAnimation(.linear(duration: 1)) { index += 1 } }
            }
        }
        let screen = try LiveScreen(Valued(), world: Self.world.get())
        defer { screen.close() }
        try screen.tap(.at(196, 438))
        try screen.advance(by: 0.5)
        #expect(try #require(pieces(screen).first).dy > 0, "down from 5 to 3: the old one leaves downwards")
        try screen.tap(.at(196, 438))
        try screen.advance(by: 0.5)
        #expect(try #require(pieces(screen).first).dy < 0, "up from 3 to 8")
        try screen.settle()
        #expect(pieces(screen).count == 1)
        #expect(screen.elements.contains { $0.label == "8" })
    }

    @Test("a symbol gives way to another where that is asked for")
    func symbols() throws {
        struct Play: View {
            @State private var isPlaying = false
            var body: some View {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace)).padding(20)
                    .contentShape(Rectangle()).onTapGesture { withAnimation(.linear(duration: 1)) { isPlaying.toggle() } }
            }
        }
        let screen = try LiveScreen(Play(), world: Self.world.get())
        defer { screen.close() }
        func alphas() -> Set<Double> {
            Set(screen.draw().displayList.items.compactMap { item -> Double? in
                if case .fill(_, _, .color(let color)) = item { (color.alpha * 100).rounded() / 100 } else { nil }
            })
        }
        try screen.tap(.at(196, 438))
        try screen.advance(by: 0.25)
        #expect(alphas() == [0.75, 0.25])
        try screen.settle()
        #expect(alphas() == [1])
    }
}

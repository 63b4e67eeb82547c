import Foundation
import Graphics
import Metrics
import SwiftUICore
import Testing

@testable import SwiftUI

/// A screen that stays alive: it is touched where accessibility finds its elements, and asked what it shows after each step.
@MainActor final class TouchedScreen {
    let graph: ViewGraph
    private let root = RootItem()
    private let placement: RootPlacement

    private static let world = Result { try World.system() }

    /// A phone's screen of 393×852 with the safe area of an iPhone 15.
    init(_ view: some View, scale: CGFloat = 3) throws {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        graph = ViewGraph(world: try Self.world.get(), environment: environment, container: root)
        let screen = CGRect(x: 0, y: 0, width: 393, height: 852), safe = CGRect(x: 0, y: 59, width: 393, height: 759)
        placement = RootPlacement(bounds: safe, context: PlacementContext(container: screen, safeArea: safe, scale: scale))
        graph.setContent(view.presentingScreen())
        settle()
    }

    isolated deinit { graph.close() }

    func settle() { graph.settle(placement) }

    var elements: [AccessibilityElement] { AccessibilityPass.elements(of: root).flattened }

    var words: [String] { elements.compactMap(\.label) }

    func element(_ name: String, _ place: SourceLocation = #_sourceLocation) throws -> AccessibilityElement {
        try #require(elements.first(named: name), "nothing is called \"\(name)\" among \(words)", sourceLocation: place)
    }

    /// A finger on the middle of what has this name, for a twentieth of a second.
    func tap(_ name: String, _ place: SourceLocation = #_sourceLocation) throws { tap(at: try element(name, place).activationPoint) }

    func tap(at point: CGPoint) {
        let time = graph.input.time
        graph.input.touchBegan(at: point, time: time)
        settle()
        graph.input.touchEnded(at: point, time: time + 0.05)
        settle()
    }

    func press(at point: CGPoint, for seconds: Double) {
        let time = graph.input.time
        graph.input.touchBegan(at: point, time: time)
        settle()
        graph.input.advance(to: time + seconds)
        settle()
        graph.input.touchEnded(at: point, time: time + seconds)
        settle()
    }

    func drag(from start: CGPoint, to end: CGPoint) {
        let time = graph.input.time
        graph.input.touchBegan(at: start, time: time)
        settle()
        for step in 1...10 {
            let share = CGFloat(step) / 10
            let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            graph.input.touchMoved(to: point, time: time + Double(step) / 100)
            settle()
        }
        graph.input.touchEnded(at: end, time: time + 0.11)
        settle()
    }

    func type(_ text: String) {
        for letter in text { graph.focus.insert(String(letter)) }
        settle()
    }

    func deleteBackward() {
        graph.focus.deleteBackward()
        settle()
    }

    func submit() {
        graph.focus.submit()
        settle()
    }

    var hasKeyboard: Bool { graph.focus.input != nil }
}

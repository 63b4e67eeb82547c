import Foundation
import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI

/// A screen that stays: touches go in, and what then stands on it is read. An iPhone 15, unless another size is given.
@MainActor final class StandingScreen {
    let graph: ViewGraph
    private let root = RootItem()
    private let bounds: CGRect
    private let context: PlacementContext

    init(_ view: some View, size: CGSize = CGSize(width: 393, height: 852), _ change: (inout EnvironmentValues) -> Void = { _ in }) throws {
        bounds = CGRect(x: 0, y: 59, width: size.width, height: size.height - 93)
        context = PlacementContext(container: CGRect(origin: .zero, size: size), safeArea: bounds, scale: 3)
        var environment = EnvironmentValues()
        environment.displayScale = 3
        change(&environment)
        graph = ViewGraph(world: try ScreenProbe.world.get(), environment: environment, container: root)
        graph.setContent(view)
        settle()
    }

    isolated deinit { graph.close() }

    func settle() { graph.settle(RootPlacement(bounds: bounds, context: context)) }

    private var elements: [ScreenOutline.Element] {
        func all(_ elements: [ScreenOutline.Element]) -> [ScreenOutline.Element] { elements.flatMap { [$0] + all($0.children) } }
        return all(OutlinePass.outline(of: graph.rootNode, size: context.container.size, scale: 3).roots)
    }

    /// The texts on the screen, in tree order.
    var texts: [String] { elements.compactMap(\.text) }

    func frame(ofText text: String, _ place: SourceLocation = #_sourceLocation) throws -> CGRect {
        try #require(elements.first { $0.text == text }?.frame, "no text \"\(text)\" among \(texts)", sourceLocation: place)
    }

    var accessibility: [AccessibilityElement] { AccessibilityPass.elements(of: root).flattened }

    func element(_ name: String, _ place: SourceLocation = #_sourceLocation) throws -> AccessibilityElement {
        try #require(AccessibilityPass.elements(of: root).first(named: name), "nothing is called \"\(name)\"", sourceLocation: place)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        graph.input.touchBegan(at: CGPoint(x: x, y: y), time: graph.input.time + 1)
        settle()
        graph.input.touchEnded(at: CGPoint(x: x, y: y), time: graph.input.time + 0.05)
        settle()
    }

    /// A touch in the middle of what accessibility knows by this name.
    func tap(_ name: String, _ place: SourceLocation = #_sourceLocation) throws {
        let point = try element(name, place).activationPoint
        tap(point.x, point.y)
    }

    func drag(_ from: CGPoint, to end: CGPoint) {
        graph.input.touchBegan(at: from, time: graph.input.time + 1)
        settle()
        for step in 1...10 {
            let share = CGFloat(step) / 10
            graph.input.touchMoved(
                to: CGPoint(x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share), time: graph.input.time + 0.02)
            settle()
        }
        graph.input.touchEnded(at: end, time: graph.input.time + 0.02)
        settle()
    }
}

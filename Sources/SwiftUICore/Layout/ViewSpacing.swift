import Foundation

/// The distances a view prefers to its neighbours, per edge.
///
/// Model (read from a reimplementation of Apple's, and confirmed by measurement): an edge publishes values by category; for two
/// neighbours every category that both have is combined and the largest wins; without one, the larger uncategorised value;
/// without any, 8 points.
public struct ViewSpacing: Sendable {
    /// What one edge publishes. Categories that are not there are kept as NaN: spacings are copied a great deal.
    package struct Edge: Equatable, Sendable {
        private var textToTextValue, aboveTextValue, belowTextValue, plainValue: CGFloat

        /// Text next to text: extra distance that keeps the text style's line pitch, on whole pixels. Only the lower one's counts.
        package var textToText: CGFloat? {
            get { Self.optional(textToTextValue) }
            set { textToTextValue = newValue ?? .nan }
        }
        /// Added up between a view above and a text below.
        package var aboveText: CGFloat? {
            get { Self.optional(aboveTextValue) }
            set { aboveTextValue = newValue ?? .nan }
        }
        /// Added up between a text above and a view below.
        package var belowText: CGFloat? {
            get { Self.optional(belowTextValue) }
            set { belowTextValue = newValue ?? .nan }
        }
        package var plain: CGFloat? {
            get { Self.optional(plainValue) }
            set { plainValue = newValue ?? .nan }
        }

        package init(textToText: CGFloat? = nil, aboveText: CGFloat? = nil, belowText: CGFloat? = nil, plain: CGFloat? = nil) {
            textToTextValue = textToText ?? .nan
            aboveTextValue = aboveText ?? .nan
            belowTextValue = belowText ?? .nan
            plainValue = plain ?? .nan
        }

        private static func optional(_ value: CGFloat) -> CGFloat? { value.isNaN ? nil : value }

        mutating func formUnion(_ other: Edge) {
            func larger(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a.isNaN ? b : (b > a ? b : a) }
            textToTextValue = larger(textToTextValue, other.textToTextValue)
            aboveTextValue = larger(aboveTextValue, other.aboveTextValue)
            belowTextValue = larger(belowTextValue, other.belowTextValue)
            plainValue = larger(plainValue, other.plainValue)
        }

        package static func == (a: Edge, b: Edge) -> Bool {
            a.textToText == b.textToText && a.aboveText == b.aboveText && a.belowText == b.belowText && a.plain == b.plain
        }
    }

    /// What the edges publish. Most views publish the ordinary, which takes no storage: spacings are asked for and copied a great deal.
    private final class Edges: Sendable {
        let top, leading, bottom, trailing: Edge

        init(_ top: Edge, _ leading: Edge, _ bottom: Edge, _ trailing: Edge) {
            (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
        }
    }

    private var edges: Edges?

    /// What shapes, images and most containers publish.
    public init() {}

    package init(top: Edge, leading: Edge, bottom: Edge, trailing: Edge) { edges = Edges(top, leading, bottom, trailing) }

    /// Whether this is known to be what most views publish.
    var isOrdinary: Bool { edges == nil }

    package var top: Edge {
        get { edges?.top ?? Edge(belowText: 0) }
        set { edges = Edges(newValue, leading, bottom, trailing) }
    }

    package var leading: Edge {
        get { edges?.leading ?? Edge() }
        set { edges = Edges(top, newValue, bottom, trailing) }
    }

    package var bottom: Edge {
        get { edges?.bottom ?? Edge(aboveText: 0) }
        set { edges = Edges(top, leading, newValue, trailing) }
    }

    package var trailing: Edge {
        get { edges?.trailing ?? Edge() }
        set { edges = Edges(top, leading, bottom, newValue) }
    }

    /// Asks for no distance at all.
    public static let zero = ViewSpacing(
        top: Edge(plain: 0), leading: Edge(plain: 0), bottom: Edge(plain: 0), trailing: Edge(plain: 0))

    /// The default distance between two views that say nothing about it.
    package static let standard: CGFloat = 8

    static func between(_ first: Edge, _ second: Edge) -> CGFloat {
        var distance: CGFloat?
        func take(_ value: CGFloat) { distance = max(distance ?? value, value) }
        if first.textToText != nil, let lower = second.textToText { take(lower) }
        if let a = first.aboveText, let b = second.aboveText { take(a + b) }
        if let a = first.belowText, let b = second.belowText { take(a + b) }
        if let distance { return distance }
        if let a = first.plain { return max(a, second.plain ?? a) }
        return second.plain ?? standard
    }

    /// The preferred distance from this view to the next one along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal ? Self.between(trailing, next.leading) : Self.between(bottom, next.top)
    }

    /// Takes the larger preference of another view on the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: SwiftUICore.Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: SwiftUICore.Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// Replaces the preferences of the given edges by the ordinary ones.
    mutating func reset(_ edges: SwiftUICore.Edge.Set) {
        let ordinary = ViewSpacing()
        if edges.contains(.top) { top = ordinary.top }
        if edges.contains(.leading) { leading = ordinary.leading }
        if edges.contains(.bottom) { bottom = ordinary.bottom }
        if edges.contains(.trailing) { trailing = ordinary.trailing }
    }
}

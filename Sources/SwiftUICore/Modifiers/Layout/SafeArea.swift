import Foundation

/// The parts of the screen that content keeps clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bars, notches, rounded corners.
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

package enum SafeArea {
    /// `frame` grown to the container's edge on those edges where it touches the safe area's boundary (within half a pixel).
    package static func extended(_ frame: CGRect, _ edges: Edge.Set, _ isRightToLeft: Bool, _ context: PlacementContext) -> CGRect {
        let tolerance = 0.5 / context.scale
        let (safe, full) = (context.safeArea, context.container)
        let leftEdge: Edge.Set = isRightToLeft ? .trailing : .leading, rightEdge: Edge.Set = isRightToLeft ? .leading : .trailing
        var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        if edges.contains(.top), abs(top - safe.minY) <= tolerance { top = full.minY }
        if edges.contains(.bottom), abs(bottom - safe.maxY) <= tolerance { bottom = full.maxY }
        if edges.contains(leftEdge), abs(left - safe.minX) <= tolerance { left = full.minX }
        if edges.contains(rightEdge), abs(right - safe.maxX) <= tolerance { right = full.maxX }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension PlacementContext {
    /// The context inside `frame` when `insets` at its edges belong to something else that content may reach under.
    func insetting(_ frame: CGRect, by insets: EdgeInsets, _ isRightToLeft: Bool) -> PlacementContext {
        let reach = SafeArea.extended(frame, .all, isRightToLeft, self)
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        var inside = self
        func edges(_ rect: CGRect) -> (CGFloat, CGFloat, CGFloat, CGFloat) { (rect.minX, rect.minY, rect.maxX, rect.maxY) }
        var safe = edges(safeArea), full = edges(container)
        if left > 0 { (safe.0, full.0) = (frame.minX + left, reach.minX) }
        if insets.top > 0 { (safe.1, full.1) = (frame.minY + insets.top, reach.minY) }
        if right > 0 { (safe.2, full.2) = (frame.maxX - right, reach.maxX) }
        if insets.bottom > 0 { (safe.3, full.3) = (frame.maxY - insets.bottom, reach.maxY) }
        inside.safeArea = CGRect(x: safe.0, y: safe.1, width: safe.2 - safe.0, height: safe.3 - safe.1)
        inside.container = CGRect(x: full.0, y: full.1, width: full.2 - full.0, height: full.3 - full.1)
        return inside
    }
}

/// `ignoresSafeArea`: answers as its content does; placed, it grows through the safe area where it touches its boundary.
package final class IgnoresSafeAreaItem: WrapperItem {
    var edges: Edge.Set = .all

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        let area = SafeArea.extended(frame, edges, isRightToLeft, context)
        if area == frame { return content.place(frame, proposal, context) }
        var inward = proposal
        if area.width != frame.width { inward.width = Double(area.width) }
        if area.height != frame.height { inward.height = Double(area.height) }
        let size = content.size(inward)
        var inside = context
        inside.safeArea = context.safeArea.union(area)
        let origin = CGPoint(x: (area.width - size.width) / 2, y: (area.height - size.height) / 2)
        placeInner(content, in: area, at: origin, size: size, inward, inside)
    }
}

nonisolated struct IgnoresSafeAreaLayer: Layer {
    let edges: Edge.Set

    func makeItem(round inner: LayoutItem) -> IgnoresSafeAreaItem { IgnoresSafeAreaItem(inner) }

    func update(_ item: IgnoresSafeAreaItem, _ environment: EnvironmentValues) { item.edges = edges }
}

extension View {
    /// Lets the view reach through the safe area on edges where it touches its boundary.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaLayer(edges: regions.contains(.container) ? edges : []))
    }

    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modifier(IgnoresSafeAreaLayer(edges: edges)) }
}

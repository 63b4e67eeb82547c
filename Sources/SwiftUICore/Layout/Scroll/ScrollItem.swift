import Foundation
import Graphics

/// The arrangement behind `ScrollView`: content as long as it likes along the scrolled axes, seen through a window.
///
/// Along a scrolled axis the scroll view takes what is proposed (nothing proposed: the content's length); across it, the
/// content's own length. Several views stand in a column. Bars at the edges of the safe area are drawn over the content, which
/// starts beyond them.
package final class ScrollItem: ContainerItem {
    var axes: Axis.Set = .vertical
    var clips = true
    /// Which point of content longer than the window shows at the same point of the window at first.
    var anchor: UnitPoint?
    /// Where content shorter than the window stands, if that is another point.
    var alignmentAnchor: UnitPoint?
    /// Room between the window's edges and the content, beyond the safe area's.
    var margins = EdgeInsets()
    /// Whether fingers scroll.
    var isEnabled = true
    /// How a drag comes to rest; nil: where it ends.
    var targetBehavior: (any ScrollTargetBehavior)?
    /// The request that was followed last: one that stays the same does not undo what happened since.
    var lastRequest: ScrollRequest?
    private var wanted: CGPoint?
    private var shown = CGPoint.zero
    let column = StackItem(axis: .vertical)
    private(set) var window = CGRect.zero
    private var extent = ScrollExtent()

    /// How long the content is, margins included, as last placed.
    package private(set) var contentSize = CGSize.zero

    /// How far the content is scrolled, in points from its start (in right-to-left layouts horizontally from the right).
    ///
    /// Kept between 0 and `greatestOffset`; a change is asked to be laid out and shows after that. What is no number counts as 0.
    package var offset: CGPoint {
        get { wanted.map(clamped) ?? shown }
        set {
            wanted = CGPoint(x: newValue.x.isFinite ? newValue.x : 0, y: newValue.y.isFinite ? newValue.y : 0)
            invalidatePlacement()
            node?.graph.requestLayout()
        }
    }

    /// The largest offset along each axis: 0 where the content is shorter than the window, or is not scrolled.
    package var greatestOffset: CGPoint {
        CGPoint(
            x: scrolls(.horizontal) ? max(contentSize.width - frame.width, 0) : 0,
            y: scrolls(.vertical) ? max(contentSize.height - frame.height, 0) : 0)
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        let greatest = greatestOffset
        return CGPoint(x: min(max(offset.x, 0), greatest.x), y: min(max(offset.y, 0), greatest.y))
    }

    override package init() {
        super.init()
        super.setChildren([column])
    }

    override package func setChildren(_ items: [LayoutItem]) {
        column.node = node
        column.isRightToLeft = isRightToLeft
        column.setChildren(items)
    }

    func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

    /// What the content is offered: nothing along scrolled axes, less the margins across.
    private func inward(_ proposal: Proposal) -> Proposal {
        func length(_ axis: Axis) -> Double {
            scrolls(axis) || proposal[axis].isNaN ? .nan : max(proposal[axis] - margin(axis), 0)
        }
        return Proposal(length(.horizontal), length(.vertical))
    }

    private func margin(_ axis: Axis) -> Double {
        Double(axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom)
    }

    override package func computeLength(_ axis: Axis, _ proposal: Proposal) -> Double {
        if scrolls(axis), !proposal[axis].isNaN { return max(proposal[axis], 0) }
        return column.length(axis, inward(proposal)) + margin(axis)
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        if scrolls(axis), !isNil { return .own }
        var mask = column.dependence(axis, isNil: isNil)
        if scrolls(axis.other) { mask.remove(.other) }
        return mask
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        window = SafeArea.extended(frame, .all, isRightToLeft, context)
        let inward = inward(Proposal(frame.size))
        let size = column.size(inward)
        var inside = context
        inside.relativeSize = CGSize(
            width: max(frame.width - CGFloat(margin(.horizontal)), 0), height: max(frame.height - CGFloat(margin(.vertical)), 0))
        // Content that scrolls under a bar does not reach through it by itself: along scrolled axes the window is all there is.
        if scrolls(.horizontal) {
            inside.container.origin.x = context.safeArea.minX
            inside.container.size.width = context.safeArea.width
        }
        if scrolls(.vertical) {
            inside.container.origin.y = context.safeArea.minY
            inside.container.size.height = context.safeArea.height
        }
        inside.scrollWindow = region
        contentSize = CGSize(width: size.width + CGFloat(margin(.horizontal)), height: size.height + CGFloat(margin(.vertical)))
        let shift = CGPoint(x: shift(.horizontal, size.width, frame.width), y: shift(.vertical, size.height, frame.height))
        shown = CGPoint(x: max(-shift.x, 0), y: max(-shift.y, 0))
        let start = CGPoint(x: margins.leading + shift.x, y: margins.top + shift.y)
        placeInner(column, at: start, size: size, inward, inside)
        extent = ScrollExtent(
            above: scrolls(.vertical) ? max(margins.top - start.y, 0) : 0,
            below: scrolls(.vertical) ? max(start.y + size.height - frame.height, 0) : 0)
    }

    override package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        key == ScrollExtentKey.self ? .some(extent as! K.Value) : super.preference(key)
    }

    /// What of the window the margins leave, in the picture's space.
    var region: CGRect {
        let left = isRightToLeft ? margins.trailing : margins.leading
        return CGRect(
            x: frame.minX + left, y: frame.minY + margins.top, width: max(frame.width - CGFloat(margin(.horizontal)), 0),
            height: max(frame.height - CGFloat(margin(.vertical)), 0))
    }

    /// Where the content starts along an axis, in the window's space.
    private func shift(_ axis: Axis, _ content: CGFloat, _ length: CGFloat) -> CGFloat {
        let room = length - CGFloat(margin(axis)) - content
        guard scrolls(axis) else { return room.isFinite ? room / 2 : 0 }
        guard room.isFinite else { return 0 }
        if room >= 0 {
            // Shorter content stands at the start; in a view that scrolls both ways, in the middle.
            let share = (alignmentAnchor ?? anchor).map { axis == .horizontal ? $0.x : $0.y } ?? (axes == [.horizontal, .vertical] ? 0.5 : 0)
            return room * share
        }
        if let wanted { return -min(max(axis == .horizontal ? wanted.x : wanted.y, 0), -room) }
        return room * (anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0)
    }

    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool { hitScrolling(point, &hits) }

    override package func answers(toSpace name: AnyHashable) -> Bool {
        guard let name = name.base as? ScrollSpaceName else { return false }
        return name.axis.map { scrolls($0) } ?? true
    }

    override package func paint(_ painter: inout Painter) {
        guard clips else { return column.paint(&painter) }
        guard window.width > 0, window.height > 0 else { return }
        painter.group(.pushClip(Path(painter.snapped(window)), style: FillStyle())) { column.paint(&$0) }
    }

    override package var inner: [LayoutItem] { column.children }

    override package var accessibility: [AccessibilityElement] { super.accessibility.inReadingOrder }
}

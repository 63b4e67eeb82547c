import Foundation
import Metrics

/// Fingers scroll: a drag along a scrolled axis moves the content with the finger, between its two ends.
///
/// Apple's scroll views go on by themselves when the finger leaves in motion, and stretch beyond the ends; here content stays where
/// the finger left it, so that a script says where a picture is taken.
extension ScrollItem: GestureHolder {
    package var precedence: GesturePrecedence { .normal }

    /// Touches land on what is inside the window; one between the rows still scrolls.
    func hitScrolling(_ point: CGPoint, _ hits: inout HitPath) -> Bool {
        let area = window.width > 0 && window.height > 0 ? window : frame
        guard area.contains(point) || (!clips && column.frame.contains(point)) else { return false }
        if !column.hit(point, &hits) { hits.land(on: self) }
        hits.add(self)
        return true
    }

    private struct Pan {
        var start: CGPoint
        var offset: CGPoint
        var isScrolling = false
    }

    package func recognize(_ event: InputEvent, _ memory: _GestureMemory) -> _GesturePhase<Void> {
        guard event.kind != .cancelled, event.touches.count == 1, let location = unmapped(event.touches[0].location) else {
            return event.kind == .tick ? .possible : .failed
        }
        if event.kind == .began {
            memory.store(Pan(start: location, offset: contentOffset))
            return .possible
        }
        guard var pan = memory.stored(Pan.self) else { return .failed }
        let dx = location.x - pan.start.x, dy = location.y - pan.start.y
        if !pan.isScrolling {
            let limit = InteractionMetrics.dragMinimumDistance
            pan.isScrolling = (scrolls(.vertical) && abs(dy) >= limit && (abs(dy) >= abs(dx) || scrolls(.horizontal)))
                || (scrolls(.horizontal) && abs(dx) >= limit && (abs(dx) >= abs(dy) || scrolls(.vertical)))
            guard pan.isScrolling else { return event.kind == .ended ? .failed : .possible }
        }
        memory.store(pan)
        scroll(to: CGPoint(
            x: scrolls(.horizontal) ? pan.offset.x - dx : pan.offset.x, y: scrolls(.vertical) ? pan.offset.y - dy : pan.offset.y))
        return event.kind == .ended ? .ended(()) : .active(())
    }

    /// How far the content is scrolled now, in points.
    package var contentOffset: CGPoint {
        CGPoint(x: frame.minX + margins.leading - column.frame.minX, y: frame.minY + margins.top - column.frame.minY)
    }

    /// How far the content can be scrolled.
    package var contentOffsetLimit: CGPoint {
        CGPoint(
            x: max(column.frame.width + margins.leading + margins.trailing - frame.width, 0),
            y: max(column.frame.height + margins.top + margins.bottom - frame.height, 0))
    }

    /// Scrolls as far as there is content, and asks for a layout.
    @MainActor package func scroll(to wanted: CGPoint) {
        let limit = contentOffsetLimit
        offset = CGPoint(
            x: scrolls(.horizontal) ? min(max(wanted.x, 0), limit.x) : 0, y: scrolls(.vertical) ? min(max(wanted.y, 0), limit.y) : 0)
        node?.graph.requestLayout()
    }
}

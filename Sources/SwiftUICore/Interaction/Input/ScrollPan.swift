import Foundation
import Metrics

/// Fingers scroll: a drag along a scrolled axis moves the content with the finger, between its two ends.
///
/// Apple's scroll views go on by themselves when the finger leaves in motion, and stretch beyond the ends; here content stays where
/// the finger left it, so that a script says where a picture is taken, unless it has a `scrollTargetBehavior`.
extension ScrollItem: GestureHolder {
    package var precedence: GesturePrecedence { .normal }

    /// Touches land on what is inside the window; one between the rows still scrolls.
    func hitScrolling(_ point: CGPoint, _ hits: inout HitPath) -> Bool {
        let area = window.width > 0 && window.height > 0 ? window : frame
        guard area.contains(point) || (!clips && column.frame.contains(point)) else { return false }
        if !column.hit(point, &hits) { hits.land(on: self) }
        if isEnabled { hits.add(self) }
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
            memory.store(Pan(start: location, offset: offset))
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
        // Offsets count from the leading side.
        let wanted = CGPoint(
            x: scrolls(.horizontal) ? pan.offset.x + (isRightToLeft ? dx : -dx) : pan.offset.x,
            y: scrolls(.vertical) ? pan.offset.y - dy : pan.offset.y)
        offset = event.kind == .ended ? restingOffset(wanted) : wanted
        return event.kind == .ended ? .ended(()) : .active(())
    }
}

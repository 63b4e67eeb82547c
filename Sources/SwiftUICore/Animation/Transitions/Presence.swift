import Foundation
import Graphics

/// How far a view has come, or gone: 0 is away, 1 is there.
///
/// It stands on the outermost item of the view, and whoever draws the item draws it through this.
package final class Presence {
    var kind: AnyTransition.Kind
    /// How far the view is there.
    package var share: Double
    var isLeaving = false
    /// Whose size is the way of a move.
    let measure: LayoutItem

    init(_ kind: AnyTransition.Kind, share: Double, measure: LayoutItem) { (self.kind, self.share, self.measure) = (kind, share, measure) }

    /// What the transition does to the drawing now.
    struct Effect: Equatable {
        var opacity = 1.0
        var offset = CGSize.zero
        var scale = 1.0
        var anchor = UnitPoint.center
        var blur: CGFloat = 0
    }

    var effect: Effect {
        var effect = Effect()
        add(kind, to: &effect)
        return effect
    }

    private func add(_ kind: AnyTransition.Kind, to effect: inout Effect) {
        let away = 1 - share
        switch kind {
        case .identity, .modified: break
        case .opacity: effect.opacity *= min(max(share, 0), 1)
        case .move(let edge): move(edge, away, &effect)
        case .slide: move(isLeaving ? .trailing : .leading, away, &effect)
        case .push(let edge):
            move(isLeaving ? edge.opposite : edge, away, &effect)
            effect.opacity *= min(max(share, 0), 1)
        case .offset(let x, let y):
            effect.offset.width += (measure.isRightToLeft ? -x : x) * away
            effect.offset.height += y * away
        case .scale(let scale, let anchor):
            // Apple's smallest scale is not 0, which could not be undone.
            let smallest = max(scale, 1e-5)
            effect.scale *= smallest + (1 - smallest) * share
            effect.anchor = anchor
        case .blurReplace:
            effect.opacity *= min(max(share, 0), 1)
            effect.blur += 10 * max(away, 0)
            effect.scale *= 0.9 + 0.1 * share
        case .combined(let first, let second):
            add(first, to: &effect)
            add(second, to: &effect)
        case .asymmetric(let insertion, let removal): add(isLeaving ? removal : insertion, to: &effect)
        case .animated(let kind, _): add(kind, to: &effect)
        }
    }

    private func move(_ edge: Edge, _ away: Double, _ effect: inout Effect) {
        let size = measure.frame.size, turned: CGFloat = measure.isRightToLeft ? -1 : 1
        switch edge {
        case .top: effect.offset.height -= size.height * away
        case .bottom: effect.offset.height += size.height * away
        case .leading: effect.offset.width -= size.width * away * turned
        case .trailing: effect.offset.width += size.width * away * turned
        }
    }

    func paint(_ item: LayoutItem, _ painter: inout Painter) {
        let effect = effect
        if effect.opacity <= 0 { return }
        var map = CGAffineTransform.identity
        if effect.scale != 1 {
            let center = effect.anchor.point(in: measure.frame)
            map = CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(CGAffineTransform(scaleX: effect.scale, y: effect.scale))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        }
        if effect.offset != .zero {
            map = map.concatenating(CGAffineTransform(translationX: effect.offset.width, y: effect.offset.height))
        }
        func blurred(_ painter: inout Painter) {
            if effect.blur > 0 {
                painter.group(.pushBlur(radius: effect.blur, isOpaque: false)) { item.paint(&$0) }
            } else {
                item.paint(&painter)
            }
        }
        painter.faded(effect.opacity) { painter in
            if map.isIdentity { blurred(&painter) } else { painter.group(.pushTransform(map)) { blurred(&$0) } }
        }
    }
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

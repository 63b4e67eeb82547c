import Foundation
import Graphics
import Metrics
import SwiftUICore

/// How a page comes in from the side over the one below, and goes there again.
///
/// Fidelity: the bar moves with its page; Apple's stays where it is while its titles fade and slide, and the page below gets a little darker.
enum PageMotion {
    static var animation: Animation { .timingCurve(0.25, 0.1, 0.25, 1, duration: InteractionMetrics.pushDuration) }

    /// - Parameter hasStarted: whether the screen is up; pages that are there at its beginning do not come in.
    static func transition(hasStarted: Bool) -> AnyTransition {
        .asymmetric(insertion: hasStarted ? .move(edge: .trailing) : .identity, removal: .move(edge: .trailing)).animation(animation)
    }

    /// Draws the page below one that is there to a share.
    static func paint(below page: LayoutItem, _ share: Double, of container: LayoutItem, _ painter: inout Painter) {
        let way = -container.frame.width * InteractionMetrics.pushParallax * share
        painter.group(.pushTransform(CGAffineTransform(translationX: container.isRightToLeft ? -way : way, y: 0))) { page.paint(&$0) }
    }
}

/// What is known of the screen that views stand on.
final class ScreenState {
    /// Whether its first picture is over: what comes now comes as a change.
    var hasStarted = false
}

private enum ScreenStateKey: EnvironmentKey { static var defaultValue: ScreenState { ScreenState() } }

extension EnvironmentValues {
    var screenState: ScreenState {
        get { self[ScreenStateKey.self] }
        set { self[ScreenStateKey.self] = newValue }
    }
}

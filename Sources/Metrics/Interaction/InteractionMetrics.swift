/// How far and how long touches may go before they count as something else. Points and seconds.
package enum InteractionMetrics {
    /// A finger may wander this far during a tap: `UITapGestureRecognizer` allows 45 points (from memory, unmeasured).
    package static let tapMaximumDistance = 45.0
    /// The longest wait between the taps of a double tap: OpenSwiftUI's `RepeatGesture` has 0.35 s.
    package static let tapRepeatDelay = 0.35
    /// `LongPressGesture(minimumDuration:maximumDistance:)`, the declared defaults.
    package static let longPressDuration = 0.5
    package static let longPressMaximumDistance = 10.0
    /// `DragGesture(minimumDistance:)`, the declared default; scroll views start to scroll after as much (`UIScrollView`).
    package static let dragMinimumDistance = 10.0
    /// A drag's predicted end lies a quarter of a second of its velocity ahead (OpenSwiftUI's `DragGesture.Value.velocity` is four
    /// times the difference).
    package static let dragPredictionTime = 0.25
    /// A pressed button stays pressed while the finger is within this distance of it: `UIControl`'s touch slack (from memory).
    package static let pressSlack = 70.0
    /// `MagnifyGesture(minimumScaleDelta:)` and `RotateGesture(minimumAngleDelta:)` in degrees, the declared defaults.
    package static let magnifyMinimumScaleDelta = 0.01
    package static let rotateMinimumDegrees = 1.0
    /// How long a row's grey takes to fade once a finger, or the page it led to, has left; from memory.
    package static let rowFade = 0.35
    /// How a page comes in from the side: how long that takes, and how far the page below moves away, as a share of its width
    /// (`UINavigationController`, from memory).
    package static let pushDuration = 0.35
    package static let pushParallax = 0.3
    /// How far a character of `ContentTransition.numericText` rolls, in sizes of its font (by eye; unmeasured).
    package static let numericTextTravel = 0.5
}

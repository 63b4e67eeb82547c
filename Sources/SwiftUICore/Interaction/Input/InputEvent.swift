import Foundation

/// One finger on the screen.
package struct Touch {
    /// Tells fingers apart.
    package var id: Int
    /// Picture space, points.
    package var location: CGPoint

    package init(id: Int = 0, location: CGPoint) { (self.id, self.location) = (id, location) }
}

/// Something that happened to the screen, or just time that passed.
package struct InputEvent {
    package enum Kind { case began, moved, ended, cancelled, tick }

    package var kind: Kind
    /// Seconds on the virtual clock.
    package var time: Double
    /// All fingers on the screen; those that just left included.
    package var touches: [Touch]

    package init(_ kind: Kind, time: Double, touches: [Touch] = []) { (self.kind, self.time, self.touches) = (kind, time, touches) }
}

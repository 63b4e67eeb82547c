import Foundation

/// Which gestures take part where one is added to a view.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    /// The added one.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture round a view.
package final class GestureItem: WrapperItem, GestureHolder {
    package var precedence = GesturePrecedence.normal
    var mask = GestureMask.all
    /// False inside `disabled(true)`.
    var isEnabled = true
    /// The view has left while a touch may still be on it.
    var hasLeft = false
    var recognizer: (@MainActor (_GestureEvent, _GestureMemory) -> _GesturePhase<Void>)?

    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool {
        let count = hits.gestures.count
        guard content.hit(point, &hits) else { return false }
        if !mask.contains(.subviews) { hits.dropGestures(after: count) }
        if isEnabled, mask.contains(.gesture) { hits.add(self) }
        return true
    }

    package func recognize(_ event: InputEvent, _ memory: _GestureMemory) -> _GesturePhase<Void> {
        guard !hasLeft, let recognizer else { return .failed }
        return recognizer(_GestureEvent(event: event, item: self), memory)
    }
}

nonisolated struct GestureLayer<G: Gesture>: Layer {
    static var usesEnvironment: Bool { true }

    let gesture: G
    let precedence: GesturePrecedence
    let mask: GestureMask
    var isEnabled = true

    func makeItem(round inner: LayoutItem) -> GestureItem { GestureItem(inner) }

    func update(_ item: GestureItem, _ environment: EnvironmentValues) {
        item.precedence = precedence
        item.mask = mask
        item.isEnabled = isEnabled && environment.isEnabled
        nonisolated(unsafe) let gesture = gesture
        item.recognizer = { G._recognize(gesture, $0, $1).map { _ in } }
    }

    func leave(_ item: GestureItem) { item.hasLeft = true }
}

extension View {
    /// Adds a gesture; those of the views inside come first.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureLayer(gesture: gesture, precedence: .normal, mask: mask))
    }

    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureLayer(gesture: gesture, precedence: .normal, mask: .all, isEnabled: isEnabled))
    }

    /// Adds a gesture that comes before those of the views inside.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureLayer(gesture: gesture, precedence: .high, mask: mask))
    }

    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureLayer(gesture: gesture, precedence: .high, mask: .all, isEnabled: isEnabled))
    }

    /// Adds a gesture that is recognised beside all others.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureLayer(gesture: gesture, precedence: .simultaneous, mask: mask))
    }

    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureLayer(gesture: gesture, precedence: .simultaneous, mask: .all, isEnabled: isEnabled))
    }
}

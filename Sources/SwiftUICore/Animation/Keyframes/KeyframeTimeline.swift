import Foundation

/// Keyframes to be asked for their value at an instant.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [(duration: Double, apply: (inout Value, Double) -> Void)]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, content())
    }

    init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
        (initial, tracks) = (initialValue, keyframes._tracks.map { $0.begin(initialValue) })
    }

    /// How long the longest track takes, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// The value after some seconds; before the first and after the last it stays.
    public func value(time: Double) -> Value {
        var value = initial
        update(value: &value, time: time)
        return value
    }

    /// The value at a share of the whole duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Changes the parts of a value that have tracks.
    public func update(value: inout Value, time: Double) { for track in tracks { track.apply(&value, max(time, 0)) } }

    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}

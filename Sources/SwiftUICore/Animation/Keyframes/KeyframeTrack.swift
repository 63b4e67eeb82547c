/// A sequence of keyframes of one value.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent

    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// The keyframes in their order; given by default through `body`.
    var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value { public var _keyframes: [_Keyframe<Value>] { body._keyframes } }

extension KeyframeTrackContent where Body == Self { public var body: Self { self } }

/// Keyframes one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Self

    public let _keyframes: [_Keyframe<Value>]
}

@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_keyframes: keyframe._keyframes)
    }

    public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> { buildArray(parts) }

    public static func buildArray(_ parts: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_keyframes: parts.flatMap(\._keyframes))
    }

    public static func buildEither(first: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { first }
    public static func buildEither(second: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { second }
    public static func buildOptional(_ part: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> { part ?? _KeyframeSequence(_keyframes: []) }
}

/// How a value, or parts of it, change with time.
public protocol Keyframes<Value> {
    associatedtype Value

    /// One for each part of the value that changes by itself.
    var _tracks: [_KeyframeTrack<Value>] { get }
}

/// One part of a value with its keyframes, the part's type hidden.
public struct _KeyframeTrack<Root> {
    /// Starting from a value: how long the track takes, and what it makes of a value at an instant.
    let begin: (Root) -> (duration: Double, apply: (inout Root, Double) -> Void)
}

/// The keyframes of one part of a value. Tracks run beside each other.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    let keyPath: WritableKeyPath<Root, Value>
    let content: Content

    /// The whole value as one part.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        (keyPath, self.content) = (\Root.self, content())
    }

    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        (self.keyPath, self.content) = (keyPath, content())
    }

    public var _tracks: [_KeyframeTrack<Root>] {
        let (keyPath, keyframes) = (keyPath, content._keyframes)
        return [_KeyframeTrack { root in
            let way = KeyframeWay(from: root[keyPath: keyPath].animatableData, keyframes)
            return (way.duration, { root, time in root[keyPath: keyPath].animatableData = way.value(at: time) })
        }]
    }
}

/// Tracks beside each other.
public struct _KeyframeTracks<Value>: Keyframes {
    public let _tracks: [_KeyframeTrack<Value>]
}

@resultBuilder public enum KeyframesBuilder<Value> {
    public static func buildExpression(_ keyframes: some Keyframes<Value>) -> _KeyframeTracks<Value> { _KeyframeTracks(_tracks: keyframes._tracks) }

    public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> where Value: Animatable {
        _KeyframeSequence(_keyframes: keyframe._keyframes)
    }

    public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> { buildArray(parts) }

    public static func buildArray(_ parts: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> { _KeyframeTracks(_tracks: parts.flatMap(\._tracks)) }

    public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }
    public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { second }
    public static func buildOptional(_ part: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> { part ?? _KeyframeTracks(_tracks: []) }

    /// Keyframes without a track are those of the whole value.
    public static func buildBlock(_ first: _KeyframeSequence<Value>, _ more: _KeyframeSequence<Value>...) -> _KeyframeTracks<Value>
    where Value: Animatable {
        let sequence = _KeyframeSequence(_keyframes: ([first] + more).flatMap(\._keyframes))
        return _KeyframeTracks(_tracks: KeyframeTrack<Value, Value, _KeyframeSequence<Value>>(content: { sequence })._tracks)
    }
}

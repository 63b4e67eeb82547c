/// A way to make something that can be stored and compared out of a value.
public struct Snapshotting<Value, Format> {
    /// The ending of stored files, e.g. `png`.
    public var pathExtension: String?
    /// How the format is stored and compared.
    public var diffing: Diffing<Format>
    /// Makes the format of a value.
    public var snapshot: (Value) -> Async<Format>

    public init(pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>) {
        (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
    }

    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// The same for another type of value, given how to make this one's value of it.
    public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { self.snapshot(transform($0)) })
    }

    /// The same for another type of value, given how to make this one's value of it some time later.
    public func asyncPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Async<Value>) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
            Async<Format> { callback in transform(newValue).run { value in self.snapshot(value).run(callback) } }
        }
    }
}

/// A strategy whose value is stored as it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

/// A value that is there at once or some time later.
public struct Async<Value> {
    /// Calls back with the value, once.
    public let run: (@escaping (Value) -> Void) -> Void

    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    public init(value: Value) { self.init { callback in callback(value) } }

    public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in self.run { callback(transform($0)) } }
    }
}

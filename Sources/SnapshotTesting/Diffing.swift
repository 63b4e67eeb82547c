import Foundation

/// How a format becomes bytes and back, and how two of it are compared.
public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value
    /// What is different, and files that show it; `nil` when nothing is.
    public var diff: (Value, Value) -> (String, [SnapshotAttachment])?
    /// Reads stored bytes and says in a sentence when they cannot be.
    var reading: ((Data) throws -> Value)?

    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [SnapshotAttachment])?
    ) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}

/// A file that a failed assertion adds to the test report.
public struct SnapshotAttachment: Sendable {
    public var name: String
    public var bytes: Data

    public init(name: String, bytes: Data) { (self.name, self.bytes) = (name, bytes) }
}

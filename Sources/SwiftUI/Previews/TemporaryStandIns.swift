// Stands in for the real types while they are being written.
@_exported import SwiftUICore
public protocol TransactionKey { associatedtype Value; static var defaultValue: Value { get } }
public protocol ContainerValueKey { associatedtype Value; static var defaultValue: Value { get } }
public protocol FocusedValueKey { associatedtype Value }
extension Transaction {
    public subscript<K: TransactionKey>(_ k: K.Type) -> K.Value { get { K.defaultValue } set {} }
}
public struct ContainerValues {
    public init() {}
    public subscript<K: ContainerValueKey>(_ k: K.Type) -> K.Value { get { K.defaultValue } set {} }
}
public struct FocusedValues {
    public init() {}
    public subscript<K: FocusedValueKey>(_ k: K.Type) -> K.Value? { get { nil } set {} }
}

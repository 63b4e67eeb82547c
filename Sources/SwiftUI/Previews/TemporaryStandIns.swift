// Stands in for the real types while they are being written.
@_exported import Foundation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<V: View>(_ v: V) -> V { v }
    public static func buildExpression<V: View>(_ v: V) -> V { v }
    public static func buildBlock<each C: View>(_ c: repeat each C) -> EmptyView { EmptyView() }
    public static func buildEither<V: View>(first v: V) -> AnyView { AnyView(v) }
    public static func buildEither<V: View>(second v: V) -> AnyView { AnyView(v) }
}
extension View { public var body: Never { fatalError() } }
public struct EmptyView: View { nonisolated public init() {} }
public struct AnyView: View {
    nonisolated(unsafe) public let wrapped: any View
    nonisolated public init(_ v: any View) { wrapped = v }
}
public struct Text: View, Equatable {
    public let string: String
    public init(_ s: String) { string = s }
}
public struct VStack<C: View>: View {
    public let content: C
    public init(@ViewBuilder content: () -> C) { self.content = content() }
}
@propertyWrapper public struct State<V> {
    public var wrappedValue: V
    public init(wrappedValue: V) { self.wrappedValue = wrappedValue }
    public var projectedValue: Binding<V> { Binding() }
}
public struct Binding<V> {}
public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
public protocol TransactionKey { associatedtype Value; static var defaultValue: Value { get } }
public protocol ContainerValueKey { associatedtype Value; static var defaultValue: Value { get } }
public protocol FocusedValueKey { associatedtype Value }
public struct EnvironmentValues {
    public init() {}
    public subscript<K: EnvironmentKey>(_ k: K.Type) -> K.Value { get { K.defaultValue } set {} }
}
public struct Transaction {
    public init() {}
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

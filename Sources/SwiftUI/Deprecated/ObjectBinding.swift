import Combine
import SwiftUICore

// How objects told views of their changes in the first betas of 2019.

/// An object that says, through `didChange`, that it has changed; today's name is `ObservableObject`.
///
/// It is an `ObservableObject` whose publisher sends after the change instead of before, so that `@ObservedObject`, `@StateObject` and
/// `@EnvironmentObject` take it too.
@available(*, deprecated, renamed: "ObservableObject", message: "Use ObservableObject, with @Published properties.")
public protocol BindableObject: ObservableObject {
    associatedtype PublisherType: Publisher where PublisherType.Failure == Never
    associatedtype ObjectWillChangePublisher = PublisherType

    /// Sends after the object has changed.
    var didChange: PublisherType { get }
}

@available(*, deprecated, message: "Use ObservableObject, with @Published properties.")
extension BindableObject where ObjectWillChangePublisher == PublisherType {
    public var objectWillChange: PublisherType { didChange }
}

/// An object that someone else owns; any change of it renews the view. Today's name is `@ObservedObject`.
@available(*, deprecated, renamed: "ObservedObject")
@propertyWrapper public struct ObjectBinding<BindableObjectType: ObservableObject>: DynamicProperty {
    @ObservedObject private var object: BindableObjectType

    public init(wrappedValue: BindableObjectType) { object = wrappedValue }

    public init(initialValue: BindableObjectType) { object = initialValue }

    public var wrappedValue: BindableObjectType {
        get { object }
        set { object = newValue }
    }

    public var projectedValue: ObservedObject<BindableObjectType>.Wrapper { $object }
}

/// A property that the framework connects to its storage; today's name is `DynamicProperty`.
@available(*, deprecated, renamed: "DynamicProperty")
public typealias DynamicViewProperty = DynamicProperty

/// An object that says when it is about to change.
///
/// Without an `objectWillChange` of its own, a class gets one that sends before each change of a `@Published` property.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The same publisher each time for the same object.
    public var objectWillChange: ObservableObjectPublisher {
        PublishedFields.of(type(of: self)).publisher(for: self) ?? ObjectPublishers.shared.publisher(for: self)
    }
}

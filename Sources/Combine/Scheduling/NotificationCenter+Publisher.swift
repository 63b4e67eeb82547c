import Foundation

extension NotificationCenter {
    /// Sends the notifications of this name, those posted by the object if one is given.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends notifications; those without demand are lost.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            // Notifications come on the thread that posts them; the conduit has its own lock.
            nonisolated(unsafe) var observer: (any NSObjectProtocol)?
            let center = center
            nonisolated(unsafe) let conduit = Conduit<Notification, Never>(AnySubscriber(subscriber), keepsLatest: false) { _ in
                if let observer { center.removeObserver(observer) }
                observer = nil
            }
            observer = center.addObserver(forName: name, object: object, queue: nil) { conduit.offer($0) }
            subscriber.receive(subscription: conduit)
        }
    }
}

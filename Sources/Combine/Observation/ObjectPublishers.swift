import Foundation

/// The publishers of observable objects without any `@Published` property, kept beside the objects.
///
/// An entry whose object is gone is taken out when the table has doubled since it was last swept, so the table never holds more than
/// twice the entries in use (and a few).
final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()

    private struct Entry {
        weak var object: AnyObject?
        var publisher: ObservableObjectPublisher
    }

    private static let smallest = 16
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = smallest

    var count: Int { lock.withLock { entries.count } }

    func publisher(for object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let id = ObjectIdentifier(object)
            // Another object may have lived at this address before.
            if let entry = entries[id], entry.object === object { return entry.publisher }
            if entries.count >= sweepAt {
                entries = entries.filter { $0.value.object != nil }
                sweepAt = max(Self.smallest, entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            entries[id] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}

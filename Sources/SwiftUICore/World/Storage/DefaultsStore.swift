import Foundation

/// Values by key that outlive views: what `@AppStorage` and `@SceneStorage` read and write.
///
/// A store lives in memory; whoever wants a program to find them again after a relaunch keeps `contents` and starts the next one with
/// them. A store over a `UserDefaults` that a program names itself reads and writes that.
package final class DefaultsStore: @unchecked Sendable {
    private var locations: [String: StateLocation<StoredValue?>] = [:]
    private let defaults: UserDefaults?
    private var observer: (any NSObjectProtocol)?

    package init(_ contents: [String: StoredValue] = [:]) {
        defaults = nil
        self.contents = contents
    }

    private init(over defaults: UserDefaults) {
        self.defaults = defaults
        observer = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in self?.readAgain() }
    }

    /// Everything in it; for a store over a `UserDefaults`, what has been read or written through it.
    package var contents: [String: StoredValue] {
        get { locations.compactMapValues(\.value) }
        set {
            for key in Set(newValue.keys).union(locations.keys) { self[key] = newValue[key] }
        }
    }

    /// The value under a key: a body that reads it is renewed when it changes. nil takes it out.
    package subscript(key: String) -> StoredValue? {
        get { location(key).value }
        set {
            let location = location(key)
            guard location.unreadValue != newValue else { return }
            defaults?.set(newValue?.propertyList, forKey: key)
            location.value = newValue
        }
    }

    private func location(_ key: String) -> StateLocation<StoredValue?> {
        if let known = locations[key] { return known }
        let new = StateLocation(StoredValue(propertyList: defaults?.object(forKey: key)))
        locations[key] = new
        return new
    }

    private func readAgain() {
        for (key, location) in locations {
            let now = StoredValue(propertyList: defaults?.object(forKey: key))
            if location.unreadValue != now { location.value = now }
        }
    }

    // MARK: Stores that programs name

    private nonisolated(unsafe) static var named: [ObjectIdentifier: DefaultsStore] = [:]
    private static let lock = NSLock()

    static func over(_ defaults: UserDefaults) -> DefaultsStore {
        lock.withLock {
            if let known = named[ObjectIdentifier(defaults)] { return known }
            let new = DefaultsStore(over: defaults)
            named[ObjectIdentifier(defaults)] = new
            return new
        }
    }

    /// What code outside of every tree of views reads and writes.
    static let unattached = DefaultsStore()
}

/// What each scene of an app remembers for its next launch, by the scene's name.
package final class SceneStates: @unchecked Sendable {
    private var stores: [String: DefaultsStore]

    package init(_ contents: [String: [String: StoredValue]] = [:]) { stores = contents.mapValues { DefaultsStore($0) } }

    package var contents: [String: [String: StoredValue]] { stores.mapValues(\.contents) }

    package subscript(scene: String) -> DefaultsStore {
        if let known = stores[scene] { return known }
        let new = DefaultsStore()
        stores[scene] = new
        return new
    }

    /// A scene that a person closes for good is forgotten.
    package func forget(_ scene: String) { stores[scene] = nil }
}

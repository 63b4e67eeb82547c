import Foundation
import Synchronization

extension ResourceLibrary {
    private struct Process: Sendable {
        var library: ResourceLibrary
        var locale: Locale
    }

    private static let process = Mutex(Process(library: .empty, locale: Locale(identifier: "en_US")))

    /// The library of code outside of views, which has no environment: `String(localized:)`. Set once at start.
    package static var current: ResourceLibrary {
        get { process.withLock(\.library) }
        set { process.withLock { $0.library = newValue } }
    }

    /// The language of code outside of views; English of the United States unless set, never the machine's.
    package static var currentLocale: Locale {
        get { process.withLock(\.locale) }
        set { process.withLock { $0.locale = newValue } }
    }
}

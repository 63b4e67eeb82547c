import Foundation
import SwiftUICore

/// A label that opens an address.
public nonisolated struct Link<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL

    public init(destination: URL, @ViewBuilder label: () -> Label) { (self.destination, self.label) = (destination, label()) }

    @MainActor public var body: some View {
        Button(traits: .isLink, mayBeRow: true) { openURL(destination) } label: { label }
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// What opening an address does. Here nothing is opened unless the environment says how.
@MainActor @preconcurrency public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        enum Kind { case handled, discarded, system(URL?) }

        let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))

        /// Leaves another address to the system.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result

    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Tells `completion` whether the address was taken; the system of a preview takes none.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        if case .handled = handler(url).kind { completion(true) } else { completion(false) }
    }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } } }

extension EnvironmentValues {
    /// Opens an address.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

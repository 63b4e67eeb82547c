import SwiftUICore

/// Puts previews into a surrounding that several of them share, such as sample data that is costly to make.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    /// Makes what all previews with a modifier of this type share; called once a run.
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier wraps.
public struct PreviewModifierContent: View {
    let view: AnyView

    public var body: some View { view }
}

/// The contexts of preview modifiers, each made once and kept by the modifier's type.
@MainActor
package final class PreviewContexts {
    private var contexts: [ObjectIdentifier: Any] = [:]

    package init() {}

    /// The view wrapped in the modifiers, the first innermost.
    package func wrap(_ view: any View, in modifiers: [any PreviewModifier]) async throws -> any View {
        var view = view
        for modifier in modifiers { view = try await wrap(view, in: modifier) }
        return view
    }

    private func wrap<M: PreviewModifier>(_ view: any View, in modifier: M) async throws -> any View {
        let key = ObjectIdentifier(M.self)
        let context: M.Context
        if let made = contexts[key] as? M.Context {
            context = made
        } else {
            context = try await M.makeSharedContext()
            contexts[key] = context
        }
        return modifier.body(content: PreviewModifierContent(view: AnyView(view)), context: context)
    }
}

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

import SwiftUICore

/// A program whose interface is made of scenes: its entry, marked `@main`.
///
/// What it owns (`@StateObject`, `@State`) lives as long as the program and is shared by all windows.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    init()
}

/// An app as a view: its open windows, one beside the other in the tree, each an element of its own.
package nonisolated struct AppView<A: App>: View, OutlinedAs {
    package static var outlineName: String { String(describing: A.self) }

    private var app: PropertyHolder<A>
    private let windows: OpenWindows

    /// - Parameter windows: which are open; by default the first window of the first group, as after a launch.
    package init(_ app: A, windows: OpenWindows = OpenWindows()) { (self.app, self.windows) = (PropertyHolder(app), windows) }

    @MainActor package var body: some View {
        SceneContent(scene: app.value.body).environment(windows).environment(\.openWindow, OpenWindowAction(windows: windows))
    }
}

import SwiftUICore

extension View {
    /// Hides the status bar. Pictures have none unless `--device-frame` draws it, and that one stays, with a diagnostic.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
        unsupported(hidden ? "statusBarHidden: a device frame shows the status bar all the same." : nil)
    }

    /// The earlier name of `statusBarHidden(_:)`.
    public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Shows or hides what the system draws over the screen, such as the home indicator; a device frame keeps it, with a diagnostic.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        unsupported(visibility == .hidden ? "persistentSystemOverlays: a device frame shows the home indicator all the same." : nil)
    }

    /// Leaves edges to the view before the system takes gestures there; there are no system gestures here.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

import SwiftUICore

/// Which container a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// Sets what the container of the page stands on: here it lies behind the page, up to the screen's edges.
    ///
    /// Fidelity: on iOS the navigation container itself takes it; a page that has a background of its own hides it either way.
    public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        background(style, ignoresSafeAreaEdges: .all)
    }

    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return background(alignment: alignment) { content.ignoresSafeArea() }
    }
}

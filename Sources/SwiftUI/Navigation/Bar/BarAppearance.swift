import Metrics
import SwiftUICore

/// A bar of the screen, for what is said about bars.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// What a bar stands on, and whether that shows even where nothing scrolls under it.
struct BarBackgroundEntry: Equatable {
    /// Compared by identity, since styles cannot be.
    final class Box {
        let style: AnyShapeStyle
        init(_ style: AnyShapeStyle) { self.style = style }
    }

    var style: Box?
    var visibility: Visibility?

    static func == (a: BarBackgroundEntry, b: BarBackgroundEntry) -> Bool { a.style === b.style && a.visibility == b.visibility }
}

extension View {
    /// Shows or hides bars of the page; without bars named, its navigation bar.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let bars = bars.isEmpty || bars == [.automatic] ? [.navigationBar] : bars
        return navigationBar { content in for bar in bars { content.visibility[bar] = visibility } }
    }

    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let bars = bars.isEmpty || bars == [.automatic] ? [.navigationBar] : bars
        return navigationBar { content in for bar in bars { content.visibility[bar] = visibility } }
    }

    /// Sets what bars stand on while content scrolls under them, or always where the background is visible.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let bars = bars.isEmpty || bars == [.automatic] ? [.navigationBar] : bars, box = BarBackgroundEntry.Box(AnyShapeStyle(style))
        return navigationBar { content in for bar in bars { content.backgrounds[bar, default: .init()].style = box } }
    }

    /// Shows the background of bars even where nothing scrolls under them, or never.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let bars = bars.isEmpty || bars == [.automatic] ? [.navigationBar] : bars
        return navigationBar { content in for bar in bars { content.backgrounds[bar, default: .init()].visibility = visibility } }
    }

    public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let bars = bars.isEmpty || bars == [.automatic] ? [.navigationBar] : bars
        return navigationBar { content in for bar in bars { content.backgrounds[bar, default: .init()].visibility = visibility } }
    }
}

/// What stands behind a bar: nothing while no content is under it, else a layer with a line at its inner edge.
struct BarChrome: View {
    let entry: BarBackgroundEntry?
    let isOverContent: Bool
    /// The edge at which the bar meets the page.
    let edge: VerticalEdge
    @Environment(\.colorScheme) private var scheme
    @Environment(\.displayScale) private var scale

    var body: some View {
        if entry?.visibility == .visible || isOverContent && entry?.visibility != .hidden {
            layer.overlay(alignment: edge == .bottom ? .bottom : .top) {
                (scheme == .dark ? Color.white.opacity(NavigationBarMetrics.hairlineOpacityDark)
                    : Color.black.opacity(NavigationBarMetrics.hairlineOpacityLight))
                    .frame(height: 1 / scale)
            }
            .ignoresSafeArea()
        }
    }

    @ViewBuilder private var layer: some View {
        if let style = entry?.style?.style {
            Rectangle().fill(style)
        } else {
            Color(white: scheme == .dark ? NavigationBarMetrics.chromeDarkWhite : NavigationBarMetrics.chromeLightWhite)
        }
    }
}

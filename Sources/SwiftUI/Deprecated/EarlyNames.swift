import Foundation
import SwiftUICore

// Views and modifiers under the names of the first betas of 2019.

/// A label that shows another page; today's name is `NavigationLink`.
@available(*, deprecated, renamed: "NavigationLink")
public typealias NavigationButton = NavigationLink

/// Pages with a bar of tabs; today's name is `TabView`.
@available(*, deprecated, renamed: "TabView")
public typealias TabbedView = TabView

/// A length in points; today's name is `CGFloat`.
@available(*, deprecated, renamed: "CGFloat")
public typealias Length = CGFloat

extension View {
    /// Runs an action when the view is tapped, `count` times in a row.
    @available(*, deprecated, renamed: "onTapGesture(count:perform:)")
    public nonisolated func tapAction(count: Int = 1, _ action: @escaping () -> Void) -> some View {
        onTapGesture(count: count, perform: action)
    }

    /// Runs an action when a finger has stayed down on the view, and tells when it goes down and leaves.
    @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    public nonisolated func longPressAction(
        minimumDuration: Double = InteractionDefaults.longPressDuration,
        maximumDistance: CGFloat = InteractionDefaults.longPressMaximumDistance, _ action: @escaping () -> Void,
        pressing: ((Bool) -> Void)? = nil
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }

    /// What stands for the view in the bar of a `TabbedView`.
    @available(*, deprecated, renamed: "tabItem(_:)")
    @MainActor public func tabItemLabel<V: View>(_ label: V) -> some View { tabItem { label } }

    /// Titles the page in its navigation bar.
    @available(*, deprecated, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:).")
    public nonisolated func navigationBarItem(
        title: Text, titleDisplayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { navigationBarTitle(title, displayMode: titleDisplayMode) }

    /// Fills the view's frame behind it, with rounded corners.
    @available(*, deprecated, message: "Use background(_:in:).")
    public nonisolated func background<S: ShapeStyle>(_ content: S, cornerRadius: CGFloat) -> some View {
        background(content, in: RoundedRectangle(cornerRadius: cornerRadius, style: .circular))
    }

    /// Draws a border strictly inside the view's frame, with rounded corners.
    @available(*, deprecated, message: "Use overlay(_:) with a stroked shape.")
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1, cornerRadius: CGFloat) -> some View {
        overlay { RoundedRectangle(cornerRadius: cornerRadius, style: .circular).strokeBorder(content, lineWidth: width) }
    }
}

extension TextEditor {
    /// A text editor as slides of 2020 shorten it.
    @available(*, deprecated, renamed: "init(text:)")
    public nonisolated init(_ text: Binding<String>) { self.init(text: text) }
}

extension Text {
    /// Colours the text; nil leaves the foreground of the environment.
    @available(*, deprecated, renamed: "foregroundColor(_:)")
    public func color(_ color: Color?) -> Text { foregroundColor(color) }
}

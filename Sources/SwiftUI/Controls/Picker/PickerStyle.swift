import SwiftUICore

/// The look of pickers inside a view; as Apple's, it cannot be written by users.
public protocol PickerStyle: Sendable {
    var _kind: _PickerStyleKind { get }
}

public enum _PickerStyleKind: Sendable { case automatic, menu, inline, segmented, wheel, navigationLink, palette }

/// A menu.
public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .automatic }
}

/// The value as a button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .menu }
}

/// All choices at once: rows with a check mark in a list, elsewhere a wheel.
public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .inline }
}

/// Choices side by side in one bar.
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .segmented }
}

/// A turning wheel.
public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .wheel }
}

/// A row that leads to a list of the choices.
public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .navigationLink }
}

/// Choices side by side, as symbols in a menu.
public struct PalettePickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerStyleKind { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: NavigationLinkPickerStyle { .init() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { .init() } }

private enum PickerStyleKey: EnvironmentKey { static var defaultValue: _PickerStyleKind { .automatic } }

extension EnvironmentValues {
    var pickerStyle: _PickerStyleKind {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, style._kind) }
}

/// A picker in the look that its style and its place ask for.
struct AutomaticPicker: View {
    let label: AnyView
    let choices: PickerChoices
    @Environment(\.pickerStyle) private var style
    @Environment(\.isMenu) private var isMenu
    @Environment(\.isListRow) private var isListRow

    var body: some View {
        switch style {
        case _ where isMenu: CheckedRows(choices: choices)
        case .inline where isListRow: InlinePicker(label: label, choices: choices)
        case .wheel, .inline: WheelPicker(label: label, choices: choices)
        case .segmented, .palette: SegmentedPicker(choices: choices)
        case .navigationLink: LinkPicker(label: label, choices: choices)
        case .automatic, .menu: MenuPicker(label: label, choices: choices)
        }
    }
}

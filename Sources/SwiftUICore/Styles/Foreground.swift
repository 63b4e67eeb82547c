import Foundation
import Graphics
import Metrics

/// The current foreground: a style, and what it was set over, so that levels (`.secondary`) can refer outwards.
final class ForegroundSlot: Sendable {
    let styles: [AnyShapeStyle]
    let outer: ForegroundSlot?

    /// How opaque levels of a style are beside the first.
    static let opacities = [1, 0.5, 0.25, 0.18]

    init(_ styles: [AnyShapeStyle], outer: ForegroundSlot?) {
        self.styles = styles
        self.outer = outer
    }
}

private enum ForegroundKey: EnvironmentKey { static var defaultValue: ForegroundSlot? { nil } }

extension EnvironmentValues {
    var foreground: ForegroundSlot? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The foreground style as numbers, at a level: 0 primary, 1 secondary, 2 tertiary, 3 quaternary.
    package func resolvedForeground(level: Int = 0) -> ResolvedStyle {
        guard let slot = foreground else {
            let names: [SystemColorName] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
            return .color(systemColor(names[min(max(level, 0), 3)]))
        }
        var outside = self
        outside.foreground = slot.outer
        if level > 0, level < slot.styles.count { return slot.styles[level]._resolved(in: outside) }
        // Levels of a level are those of the default foreground: `.secondary` inside `.secondary` text.
        return slot.styles[0]._resolved(in: outside).opacity(ForegroundSlot.opacities[min(max(level, 0), 3)])
    }

    package func systemColor(_ name: SystemColorName) -> ResolvedColor {
        SystemPalette(dark: colorScheme == .dark, highContrast: colorSchemeContrast == .increased, elevated: isElevated)[name]
    }
}

/// The foreground of the environment, whatever it is.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { environment.resolvedForeground() }
}

/// A level of the current foreground.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { environment.resolvedForeground(level: level) }

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    public static var quinary: HierarchicalShapeStyle { .init(level: 3) }
}

extension ShapeStyle {
    /// The second level of the style: half as opaque.
    public var secondary: some ShapeStyle { _OpacityShapeStyle(base: self, opacity: ForegroundSlot.opacities[1]) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { _OpacityShapeStyle(base: self, opacity: ForegroundSlot.opacities[2]) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { _OpacityShapeStyle(base: self, opacity: ForegroundSlot.opacities[3]) }
    /// The fifth level of the style; drawn as the fourth.
    public var quinary: some ShapeStyle { quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// What interactive parts are coloured with; nil for the accent colour.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    package var resolvedTint: ResolvedStyle { tint?._resolved(in: self) ?? .color(systemColor(.tint)) }
}

/// The background of the environment: the system's, unless something set another.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.backgroundStyle?._resolved(in: environment) ?? .color(environment.systemColor(.systemBackground))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { environment.resolvedTint }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The separator between rows.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle { .color(environment.systemColor(.separator)) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

private struct ForegroundOverride: EnvironmentOverride {
    let styles: [AnyShapeStyle]

    func apply(to values: inout EnvironmentValues) { values.foreground = ForegroundSlot(styles, outer: values.foreground) }

    func isSame(as old: any EnvironmentOverride) -> Bool {
        guard let old = old as? Self, old.styles.count == styles.count else { return false }
        return zip(old.styles, styles).allSatisfy { $0.isKnownToEqual($1) }
    }
}

/// Sets the foreground to a colour; nil restores the default.
private struct ForegroundColorOverride: EnvironmentOverride {
    let color: Color?

    func apply(to values: inout EnvironmentValues) {
        values.foreground = color.map { ForegroundSlot([AnyShapeStyle($0)], outer: values.foreground) }
    }

    func isSame(as old: any EnvironmentOverride) -> Bool { (old as? Self)?.color == color }
}

extension View {
    /// Sets what text, symbols and shapes are filled with.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_EnvironmentModifier(ForegroundOverride(styles: [AnyShapeStyle(style)])))
    }

    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(_EnvironmentModifier(ForegroundOverride(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)])))
    }

    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(_EnvironmentModifier(ForegroundOverride(
            styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])))
    }

    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(_EnvironmentModifier(ForegroundColorOverride(color: color)))
    }

    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    /// Sets the colour of interactive parts; nil for the accent colour.
    public nonisolated func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

    public nonisolated func accentColor(_ color: Color?) -> some View { tint(color) }
}

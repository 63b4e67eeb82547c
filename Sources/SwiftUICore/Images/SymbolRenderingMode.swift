import Graphics
import Metrics

/// How the parts of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Mode { case monochrome, multicolor, hierarchical, palette }

    let mode: Mode

    /// All in the primary foreground style.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// In colours of the symbol's own, where it has some; else in the primary foreground style.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    /// In one style, the less important parts paler.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// Each part in a foreground style of its own.
    public static let palette = SymbolRenderingMode(mode: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// nil: in one style, or each part in its own where several foreground styles are set.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// How symbols inside are coloured; nil lets the foreground styles decide.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
}

extension Image {
    /// How the symbol is coloured; nil lets the environment decide.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolRenderingMode = mode
        return copy
    }
}

extension EnvironmentValues {
    /// What each level of a symbol's parts is painted with; `colors` are the symbol's own, by level.
    func symbolStyles(_ mode: SymbolRenderingMode.Mode, colors: [ResolvedStyle]?) -> [ResolvedStyle] {
        let primary = resolvedForeground()
        switch mode {
        case .monochrome: return [primary, primary, primary]
        // Apple gives the opacities 1, 0.5 and 0.25.
        case .hierarchical: return [primary, primary.opacity(0.5), primary.opacity(0.25)]
        case .palette:
            let count = foreground?.styles.count ?? 1
            // A third part takes the second style where there are two.
            return (0...2).map { resolvedForeground(level: count > 1 ? min($0, count - 1) : $0) }
        case .multicolor:
            guard let colors, !colors.isEmpty else { return [primary, primary, primary] }
            return (0...2).map { colors[min($0, colors.count - 1)] }
        }
    }

    func symbolColor(_ color: SymbolColor) -> ResolvedColor {
        switch color {
        case .white: .white
        case .system(let name): systemColor(name)
        }
    }

    /// The mode of a symbol that itself asks for none, or for one.
    func symbolMode(_ image: Image) -> SymbolRenderingMode.Mode {
        (image.symbolRenderingMode ?? symbolRenderingMode)?.mode ?? ((foreground?.styles.count ?? 1) > 1 ? .palette : .monochrome)
    }
}

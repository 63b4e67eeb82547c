import Metrics

/// Forms of a symbol: in a circle, filled, struck through.
public struct SymbolVariants: Hashable, Sendable {
    var form: Symbols.Form

    public static let none = SymbolVariants(form: Symbols.Form())
    public static let circle = SymbolVariants.none.circle
    public static let square = SymbolVariants.none.square
    public static let rectangle = SymbolVariants.none.rectangle
    public static let fill = SymbolVariants.none.fill
    public static let slash = SymbolVariants.none.slash

    /// The same forms in a circle; the shape asked for last counts.
    public var circle: SymbolVariants { enclosed("circle") }
    public var square: SymbolVariants { enclosed("square") }
    public var rectangle: SymbolVariants { enclosed("rectangle") }

    public var fill: SymbolVariants {
        var copy = self
        copy.form.isFilled = true
        return copy
    }

    public var slash: SymbolVariants {
        var copy = self
        copy.form.isSlashed = true
        return copy
    }

    private func enclosed(_ shape: String) -> SymbolVariants {
        var copy = self
        copy.form.enclosure = shape
        return copy
    }

    /// Whether all of the other's forms are among these.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.form.enclosure == nil || other.form.enclosure == form.enclosure)
            && (form.isFilled || !other.form.isFilled) && (form.isSlashed || !other.form.isSlashed)
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows symbols inside in another form, where they have it; forms from outside are kept, `none` drops them.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { value in
            guard variant != .none else { return value = .none }
            value.form.isFilled = value.form.isFilled || variant.form.isFilled
            value.form.isSlashed = value.form.isSlashed || variant.form.isSlashed
            value.form.enclosure = variant.form.enclosure ?? value.form.enclosure
        }
    }
}

/// A value that flows up the view tree under its own key.
public protocol PreferenceKey {
    associatedtype Value

    /// The value where nothing below sets one.
    static var defaultValue: Value { get }

    /// Combines the values of siblings, in tree order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

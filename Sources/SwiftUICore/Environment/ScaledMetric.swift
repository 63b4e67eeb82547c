import Foundation
import Metrics

/// A length that grows with the text size a person has chosen, rounded to whole pixels.
///
/// The factor is that of a text style's line distance, as `UIFontMetrics` has it; numbers that are not finite stay as they are.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.displayScale) private var scale

    /// A length that grows like body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// A length that grows like a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (value, style) = (wrappedValue, textStyle) }

    public var wrappedValue: Value {
        Value(TypeRamp.scaledValue(CGFloat(value), relativeTo: style.name, typeSize: typeSize.name, scale: scale))
    }
}

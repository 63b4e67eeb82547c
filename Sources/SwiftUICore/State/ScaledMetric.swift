import Foundation
import Metrics

/// A length that grows with the text size a person has chosen, as the text of a style does.
///
/// In points, rounded to device pixels (`TypeRamp.scaledValue` says how, and where that was measured); not-finite values stay as they are.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.displayScale) private var scale

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, style) = (wrappedValue, textStyle) }

    /// Grows as body text does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value {
        Value(TypeRamp.scaledValue(CGFloat(base), relativeTo: style.name, typeSize: typeSize.name, scale: scale))
    }
}

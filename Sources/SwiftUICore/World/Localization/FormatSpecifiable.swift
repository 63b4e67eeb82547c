import Foundation

// Specifiers as the SDK's interpolations write them into keys: a table's keys depend on them.

extension Int: _FormatSpecifiable {
    public var _arg: Int64 { Int64(self) }
    public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
    public var _arg: Int32 { self }
    public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
    public var _arg: Int64 { self }
    public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
    public var _arg: UInt64 { UInt64(self) }
    public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
    public var _arg: UInt32 { self }
    public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
    public var _arg: UInt64 { self }
    public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
    public var _arg: Float { self }
    public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
    public var _specifier: String { "%lf" }
}

/// The values that Apple's interpolations accept as `ReferenceConvertible`, to which most do not conform on Linux.
public protocol _DescribedArgument: CustomStringConvertible {}

extension Calendar: _DescribedArgument {}
extension CharacterSet: _DescribedArgument {}
extension Data: _DescribedArgument {}
extension Date: _DescribedArgument {}
extension DateComponents: _DescribedArgument {}
extension Decimal: _DescribedArgument {}
extension IndexPath: _DescribedArgument {}
extension IndexSet: _DescribedArgument {}
extension Locale: _DescribedArgument {}
extension Measurement: _DescribedArgument {}
extension TimeZone: _DescribedArgument {}
extension URL: _DescribedArgument {}
extension UUID: _DescribedArgument {}

extension FormatArgument {
    /// The argument for what a `_FormatSpecifiable` hands over.
    init(_ value: some CVarArg) {
        switch value {
        case let number as Int64: self = .integer(number)
        case let number as Int32: self = .integer(Int64(number))
        case let number as Int: self = .integer(Int64(number))
        case let number as UInt64: self = .unsigned(number)
        case let number as UInt32: self = .unsigned(UInt64(number))
        case let number as UInt: self = .unsigned(UInt64(number))
        case let number as Double: self = .floating(number)
        case let number as Float: self = .floating(Double(number))
        case let number as CGFloat: self = .floating(Double(number))
        default: self = .text("\(value)")
        }
    }
}

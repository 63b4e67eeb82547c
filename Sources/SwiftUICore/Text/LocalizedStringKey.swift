import Foundation
import Graphics

/// The key of a text in the string tables; where a table has none, the key itself is shown.
///
/// A literal with interpolations looks up its format: `"\(room.capacity) people"` is the key `%lld people`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    package let format: LocalizedFormat

    public init(_ value: String) { format = LocalizedFormat(value) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.builder.format }

    /// The text to look up.
    package var key: String { format.key }

    /// The text in an environment's language, with the arguments in its locale's digits.
    ///
    /// - Parameters:
    ///   - table: the name of the string table; nil means `Localizable`.
    ///   - bundle: nil searches the main bundle and then all others beside the executable.
    ///   - report: receives tables that cannot be read and keys without a translation; nil puts them into the picture's own report.
    package func resolved(
        in environment: EnvironmentValues, table: String? = nil, bundle: Bundle? = nil, report: ((Diagnostic) -> Void)? = nil
    ) -> String {
        format.string(
            environment.world.resources, table: table, bundle: bundle?.bundlePath, in: environment, report: report ?? environment.report)
    }
}

/// A number that an interpolation may hold.
public protocol _FormatSpecifiable: Equatable {
    /// The type that the format receives.
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    var _specifier: String { get }
}

extension LocalizedStringKey {
    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        nonisolated(unsafe) var builder = LocalizedFormat.Builder()

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { builder.append(literal: literal) }

        public mutating func appendInterpolation(_ string: String) { builder.append(.text(string), "%@") }

        /// An object by its formatter, or by its description.
        public mutating func appendInterpolation<Subject: _DescribedArgument>(_ subject: Subject, formatter: Formatter? = nil) {
            builder.append(.text(formatter?.string(for: subject) ?? subject.description), "%@")
        }

        /// An object by its formatter, or by its description.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            builder.append(.text(formatter?.string(for: subject) ?? subject.description), "%@")
        }

        /// A value in a format style, in the locale of the place where it is shown.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            builder.append(StyledArgument(input: input, style: format))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            builder.append(FormatArgument(value._arg), value._specifier)
        }

        /// A number in a printf-style specifier such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            builder.append(FormatArgument(value._arg), specifier)
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            builder.append(resource)
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            builder.append(DateRangeArgument(start: dates.lowerBound, end: dates.upperBound))
        }

        public mutating func appendInterpolation(_ interval: DateInterval) {
            builder.append(DateRangeArgument(start: interval.start, end: interval.end))
        }

        /// A value of the framework's own that becomes words where it is shown.
        package mutating func appendInterpolation(deferred argument: any LocalizedArgument) { builder.append(argument) }
    }
}

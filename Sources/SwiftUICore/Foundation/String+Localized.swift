import Foundation
import Graphics

extension String {
    /// A literal for `String(localized:)`; its interpolations become the arguments of the key's format.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let format: LocalizedFormat

        public init(_ value: String) { format = LocalizedFormat(value) }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.builder.format }

        /// Collects the parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            nonisolated(unsafe) var builder = LocalizedFormat.Builder()

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) { builder.append(literal: literal) }

            public mutating func appendInterpolation(_ string: some StringProtocol) { builder.append(.text(String(string)), "%@") }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                builder.append(FormatArgument(value._arg), value._specifier)
            }

            /// A number in a printf-style specifier such as `%.2f`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                builder.append(FormatArgument(value._arg), specifier)
            }

            /// A value in a format style, in the locale asked for.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                builder.append(StyledArgument(input: value, style: format))
            }

            public mutating func appendInterpolation<Subject: _DescribedArgument>(_ subject: Subject, formatter: Formatter? = nil) {
                builder.append(.text(formatter?.string(for: subject) ?? subject.description), "%@")
            }

            public mutating func appendInterpolation(_ resource: LocalizedStringResource) { builder.append(resource) }
        }
    }

    /// The text of a key from the process's string tables (`ResourceLibrary.current`), formatted; the key where there is none.
    ///
    /// - Parameters:
    ///   - bundle: nil searches the main bundle and then all others beside the executable.
    ///   - locale: nil means the process's, `ResourceLibrary.currentLocale`; never the machine's.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue.format, fallback: nil, table: table, bundle: bundle?.bundlePath, locale: locale)
    }

    /// As above, with a key that is no text.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(
            defaultValue.format.keyed("\(key)"), fallback: defaultValue.format, table: table, bundle: bundle?.bundlePath, locale: locale)
    }

    /// The text of a resource in its own locale.
    public init(localized resource: LocalizedStringResource) {
        self.init(
            resource.defaultValue.format.keyed(resource.key), fallback: resource.defaultValue.format, table: resource.table,
            bundle: resource.bundle.path, locale: resource.locale)
    }

    private init(_ format: LocalizedFormat, fallback: LocalizedFormat?, table: String?, bundle: String?, locale: Locale?) {
        var environment = EnvironmentValues()
        environment.locale = locale ?? ResourceLibrary.currentLocale
        self = format.string(ResourceLibrary.current, table: table, bundle: bundle, fallback: fallback, in: environment) { _ in }
    }
}

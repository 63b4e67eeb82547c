import Foundation
import Graphics

/// A text with where its translation lies: it can be passed about and is looked up only where it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Where the string tables lie.
    public enum BundleDescription: Equatable, @unchecked Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        public static func == (a: Self, b: Self) -> Bool { a.path == b.path }

        /// Nil for the main bundle: all of the library's are searched then.
        var path: String? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type).bundlePath
            case .atURL(let url): url.path
            }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public let bundle: BundleDescription
    private var ownLocale: Locale?

    /// The language that `String(localized:)` uses; views use that of their environment.
    public var locale: Locale {
        get { ownLocale ?? ResourceLibrary.currentLocale }
        set { ownLocale = newValue }
    }

    /// A resource whose key is also its text in the development language.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        (key, defaultValue) = (keyAndValue.format.key, keyAndValue)
        (self.table, self.bundle, ownLocale) = (table, bundle, locale)
    }

    /// A resource with a key that is no text, and the text for where no table has the key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue) = ("\(key)", defaultValue)
        (self.table, self.bundle, ownLocale) = (table, bundle, locale)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text in an environment's language.
    package func resolved(
        in environment: EnvironmentValues, marksStyled: Bool = false, report: ((Diagnostic) -> Void)? = nil
    ) -> String {
        defaultValue.format.keyed(key).string(
            environment.world.resources, table: table, bundle: bundle.path, fallback: defaultValue.format, marksStyled: marksStyled,
            in: environment, report: report ?? environment.report)
    }
}

extension LocalizedStringResource: LocalizedArgument {
    package func text(in environment: EnvironmentValues) -> String { resolved(in: environment) }
}

import SwiftUICore

// What a text field tells the keyboard. No keyboard is drawn and nothing corrects what a script types, so a picture shows none of it;
// the names are here so that sources that use them compile.

/// The keys that a keyboard offers, by UIKit's names, which `import SwiftUI` brings along on iOS.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
    case webSearch, asciiCapableNumberPad

    public static let alphabet = UIKeyboardType.asciiCapable
}

/// What a text field is for, by UIKit's names.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = name }

    public static let name = UITextContentType("name")
    public static let namePrefix = UITextContentType("name-prefix")
    public static let givenName = UITextContentType("given-name")
    public static let middleName = UITextContentType("additional-name")
    public static let familyName = UITextContentType("family-name")
    public static let nameSuffix = UITextContentType("name-suffix")
    public static let nickname = UITextContentType("nickname")
    public static let jobTitle = UITextContentType("organization-title")
    public static let organizationName = UITextContentType("organization")
    public static let location = UITextContentType("location")
    public static let fullStreetAddress = UITextContentType("street-address")
    public static let streetAddressLine1 = UITextContentType("address-line1")
    public static let streetAddressLine2 = UITextContentType("address-line2")
    public static let addressCity = UITextContentType("address-level2")
    public static let addressState = UITextContentType("address-level1")
    public static let addressCityAndState = UITextContentType("address-level1+2")
    public static let sublocality = UITextContentType("address-level3")
    public static let countryName = UITextContentType("country-name")
    public static let postalCode = UITextContentType("postal-code")
    public static let telephoneNumber = UITextContentType("tel")
    public static let emailAddress = UITextContentType("email")
    public static let URL = UITextContentType("url")
    public static let creditCardNumber = UITextContentType("cc-number")
    public static let username = UITextContentType("username")
    public static let password = UITextContentType("password")
    public static let newPassword = UITextContentType("new-password")
    public static let oneTimeCode = UITextContentType("one-time-code")
    public static let dateTime = UITextContentType("date-time")
    public static let birthdate = UITextContentType("bday")
}

/// Which letters a keyboard makes capital, by UIKit's names.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Which letters a keyboard makes capital while a person types.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let type: UITextAutocapitalizationType

    public init?(_ type: UITextAutocapitalizationType) { self.type = type }

    private init(of type: UITextAutocapitalizationType) { self.type = type }

    public static let never = TextInputAutocapitalization(of: .none)
    public static let words = TextInputAutocapitalization(of: .words)
    public static let sentences = TextInputAutocapitalization(of: .sentences)
    public static let characters = TextInputAutocapitalization(of: .allCharacters)
}

/// Whether a person may select text.
public protocol TextSelectability: Sendable {
    static var allowsSelection: Bool { get }
}

/// Text that can be selected. Nothing is selected in a picture.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }

extension View {
    /// The keys to offer; no keyboard is drawn.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// What fields inside are for; nothing is filled in by the system here.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Which letters the keyboard makes capital; what a script types stays as it is.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    @available(*, deprecated, message: "Use textInputAutocapitalization(_:).")
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    @available(*, deprecated, message: "Use autocorrectionDisabled(_:).")
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Whether texts inside can be selected; pictures show no selection.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

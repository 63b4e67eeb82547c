/// What an element is, and how it behaves.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: UInt64) { rawValue = 1 << bit }

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isSearchField = AccessibilityTraits(bit: 4)
    public static let isImage = AccessibilityTraits(bit: 5)
    public static let playsSound = AccessibilityTraits(bit: 6)
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    public static let isStaticText = AccessibilityTraits(bit: 8)
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// Hides what stands beside it, as a sheet or an alert does.
    public static let isModal = AccessibilityTraits(bit: 14)
    public static let isToggle = AccessibilityTraits(bit: 15)
    public static let isTabBar = AccessibilityTraits(bit: 16)

    /// A control whose value goes up and down: a slider, a stepper.
    package static let isAdjustable = AccessibilityTraits(bit: 17)
    /// A field for text. UIKit keeps this trait to itself.
    package static let isTextField = AccessibilityTraits(bit: 18)
    /// A field whose text is not read aloud.
    package static let isSecureTextField = AccessibilityTraits(bit: 19)
}

/// How deep a heading stands in the outline of a screen.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What becomes of the elements inside a view that is made an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, contain, combine }

    let kind: Kind

    /// They are dropped.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They stand inside the new element, which is a group.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Their labels, values and actions become those of the new element.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// Which way a value is to be changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// What a person asks an element to do.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: Text?
    private let number: Int

    private init(_ number: Int, _ name: Text? = nil) { (self.number, self.name) = (number, name) }

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(0)
    /// Leaves what is shown: a two-finger scrub.
    public static let escape = AccessibilityActionKind(1)
    /// The most important thing: a two-finger double tap.
    public static let magicTap = AccessibilityActionKind(2)
    public static let delete = AccessibilityActionKind(3)
    public static let showMenu = AccessibilityActionKind(4)

    public init(named name: Text) { self.init(5, name) }

    /// The word of a kind without a name of its own, for text forms.
    var word: String { ["activate", "escape", "magicTap", "delete", "showMenu", "named"][number] }
}

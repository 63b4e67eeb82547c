/// The twelve Dynamic Type sizes from smallest to largest; the system default is `large`.
package enum TypeSizeName: Int, CaseIterable, Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// True for the five sizes above `xxxLarge`, at which rows may change their arrangement.
    package var isAccessibilitySize: Bool { self >= .accessibility1 }

    package static func < (a: TypeSizeName, b: TypeSizeName) -> Bool { a.rawValue < b.rawValue }
}

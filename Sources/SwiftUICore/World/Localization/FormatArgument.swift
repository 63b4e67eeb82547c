/// A value that stands for a `%…` of a format.
package enum FormatArgument: Hashable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case floating(Double)
    case text(String)

    /// Whether plural rules can look at it.
    var isNumber: Bool {
        if case .text = self { false } else { true }
    }
}

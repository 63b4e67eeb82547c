/// Writes a number for text that is compared: at most three decimals, no exponent, no negative zero, `nan` and `inf` in words.
public func stableNumber(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value > 0 ? "inf" : "-inf" }
    guard abs(value) < 1e15 else { return String(value) }
    let thousandths = Int64((value * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = (thousandths < 0 ? "-" : "") + String(whole)
    if rest > 0 {
        var digits = String(rest)
        while digits.count < 3 { digits = "0" + digits }
        while digits.last == "0" { digits.removeLast() }
        text += "." + digits
    }
    return text
}

/// A duration for people: `12 ms`, `1.3 s`, `2 min 5 s`.
func readableDuration(milliseconds: Double) -> String {
    if milliseconds < 999.5 { return "\(Int(milliseconds.rounded())) ms" }
    let tenths = Int((milliseconds / 100).rounded())
    if tenths < 600 { return "\(tenths / 10).\(tenths % 10) s" }
    return "\(tenths / 600) min \(tenths % 600 / 10) s"
}

/// A part of a whole in per cent, with two digits after the point; never `0.00` unless it is nothing.
func readableShare(_ part: Int, of whole: Int) -> String {
    guard whole > 0, part > 0 else { return "0 %" }
    let hundredths = Int((Double(part) / Double(whole) * 10_000).rounded())
    if hundredths == 0 { return "under 0.01 %" }
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
}

/// A whole number with a comma between groups of three digits.
func readableCount(_ number: Int) -> String {
    var groups: [Substring] = []
    var digits = String(number)[...]
    while digits.count > 3 {
        groups.append(digits.suffix(3))
        digits = digits.dropLast(3)
    }
    return ([digits] + groups.reversed()).joined(separator: ",")
}

/// `1 preview`, `2 previews`.
func counted(_ number: Int, _ one: String, _ many: String) -> String { number == 1 ? "1 \(one)" : "\(readableCount(number)) \(many)" }

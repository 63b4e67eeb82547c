import Foundation

/// The longest component in bytes. Encrypted home folders (eCryptfs) allow 143, so 120 leaves room for what other tools append.
let longestFileNameComponent = 120

/// Turns a display name into part of a file name that is safe on every file system: letters, digits, `.`, `_` and `-` of ASCII only.
///
/// A run of anything else becomes one `-`, none at the ends. A name that loses more than spaces, or that would be longer than `limit` bytes,
/// ends in eight hexadecimal digits of a digest of the whole, so that `Räume` and `Röume` stay apart: `R-ume-` and eight digits.
/// Upper and lower case are kept; names that differ only in case are found by `NameCollision`.
func fileNameComponent(_ name: String, limit: Int) -> String {
    // Most names are safe as they are.
    if !name.isEmpty, name.utf8.count <= limit, name.utf8.allSatisfy({ isSafe(Unicode.Scalar($0)) }), let first = name.utf8.first,
        let last = name.utf8.last, ![UInt8(ascii: "-"), UInt8(ascii: ".")].contains(first), ![UInt8(ascii: "-"), UInt8(ascii: ".")].contains(last),
        !isReservedOnWindows(name)
    {
        return name
    }
    // Composed and decomposed accents are the same name.
    let name = name.precomposedStringWithCanonicalMapping
    var safe = ""
    var losesCharacters = false
    for scalar in name.unicodeScalars {
        if isSafe(scalar) {
            safe.unicodeScalars.append(scalar)
        } else {
            if scalar != " " { losesCharacters = true }
            if safe.last != "-" { safe += "-" }
        }
    }
    // A leading dot would hide the file, and `.` and `..` are folders.
    let readable = String(safe.drop { $0 == "-" || $0 == "." }.reversed().drop { $0 == "-" }.reversed())
    if readable.isEmpty || readable.first != safe.first && safe.first == "." { losesCharacters = true }
    // Windows gives some names to devices, whatever follows a dot, and drops a dot at the end.
    if isReservedOnWindows(readable) || readable.hasSuffix(".") { losesCharacters = true }
    guard losesCharacters || readable.utf8.count > limit else { return readable }
    let tail = nameDigest(name)
    guard !readable.isEmpty else { return tail }
    return readable.prefix(limit - tail.utf8.count - 1) + "-" + tail
}

/// Source: Microsoft, "Naming Files, Paths, and Namespaces".
private func isReservedOnWindows(_ name: String) -> Bool {
    let base = name.prefix { $0 != "." }.uppercased()
    if ["CON", "PRN", "AUX", "NUL"].contains(base) { return true }
    return base.utf8.count == 4 && (base.hasPrefix("COM") || base.hasPrefix("LPT")) && base.last!.isNumber
}

private func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", ".", "_", "-": true
    default: false
    }
}

/// 32 of the 64 bits of FNV-1a (Fowler, Noll, Vo), upper half folded onto the lower, as eight hexadecimal digits.
private func nameDigest(_ name: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
}

import Graphics

/// A picture from rows of letters: `.` white, `#` black, `r` red, `s` a red that is 10 of 255 darker, ` ` clear.
func picture(_ rows: String...) -> Bitmap {
    let colors: [Character: UInt32] = [".": 0xFFFF_FFFF, "#": 0xFF00_0000, "r": 0xFF00_00FF, "s": 0xFF00_00F5, " ": 0]
    return Bitmap(width: rows.first?.count ?? 0, height: rows.count, pixels: rows.flatMap { $0.map { colors[$0]! } })
}

import Graphics

extension RGBColorSpace {
    /// The space of an ICC profile of the matrix kind (RGB, with colorants and curves; Display P3 is one); nil for any other kind,
    /// a malformed one, or sRGB itself.
    ///
    /// Source: ICC.1:2022, 7.2 header, 7.3 tag table, 10.6 curveType, 10.18 parametricCurveType.
    init?(profile: [UInt8]) {
        let reader = ICCReader(bytes: profile)
        guard profile.count > 132, reader.word(16) == ICCReader.signature("RGB "),
            let red = reader.xyz("rXYZ"), let green = reader.xyz("gXYZ"), let blue = reader.xyz("bXYZ"),
            let redCurve = reader.curve("rTRC"), let greenCurve = reader.curve("gTRC"), let blueCurve = reader.curve("bTRC")
        else { return nil }
        let matrix = Matrix3(values: [red[0], green[0], blue[0], red[1], green[1], blue[1], red[2], green[2], blue[2]])
        self.init(curves: [redCurve, greenCurve, blueCurve], toXYZ: matrix)
    }
}

/// Reads big-endian numbers and tags of an ICC profile.
private struct ICCReader {
    let bytes: [UInt8]

    static func signature(_ text: String) -> UInt32 { text.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

    func word(_ position: Int) -> UInt32? {
        guard position >= 0, position + 4 <= bytes.count else { return nil }
        return bytes[position..<position + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    func fixed(_ position: Int) -> Double? { word(position).map { Double(Int32(bitPattern: $0)) / 65_536 } }

    /// Where the tag's data begins.
    private func tag(_ name: String) -> Int? {
        guard let count = word(128), count < 200 else { return nil }
        for index in 0..<Int(count) where word(132 + index * 12) == Self.signature(name) { return word(136 + index * 12).map { Int($0) } }
        return nil
    }

    func xyz(_ name: String) -> [Double]? {
        guard let start = tag(name), let x = fixed(start + 8), let y = fixed(start + 12), let z = fixed(start + 16) else { return nil }
        return [x, y, z]
    }

    /// The curve's value at each of 256 inputs.
    func curve(_ name: String) -> [Double]? {
        guard let start = tag(name), let kind = word(start) else { return nil }
        if kind == Self.signature("para") { return parametricCurve(start) }
        guard kind == Self.signature("curv"), let count = word(start + 8).map({ Int($0) }) else { return nil }
        guard start + 12 + count * 2 <= bytes.count else { return nil }
        func entry(_ index: Int) -> Double { Double(Int(bytes[start + 12 + index * 2]) << 8 | Int(bytes[start + 13 + index * 2])) }
        if count == 0 { return (0...255).map { Double($0) / 255 } }
        if count == 1 { return (0...255).map { PortableMath.power(Double($0) / 255, entry(0) / 256) } }
        return (0...255).map { value in
            let place = Double(value) / 255 * Double(count - 1)
            let index = min(Int(place), count - 2)
            return (entry(index) + (entry(index + 1) - entry(index)) * (place - Double(index))) / 65_535
        }
    }

    private func parametricCurve(_ start: Int) -> [Double]? {
        let parameterCounts = [1, 3, 4, 5, 7]
        guard start + 10 <= bytes.count else { return nil }
        let type = Int(bytes[start + 8]) << 8 | Int(bytes[start + 9])
        guard type < parameterCounts.count else { return nil }
        var p: [Double] = []
        for index in 0..<parameterCounts[type] {
            guard let number = fixed(start + 12 + index * 4) else { return nil }
            p.append(number)
        }
        func power(_ base: Double) -> Double { base > 0 ? PortableMath.power(base, p[0]) : 0 }
        return (0...255).map { value in
            let x = Double(value) / 255
            switch type {
            case 0: return power(x)
            case 1: return p[1] != 0 && x >= -p[2] / p[1] ? power(p[1] * x + p[2]) : 0
            case 2: return (p[1] != 0 && x >= -p[2] / p[1] ? power(p[1] * x + p[2]) : 0) + p[3]
            case 3: return x >= p[4] ? power(p[1] * x + p[2]) : p[3] * x
            default: return x >= p[4] ? power(p[1] * x + p[2]) + p[5] : p[3] * x + p[6]
            }
        }
    }
}

import Foundation
import Graphics

/// A small picture of one idea, 100 × 100 points, whose pixels are known by their digest.
struct GoldenScene: Sendable, CustomStringConvertible {
    let name: String
    let items: [DisplayItem]

    init(_ name: String, _ items: [DisplayItem]) { (self.name, self.items) = (name, items) }

    var description: String { name }

    var list: DisplayList { DisplayList(items) }

    static let all = shapes + curves + strokes + paints + pictures + effects + blends + groups + glyphs
}

/// What scenes are made of.
enum Golden {
    static let red = ResolvedColor(hex: 0xFF3B30), green = ResolvedColor(hex: 0x34C759), blue = ResolvedColor(hex: 0x007AFF)
    static let yellow = ResolvedColor(hex: 0xFFCC00), purple = ResolvedColor(hex: 0xAF52DE), ink = ResolvedColor(hex: 0x1C1C1E)

    static let box = rect(20, 20, 60, 60)
    static let between = rect(20.3, 19.6, 59.5, 60.7)

    static func fill(_ path: Path, _ paint: Paint, evenOdd: Bool = false, antialiased: Bool = true) -> DisplayItem {
        .fill(path, style: FillStyle(eoFill: evenOdd, antialiased: antialiased), paint: paint)
    }

    static func fill(_ path: Path, _ color: ResolvedColor = blue, evenOdd: Bool = false) -> DisplayItem { fill(path, .color(color), evenOdd: evenOdd) }

    static func ramp(_ colors: ResolvedColor...) -> GradientRamp {
        GradientRamp(stops: colors.enumerated().map { .init(color: $0.element, location: Double($0.offset) / Double(max(colors.count - 1, 1))) })
    }

    /// Colours that change from pixel to pixel, with a hard diagonal, so that every kind of sampling shows.
    static let photo = SharedBitmap(
        Bitmap(width: 40, height: 30, pixels: (0..<1200).map { index in
            let x = index % 40, y = index / 40
            let isBright = x * 3 > y * 4
            let red = UInt32(x * 6), green = UInt32(y * 8), blue: UInt32 = isBright ? 220 : 40
            return red | green << 8 | blue << 16 | 0xFF00_0000
        }), name: "photo")

    /// Transparent corners, for templates and masks.
    static let mark = SharedBitmap(
        Bitmap(width: 24, height: 24, pixels: (0..<576).map { index in
            let (x, y) = (index % 24 - 12, index / 24 - 12)
            let alpha = UInt32(min(255, max(0, 140 - x * x - y * y) * 8))
            return alpha << 24
        }), name: "mark")

    /// Half filled ground, for what lies above it to show on.
    static let ground: [DisplayItem] = [
        fill(Path(rect(0, 0, 100, 100)), .linearGradient(ramp(yellow, red, purple), from: .zero, to: CGPoint(x: 100, y: 0))),
        fill(Path(rect(0, 50, 100, 50)), ResolvedColor.black.opacity(0.5)),
    ]

    static func star(_ center: CGPoint = CGPoint(x: 50, y: 50), _ radius: CGFloat = 42) -> Path {
        let corners: [(CGFloat, CGFloat)] = [(0, -1), (0.588, 0.809), (-0.951, -0.309), (0.951, -0.309), (-0.588, 0.809)]
        return polygon(corners.map { (center.x + $0.0 * radius, center.y + $0.1 * radius) })
    }

    static let zigzag = Path { path in
        path.addLines([CGPoint(x: 15, y: 80), CGPoint(x: 35, y: 20), CGPoint(x: 55, y: 80), CGPoint(x: 65, y: 70), CGPoint(x: 85, y: 20)])
    }

    static let wave = Path { path in
        path.move(to: CGPoint(x: 10, y: 50))
        path.addCurve(to: CGPoint(x: 90, y: 50), control1: CGPoint(x: 40, y: -40), control2: CGPoint(x: 60, y: 140))
    }
}

import Foundation
import Graphics

/// Names made of parts: `.fill`, `.circle`, `.square`, `.slash` and `.badge.…` put on any drawing.
struct SymbolComposition {
    /// The rows of all tables.
    let rows: SymbolRows

    /// The steps of that symbol; nil if neither a row nor a rule knows it.
    func steps(_ name: String) -> [SymbolStep]? {
        if let alias = rows.aliases[name] { return steps(alias) }
        if let row = rows[name] { return row.steps(filled: false, other: steps) }
        if let base = name.without(suffix: ".fill") { return filled(base) }
        if let number = numbered(name) { return number }
        if let base = name.without(suffix: ".trianglebadge.exclamationmark") { return steps(base).map(warned) }
        for enclosure in Enclosure.allCases {
            if let base = name.without(suffix: "." + enclosure.rawValue) { return enclosed(base, in: enclosure, filled: false) }
        }
        if let base = name.without(suffix: ".slash") { return steps(base).map(slashed) }
        if let (base, badge) = badgeParts(name) { return badged(base, badge) }
        return nil
    }

    private func filled(_ base: String) -> [SymbolStep]? {
        let base = rows.aliases[base] ?? base
        if let row = rows[base] { return row.hasBody ? row.steps(filled: true, other: steps) : nil }
        for enclosure in Enclosure.allCases {
            if let inner = base.without(suffix: "." + enclosure.rawValue) { return enclosed(inner, in: enclosure, filled: true) }
        }
        if let inner = base.without(suffix: ".slash") { return steps(inner + ".fill").map(slashed) }
        if let (inner, badge) = badgeParts(base) { return badged(inner + ".fill", badge) }
        return nil
    }

    // MARK: Enclosures

    enum Enclosure: String, CaseIterable {
        case circle, square, app, diamond, octagon, shield, seal, hexagon, triangle, capsule, rectangle, viewfinder
        case icloud, message, bubble, heart, folder, doc, house, video, tv

        /// The row that is drawn round the glyph.
        var shape: String { self == .bubble ? "bubble.left" : self == .icloud ? "cloud" : rawValue }

        /// Where the glyph stands, and half the diagonal it may have, in hundredths of an em.
        var place: (centre: CGPoint, room: CGFloat) {
            switch self {
            case .circle, .seal: (.zero, 33)
            case .square: (.zero, 34)
            case .app, .diamond, .octagon, .shield, .hexagon: (.zero, 29)
            case .viewfinder: (.zero, 33)
            case .rectangle: (.zero, 29)
            case .capsule: (.zero, 20)
            case .triangle: (CGPoint(x: 0, y: 15), 22)
            case .icloud: (CGPoint(x: 0, y: 4), 24)
            case .message: (CGPoint(x: 0, y: -3), 27)
            case .bubble: (CGPoint(x: 0, y: -5), 27)
            case .heart: (CGPoint(x: 0, y: -6), 24)
            case .folder: (CGPoint(x: 0, y: 8), 22)
            case .doc: (CGPoint(x: 0, y: 12), 22)
            case .house: (CGPoint(x: 0, y: 14), 23)
            case .video: (CGPoint(x: -17, y: 0), 24)
            case .tv: (CGPoint(x: 0, y: -7), 25)
            }
        }
    }

    /// The glyph, in its filled form if it has one, shrunk into a shape: drawn in it, or cut out of it when that is filled.
    private func enclosed(_ inner: String, in enclosure: Enclosure, filled: Bool) -> [SymbolStep]? {
        let isOutlined = rows[rows.aliases[inner] ?? inner]?.isOutlinedWhenEnclosed ?? false
        guard let shape = rows[enclosure.shape], let glyph = (isOutlined ? nil : steps(inner + ".fill")) ?? steps(inner) else {
            return nil
        }
        let ink = glyph.ink(stem: SymbolStep.stem(weight: 400))
        let diagonal = (ink.width * ink.width + ink.height * ink.height).squareRoot() / 2
        let (centre, room) = enclosure.place
        let scale = min(0.64, room / diagonal)
        // Lines stay nearly as wide as outside, but not as close to each other.
        let fitted = glyph.transformed(CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: centre.x - ink.midX * scale, ty: centre.y - ink.midY * scale)).map { step in
            var step = step
            switch step.brush {
            case .fill, .dot: break
            case .body(let pen): step.brush = .body(SymbolStep.Pen(share: pen.share * scale, growth: pen.growth * 0.6))
            case .stroke(let pen):
                step.brush = .stroke(SymbolStep.Pen(
                    share: pen.share < 1 ? pen.share * 0.8 : 0.9, growth: pen.growth * 0.7, extra: pen.extra * scale))
            }
            return step
        }
        let body = shape.steps(filled: filled, other: steps).map { step in
            var step = step
            step.level = 1
            return step
        }
        if !filled { return body + fitted }
        // What only frames the glyph has no filled form.
        guard shape.hasBody else { return nil }
        // What the glyph draws is taken away, and what it takes away comes back: only plain glyphs are cut this way.
        return body + fitted.filter { !$0.isCutout }.map { step in
            var step = step
            (step.isCutout, step.isKnockout) = (true, true)
            return step
        } + fitted.filter(\.isCutout).map { step in
            var step = step
            (step.isCutout, step.level) = (false, 1)
            return step
        }
    }

    // MARK: Numbers

    /// `12` for use in circles and squares, and `gobackward.15`: digits side by side, small ones inside an arrow.
    private func numbered(_ name: String) -> [SymbolStep]? {
        if name.count > 1, let digits = digits(name[...]) { return digits }
        for arrow in ["gobackward", "goforward"] where name.hasPrefix(arrow + ".") {
            guard let digits = digits(name.dropFirst(arrow.count + 1)), let circle = steps(arrow) else { return nil }
            let ink = digits.ink(stem: SymbolStep.stem(weight: 400)), scale = min(0.46, 40 / ink.width)
            return circle + digits.transformed(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -ink.midX * scale, ty: 2)).map { step in
                var step = step
                step.brush = .stroke(.thin)
                return step
            }
        }
        return nil
    }

    private func digits(_ text: Substring) -> [SymbolStep]? {
        guard (1...3).contains(text.count), text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        let advance: CGFloat = 56
        return text.enumerated().flatMap { position, digit in
            (steps(String(digit)) ?? []).transformed(CGAffineTransform(
                translationX: (CGFloat(position) - CGFloat(text.count - 1) / 2) * advance, y: 0))
        }
    }

    // MARK: Slash and badge

    /// A warning triangle at the lower right.
    private func warned(_ base: [SymbolStep]) -> [SymbolStep] {
        let ink = base.ink(stem: SymbolStep.stem(weight: 400))
        let triangle = SymbolGeometry.path("P 5 0 -22 25 22 -25 22".split(separator: " ")[...])
        let place = CGAffineTransform(translationX: ink.maxX - 16, y: ink.maxY - 20)
        func mark(_ text: String) -> Path { SymbolGeometry.path(text.split(separator: " ")[...]).applying(place) }
        return base + [
            SymbolStep(
                path: triangle.applying(place), brush: .body(SymbolStep.Pen(share: 0, growth: 0, extra: 2 * SymbolStep.gap)), isCutout: true),
            SymbolStep(path: triangle.applying(place), brush: .fill),
            SymbolStep(path: mark("M 0 -8 L 0 5"), brush: .stroke(.thin), isCutout: true),
            SymbolStep(path: mark("O 0 13.5 3.4"), brush: .fill, isCutout: true),
        ]
    }

    private func slashed(_ base: [SymbolStep]) -> [SymbolStep] {
        let ink = base.ink(stem: SymbolStep.stem(weight: 400))
        let (x, y) = (min(40, max(30, ink.width / 2)), min(44, max(36, ink.height / 2)))
        var slash = Path()
        slash.move(to: CGPoint(x: ink.midX - x, y: ink.midY - y))
        slash.addLine(to: CGPoint(x: ink.midX + x, y: ink.midY + y))
        let beside = slash.offsetBy(dx: 5, dy: -5)
        return base + [
            SymbolStep(path: beside, brush: .stroke(SymbolStep.Pen(share: 1.6, growth: 0.7, extra: 2)), isCutout: true),
            SymbolStep(path: slash, brush: .stroke(.line)),
        ]
    }

    private func badgeParts(_ name: String) -> (base: String, badge: String)? {
        guard let range = name.range(of: ".badge", options: .backwards) else { return nil }
        let badge = name[range.upperBound...]
        guard badge.isEmpty || badge.first == "." else { return nil }
        return (String(name[..<range.lowerBound]), String(badge.dropFirst()))
    }

    /// A disc with the badge's glyph cut out at the lower right; a plain `.badge` is a dot at the upper right.
    private func badged(_ base: String, _ badge: String) -> [SymbolStep]? {
        guard let parts = steps(base) else { return nil }
        // The badge is what matters; the rest stands back where levels differ.
        let base = parts.map { step in
            var step = step
            step.level = max(step.level, 1)
            return step
        }
        let ink = base.ink(stem: SymbolStep.stem(weight: 400))
        func disc(_ centre: CGPoint, _ radius: CGFloat) -> Path {
            Path(ellipseIn: CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
        }
        if badge.isEmpty {
            let centre = CGPoint(x: ink.maxX - 14, y: ink.minY + 14)
            return base + [
                SymbolStep(path: disc(centre, 17 + SymbolStep.gap), brush: .fill, isCutout: true),
                SymbolStep(path: disc(centre, 17), brush: .fill),
            ]
        }
        let centre = CGPoint(x: ink.maxX - 14, y: ink.maxY - 16)
        guard let glyph = steps(badge + ".fill") ?? steps(badge) else { return nil }
        let glyphInk = glyph.ink(stem: SymbolStep.stem(weight: 400))
        let scale = 24 / max(glyphInk.width, glyphInk.height)
        let cut = glyph.filter { !$0.isCutout }.transformed(CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: centre.x - glyphInk.midX * scale, ty: centre.y - glyphInk.midY * scale))
        return base + [
            SymbolStep(path: disc(centre, 24 + SymbolStep.gap), brush: .fill, isCutout: true),
            SymbolStep(path: disc(centre, 24), brush: .fill),
        ] + cut.map { step in
            var step = step
            step.isCutout = true
            switch step.brush {
            case .fill, .dot: break
            case .body(let pen): step.brush = .body(SymbolStep.Pen(share: pen.share * scale, growth: 0.3))
            case .stroke: step.brush = .stroke(SymbolStep.Pen(share: 0.75, growth: 0.4))
            }
            return step
        }
    }
}

extension String {
    func without(suffix: String) -> String? { hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil }
}

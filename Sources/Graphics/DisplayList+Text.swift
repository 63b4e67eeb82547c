import Foundation

extension DisplayList: CustomStringConvertible {
    /// The list as stable text: one item a line, indented inside groups.
    public var description: String {
        var lines: [String] = []
        var depth = 0
        for item in items {
            if case .pop = item { depth = max(0, depth - 1); continue }
            let indent = String(repeating: "  ", count: depth)
            lines.append(indent + item.line)
            if let mask = item.innerList {
                lines += mask.description.split(separator: "\n").map { indent + "  | " + $0 }
            }
            if item.opensGroup { depth += 1 }
        }
        return lines.joined(separator: "\n")
    }
}

extension DisplayItem {
    /// Whether a `pop` must follow.
    public var opensGroup: Bool {
        switch self {
        case .fill, .stroke, .glyphs, .image, .pop: false
        case .pushClip, .pushTransform, .pushProjection, .pushOpacity, .pushBlend, .pushCovering, .pushBlur, .pushAlphaThreshold, .pushShadow,
            .pushMask: true
        }
    }

    /// The mask or coverage of a group.
    fileprivate var innerList: DisplayList? {
        switch self {
        case .pushMask(let list), .pushCovering(_, let list): list
        default: nil
        }
    }

    fileprivate var line: String {
        switch self {
        case .fill(let path, let style, let paint):
            "fill \(path.form.word)\(style.isEOFilled ? " even-odd" : "")\(style.isAntialiased ? "" : " aliased") \(paint)"
        case .stroke(let path, let style, let paint): "stroke \(path.form.word) \(style) \(paint)"
        case .glyphs(let run, let paint):
            "glyphs \"\(run.text)\" \(run.fontName) \(number(run.size)) at \(run.glyphs.first.map { text($0.position) } ?? "-") \(paint)"
        case .image(let image):
            "image \(image.bitmap.name) \(text(image.source)) -> \(text(image.destination))"
                + " \(image.interpolation)\(image.template.map { " template \($0)" } ?? "")"
                + "\(image.opacity == 1 ? "" : " opacity \(number(image.opacity))")\(image.isMirrored ? " mirrored" : "")"
        case .pushClip(let path, let style): "clip \(path.form.word)\(style.isEOFilled ? " even-odd" : "")"
        case .pushTransform(let t): "transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0) }.joined(separator: " "))"
        case .pushProjection(let p): "projection \(p.numbers.map { number($0) }.joined(separator: " "))"
        case .pushOpacity(let opacity): "opacity \(number(opacity))"
        case .pushBlend(let mode): "blend \(mode)"
        case .pushCovering(let covering, _): "covering \(covering)"
        case .pushBlur(let radius, let isOpaque): "blur \(number(radius))\(isOpaque ? " opaque" : "")"
        case .pushAlphaThreshold(let range, let color): "alpha \(number(range.lowerBound))..\(number(range.upperBound)) \(color.hex)"
        case .pushShadow(let color, let radius, let offset):
            "shadow \(color.hex) \(number(radius)) offset \(number(offset.width)) \(number(offset.height))"
        case .pushMask: "mask"
        case .pop: "pop"
        }
    }
}

extension Path.Form {
    fileprivate var word: String {
        switch self {
        case .empty: "empty"
        case .rectangle(let rect): "rect \(text(rect))"
        case .ellipse(let rect): "ellipse \(text(rect))"
        case .roundedRectangle(let rect, let radii, let style):
            "roundedRect \(text(rect)) r "
                + (radii.uniform.map { number($0) }
                    ?? [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map { number($0) }.joined(separator: "/"))
                + " \(style)"
        case .elements(let elements): "path [" + elements.map { $0.word }.joined(separator: " ") + "]"
        }
    }
}

extension Path.Element {
    fileprivate var word: String {
        switch self {
        case .move(let to): "M \(text(to))"
        case .line(let to): "L \(text(to))"
        case .quadCurve(let to, let control): "Q \(text(control)) \(text(to))"
        case .curve(let to, let control1, let control2): "C \(text(control1)) \(text(control2)) \(text(to))"
        case .closeSubpath: "Z"
        }
    }
}

extension StrokeStyle: CustomStringConvertible {
    public var description: String {
        "width \(number(lineWidth))"
            + (lineCap == .butt ? "" : " cap \(lineCap)") + (lineJoin == .miter ? "" : " join \(lineJoin)")
            + (miterLimit == 10 ? "" : " miter \(number(miterLimit))")
            + (dash.isEmpty ? "" : " dash \(dash.map { number($0) }.joined(separator: ",")) from \(number(dashPhase))")
    }
}

extension Paint: CustomStringConvertible {
    public var description: String {
        switch self {
        case .color(let color): color.hex
        case .linearGradient(let ramp, let from, let to): "linear \(ramp) \(text(from)) -> \(text(to))"
        case .radialGradient(let ramp, let center, let start, let end):
            "radial \(ramp) about \(text(center)) \(number(start))..\(number(end))"
        case .ellipticalGradient(let ramp, let center, let radii, let start, let end):
            "elliptical \(ramp) about \(text(center)) \(number(radii.width))x\(number(radii.height)) \(number(start))..\(number(end))"
        case .angularGradient(let ramp, let center, let start, let end):
            "angular \(ramp) about \(text(center)) \(number(start))..\(number(end))"
        case .image(let bitmap, let tile, let opacity): "tiles \(bitmap.name) \(text(tile)) opacity \(number(opacity))"
        case .drawing(let drawing, let tile, let opacity): "tiles \(drawing.name) \(text(tile)) opacity \(number(opacity))"
        case .backdrop(let radius, let tint, let opacity): "backdrop \(number(radius)) \(tint.hex)\(opacity == 1 ? "" : " opacity \(number(opacity))")"
        }
    }
}

extension GradientRamp: CustomStringConvertible {
    public var description: String {
        "[" + stops.map { "\($0.color.hex) \(number($0.location))" }.joined(separator: ", ") + "]"
    }
}

private func number(_ value: CGFloat) -> String { stableNumber(Double(value)) }
private func text(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }
private func text(_ rect: CGRect) -> String {
    "\(number(rect.minX)),\(number(rect.minY)) \(number(rect.width))x\(number(rect.height))"
}

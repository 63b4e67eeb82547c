import Foundation
import Graphics

extension GoldenScene {
    private static let card = Golden.fill(Path(roundedRect: Golden.box, cornerRadius: 12), Golden.red)
    private static let disc = Golden.fill(Path(ellipseIn: rect(25, 25, 50, 50)), Golden.blue)
    private static let turned = CGAffineTransform(a: 0.866, b: 0.5, c: -0.5, d: 0.866, tx: 31.7, ty: -18.3)

    static let effects: [GoldenScene] = [0.7, 2, 5, 12, 40].map { radius in
        GoldenScene("blur \(radius)", [.pushBlur(radius: radius, isOpaque: false), card, .pop])
    } + [
        GoldenScene("blur with opaque borders", [.pushBlur(radius: 6, isOpaque: true), .image(ImageItem(bitmap: Golden.photo, destination: Golden.box)), .pop]),
        GoldenScene("blur cut by the border", [.pushBlur(radius: 8, isOpaque: false), Golden.fill(Path(rect(-50, -50, 100, 100)), Golden.green), .pop]),
        GoldenScene("shadow", [.pushShadow(color: ResolvedColor.black.opacity(0.33), radius: 5, offset: CGSize(width: 0, height: 4)), card, .pop]),
        GoldenScene("hard shadow between pixels", [.pushShadow(color: Golden.ink, radius: 0, offset: CGSize(width: 5.5, height: 6.25)), disc, .pop]),
        GoldenScene("large shadow", [.pushShadow(color: Golden.blue, radius: 14, offset: .zero), disc, .pop]),
        GoldenScene("shadow of a group", [.pushShadow(color: Golden.ink, radius: 3, offset: CGSize(width: 3, height: 3)), .pushOpacity(0.5), card, disc, .pop, .pop]),
        GoldenScene("shadow of a ring", [.pushShadow(color: Golden.ink, radius: 3, offset: CGSize(width: 4, height: 4)), .stroke(Path(ellipseIn: Golden.box), style: StrokeStyle(lineWidth: 4), paint: .color(Golden.yellow)), .pop]),
        GoldenScene("alpha threshold", [.pushAlphaThreshold(0.3...1, color: Golden.purple), .pushBlur(radius: 6, isOpaque: false), Golden.fill(Path(ellipseIn: rect(12, 30, 40, 40))), Golden.fill(Path(ellipseIn: rect(50, 32, 36, 36))), .pop, .pop]),
        GoldenScene("perspective", [.pushProjection(ProjectionTransform.tilt), card, disc, .pop]),
    ]

    static let blends: [GoldenScene] = [
        BlendMode.normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion,
        .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
    ].map { mode in
        let disc = Golden.fill(Path(ellipseIn: rect(10, 10, 80, 80)), .linearGradient(Golden.ramp(Golden.blue, Golden.green.opacity(0.3)), from: .zero, to: CGPoint(x: 0, y: 100)))
        let half = Golden.fill(Path(rect(0, 0, 70, 100)), .linearGradient(Golden.ramp(Golden.yellow, Golden.red, Golden.purple), from: .zero, to: CGPoint(x: 70, y: 0)))
        return GoldenScene("blend \(mode)", [half, .pushBlend(mode), disc, .pop])
    } + CoveringOperator.allCases.map { covering in
        let edge = Path(ellipseIn: rect(10, 10, 80, 80))
        let disc = Golden.fill(edge, .linearGradient(Golden.ramp(Golden.blue, Golden.green.opacity(0.3)), from: .zero, to: CGPoint(x: 0, y: 100)))
        let half = Golden.fill(Path(rect(0, 0, 70, 100)), .linearGradient(Golden.ramp(Golden.yellow, Golden.red, Golden.purple), from: .zero, to: CGPoint(x: 70, y: 0)))
        // In a group, where half of it is clear below.
        return GoldenScene("covering \(covering)", [.pushBlend(.normal), half, .pushCovering(covering, coverage: DisplayList([Golden.fill(edge)])), disc, .pop, .pop])
    }

    static let groups: [GoldenScene] = [
        GoldenScene("faded things", [.pushOpacity(0.5), card, .pop, .pushOpacity(0.5), disc, .pop]),
        GoldenScene("faded group", [.pushOpacity(0.5), card, disc, .pop]),
        GoldenScene("clip to a circle", [.pushClip(Path(ellipseIn: Golden.box), style: FillStyle()), .image(ImageItem(bitmap: Golden.photo, destination: rect(0, 0, 100, 100))), .pop]),
        GoldenScene("clip to a star, even-odd", [.pushClip(Golden.star(), style: FillStyle(eoFill: true)), card, .pop]),
        GoldenScene("clip in a clip", [.pushClip(Path(ellipseIn: rect(10, 10, 60, 80)), style: FillStyle()), .pushClip(Path(ellipseIn: rect(30, 10, 60, 80)), style: FillStyle()), Golden.fill(Path(rect(0, 0, 100, 100)), Golden.green), .pop, .pop]),
        GoldenScene("clip to a rectangle between pixels", [.pushClip(Path(Golden.between), style: FillStyle()), disc, Golden.fill(Path(rect(0, 45, 100, 10)), Golden.red), .pop]),
        GoldenScene("clip of a faded group", [.pushClip(Path(roundedRect: Golden.box, cornerRadius: 20), style: FillStyle()), .pushOpacity(0.6), card, disc, .pop, .pop]),
        GoldenScene("mask by a gradient", [.pushMask(DisplayList([Golden.fill(Path(rect(0, 0, 100, 100)), .linearGradient(Golden.ramp(.black, .clear), from: .zero, to: CGPoint(x: 100, y: 0)))])), card, disc, .pop]),
        GoldenScene("mask by a shape", [.pushMask(DisplayList([Golden.fill(Golden.star())])), .image(ImageItem(bitmap: Golden.photo, destination: rect(0, 0, 100, 100))), .pop]),
        GoldenScene("turned", [.pushTransform(turned), card, .pop]),
        GoldenScene("turned stroke", [.pushTransform(turned), .stroke(Path(Golden.box), style: StrokeStyle(lineWidth: 6), paint: .color(Golden.ink)), .pop]),
        GoldenScene("stretched stroke", [.pushTransform(CGAffineTransform(a: 1.5, b: 0, c: 0, d: 0.5, tx: -25, ty: 25)), .stroke(Path(ellipseIn: Golden.box), style: StrokeStyle(lineWidth: 8), paint: .color(Golden.ink)), .pop]),
        GoldenScene("sheared", [.pushTransform(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 20, ty: 0)), card, disc, .pop]),
        GoldenScene("mirrored", [.pushTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)), Golden.fill(polygon([(10, 10), (60, 50), (10, 90)]), Golden.purple), .pop]),
    ]

    /// Letters made of curves, as fonts' are, in ems with y growing downwards.
    private static let bowl = GlyphShape(.outline(Path { $0.addEllipse(in: rect(0.05, -0.55, 0.5, 0.55)); $0.addRect(rect(0.45, -0.75, 0.1, 0.75)) }))

    private static func letters(_ size: CGFloat, _ count: Int, y: CGFloat, step: CGFloat) -> GlyphRun {
        GlyphRun(glyphs: (0..<count).map { GlyphRun.Glyph(shape: bowl, position: CGPoint(x: 6 + CGFloat($0) * step, y: y)) }, size: size, text: "", fontName: "")
    }

    static let glyphs: [GoldenScene] = [
        GoldenScene("glyphs at quarters of a pixel", [.glyphs(letters(12, 12, y: 50, step: 7.3), paint: .black)]),
        GoldenScene("small glyphs", (0..<8).map { .glyphs(letters(5, 20, y: 15 + CGFloat($0) * 10, step: 4.1), paint: .color(Golden.ink)) }),
        GoldenScene("large glyphs", [.glyphs(letters(70, 2, y: 70, step: 42), paint: .color(Golden.blue))]),
        GoldenScene("half transparent glyphs", Golden.ground + [.glyphs(letters(30, 4, y: 60, step: 20), paint: .color(ResolvedColor.white.opacity(0.5)))]),
        GoldenScene("glyphs in a gradient", [.glyphs(letters(30, 4, y: 60, step: 22), paint: .linearGradient(Golden.ramp(Golden.red, Golden.blue), from: .zero, to: CGPoint(x: 100, y: 0)))]),
        GoldenScene("turned glyphs", [.pushTransform(turned), .glyphs(letters(24, 4, y: 60, step: 18), paint: .black), .pop]),
        GoldenScene("glyphs with a shadow", [.pushShadow(color: Golden.red, radius: 2, offset: CGSize(width: 2, height: 2)), .glyphs(letters(30, 4, y: 60, step: 20), paint: .black), .pop]),
    ]
}

extension ProjectionTransform {
    /// A card that leans away to the right, by hand: x and y are divided by 1 + x ÷ 150.
    fileprivate static var tilt: ProjectionTransform {
        var transform = ProjectionTransform()
        transform.m13 = 1 / 150
        return transform
    }
}

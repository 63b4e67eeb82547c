import Foundation
import Graphics

extension GoldenScene {
    private static let whole = Path(rect(0, 0, 100, 100))
    private static let rainbow = Golden.ramp(Golden.red, Golden.yellow, Golden.green, Golden.blue)
    private static let fading = Golden.ramp(Golden.blue, Golden.blue.opacity(0))
    private static let center = CGPoint(x: 50, y: 50)

    static let paints: [GoldenScene] = [
        GoldenScene("linear downwards", [Golden.fill(whole, .linearGradient(rainbow, from: .zero, to: CGPoint(x: 0, y: 100)))]),
        GoldenScene("linear to the right", [Golden.fill(whole, .linearGradient(rainbow, from: .zero, to: CGPoint(x: 100, y: 0)))]),
        GoldenScene("linear across", [Golden.fill(whole, .linearGradient(rainbow, from: .zero, to: CGPoint(x: 100, y: 100)))]),
        GoldenScene("linear, shorter than the fill", [Golden.fill(whole, .linearGradient(rainbow, from: CGPoint(x: 40, y: 0), to: CGPoint(x: 60, y: 10)))]),
        GoldenScene("linear to clear", [Golden.fill(whole, .linearGradient(fading, from: .zero, to: CGPoint(x: 100, y: 0)))]),
        GoldenScene("stops with a hard edge", [Golden.fill(whole, .linearGradient(GradientRamp(stops: [
            .init(color: Golden.red, location: 0), .init(color: Golden.yellow, location: 0.5), .init(color: Golden.blue, location: 0.5),
            .init(color: Golden.green, location: 1),
        ]), from: .zero, to: CGPoint(x: 100, y: 0)))]),
        GoldenScene("radial", [Golden.fill(whole, .radialGradient(rainbow, center: center, startRadius: 0, endRadius: 50))]),
        GoldenScene("radial from a radius", [Golden.fill(whole, .radialGradient(rainbow, center: CGPoint(x: 30, y: 30), startRadius: 20, endRadius: 60))]),
        GoldenScene("radial inwards", [Golden.fill(whole, .radialGradient(rainbow, center: center, startRadius: 50, endRadius: 10))]),
        GoldenScene("elliptical", [Golden.fill(whole, .ellipticalGradient(rainbow, center: center, radii: CGSize(width: 50, height: 25), startFraction: 0, endFraction: 1))]),
        GoldenScene("angular", [Golden.fill(whole, .angularGradient(rainbow, center: center, startRadians: 0, endRadians: 2 * .pi))]),
        GoldenScene("angular, a part", [Golden.fill(whole, .angularGradient(rainbow, center: center, startRadians: -1, endRadians: 2))]),
        GoldenScene("gradient in a circle", [Golden.fill(Path(ellipseIn: Golden.box), .linearGradient(rainbow, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 80)))]),
        GoldenScene("gradient on a stroke", [.stroke(Path(ellipseIn: Golden.box), style: StrokeStyle(lineWidth: 14), paint: .angularGradient(rainbow, center: center, startRadians: 0, endRadians: 6.28))]),
        GoldenScene("gradient turned with its shape", [.pushTransform(CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: -20)), Golden.fill(Path(Golden.box), .linearGradient(rainbow, from: CGPoint(x: 20, y: 0), to: CGPoint(x: 80, y: 0))), .pop]),
        GoldenScene("tiles", [Golden.fill(whole, .image(Golden.photo, tile: rect(5, 5, 20, 15), opacity: 1))]),
        GoldenScene("faded tiles between pixels", [Golden.fill(whole, .image(Golden.photo, tile: rect(5.5, 5.25, 30.5, 22.5), opacity: 0.4))]),
        GoldenScene("tiles of a drawing", [Golden.fill(Path(ellipseIn: Golden.box), .drawing(SharedDrawing(DisplayList([Golden.fill(Golden.star()), Golden.fill(Path(rect(0, 90, 200, 200)), Golden.red)]), size: CGSize(width: 100, height: 100), name: "star"), tile: rect(20, 20, 21.5, 14), opacity: 0.8))]),
        GoldenScene("backdrop", Golden.ground + [Golden.fill(Path(roundedRect: Golden.box, cornerRadius: 12), .backdrop(blurRadius: 6, tint: ResolvedColor.white.opacity(0.5), opacity: 1))]),
    ]

    static let pictures: [GoldenScene] = [
        GoldenScene("picture pixel by pixel", [.image(ImageItem(bitmap: Golden.photo, destination: rect(30, 35, 40, 30)))]),
        GoldenScene("picture between pixels", [.image(ImageItem(bitmap: Golden.photo, destination: rect(30.5, 35.5, 40, 30)))]),
        GoldenScene("picture enlarged, none", [.image(ImageItem(bitmap: Golden.photo, destination: rect(0, 12, 100, 75), interpolation: .none))]),
        GoldenScene("picture enlarged, medium", [.image(ImageItem(bitmap: Golden.photo, destination: rect(0, 12, 100, 75)))]),
        GoldenScene("picture enlarged, high", [.image(ImageItem(bitmap: Golden.photo, destination: rect(0, 12, 100, 75), interpolation: .high))]),
        GoldenScene("picture reduced", [.image(ImageItem(bitmap: Golden.photo, destination: rect(40, 40, 17, 12.5)))]),
        GoldenScene("part of a picture", [.image(ImageItem(bitmap: Golden.photo, source: rect(10, 5, 15, 15), destination: Golden.box))]),
        GoldenScene("picture mirrored", [.image(ImageItem(bitmap: Golden.photo, destination: Golden.box, isMirrored: true))]),
        GoldenScene("picture turned", [.pushTransform(CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: -20)), .image(ImageItem(bitmap: Golden.photo, destination: Golden.box)), .pop]),
        GoldenScene("picture turned, none", [.pushTransform(CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: -20)), .image(ImageItem(bitmap: Golden.photo, destination: Golden.box, interpolation: .none)), .pop]),
        GoldenScene("picture faded", [.image(ImageItem(bitmap: Golden.photo, destination: Golden.box, opacity: 0.35))]),
        GoldenScene("template", [.image(ImageItem(bitmap: Golden.mark, destination: Golden.box, template: .color(Golden.purple)))]),
        GoldenScene("template in a gradient", [.image(ImageItem(bitmap: Golden.mark, destination: rect(10, 10, 80, 80), template: .linearGradient(rainbow, from: .zero, to: CGPoint(x: 100, y: 0))))]),
    ]
}

import Foundation
import Graphics
import ImageCodecs
@testable import Raster
import Testing

@Test func smoke() throws {
    let list = DisplayList([
        .fill(Path(CGRect(x: 0, y: 0, width: 390, height: 844)), style: FillStyle(), paint: .color(.white)),
        .pushShadow(color: ResolvedColor(hex: 0, alpha: 0.4), radius: 8, offset: CGSize(width: 0, height: 4)),
        .fill(Path(roundedRect: CGRect(x: 20, y: 20, width: 200, height: 100), cornerRadius: 24), style: FillStyle(), paint: .linearGradient(GradientRamp(stops: [.init(color: ResolvedColor(hex: 0xFF0000), location: 0), .init(color: ResolvedColor(hex: 0x00FF00), location: 1)]), from: CGPoint(x: 20, y: 20), to: CGPoint(x: 220, y: 20))),
        .pop,
        .stroke(Path(ellipseIn: CGRect(x: 50, y: 150, width: 100, height: 60)), style: StrokeStyle(lineWidth: 6, dash: [12, 6]), paint: .black),
        .stroke(Path { $0.move(to: CGPoint(x: 20, y: 300)); $0.addLine(to: CGPoint(x: 120, y: 250)); $0.addLine(to: CGPoint(x: 140, y: 330)); $0.addLine(to: CGPoint(x: 150, y: 240)) }, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round), paint: .color(ResolvedColor(hex: 0x007AFF, alpha: 0.5))),
        .pushClip(Path(ellipseIn: CGRect(x: 200, y: 200, width: 100, height: 100)), style: FillStyle()),
        .pushBlur(radius: 5, isOpaque: false),
        .fill(Path(CGRect(x: 210, y: 230, width: 200, height: 30.5)), style: FillStyle(), paint: .angularGradient(GradientRamp(stops: [.init(color: ResolvedColor(hex: 0xFF0000), location: 0), .init(color: ResolvedColor(hex: 0x0000FF), location: 1)]), center: CGPoint(x: 250, y: 245), startRadians: 0, endRadians: 6.2831853)),
        .pop, .pop,
        .pushTransform(CGAffineTransform(rotationAngle: 0.3)),
        .fill(Path { $0.move(to: CGPoint(x: 200, y: 300)); for i in 1..<5 { let (s, c) = PortableMath.sineAndCosine(Double(i) * 2.513274); $0.addLine(to: CGPoint(x: 140 + 60 * c, y: 300 + 60 * s)) }; $0.closeSubpath() }, style: FillStyle(eoFill: true), paint: .color(ResolvedColor(hex: 0xFF9500))),
        .pop,
    ])
    let bitmap = Rasterizer(threads: 1).render(list, size: CGSize(width: 390, height: 844), scale: 2)
    let data = try PNG.encode(bitmap)
    try data.write(to: URL(fileURLWithPath: "/tmp/rs/smoke.png"))
    #expect(try PNG.decode(data) == bitmap)
    #expect(Rasterizer(threads: 7).render(list, size: CGSize(width: 390, height: 844), scale: 2) == bitmap)
}

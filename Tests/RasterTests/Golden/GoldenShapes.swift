import Foundation
import Graphics

extension GoldenScene {
    private static let radii = CornerRadii(topLeft: 0, topRight: 10, bottomRight: 20, bottomLeft: 30)

    private static func check(_ index: Int) -> DisplayItem {
        let (column, row) = (index % 4, index / 4)
        let color = (column + row) % 2 == 0 ? Golden.ink : Golden.yellow
        return Golden.fill(Path(rect(CGFloat(column) * 25, CGFloat(row) * 25, 25, 25)), color)
    }

    static let shapes: [GoldenScene] = [
        GoldenScene("rectangle on pixels", [Golden.fill(Path(Golden.box))]),
        GoldenScene("rectangle between pixels", [Golden.fill(Path(Golden.between))]),
        GoldenScene("hairline rectangle", [Golden.fill(Path(rect(10, 50.4, 80, 0.2))), Golden.fill(Path(rect(30.7, 10, 0.1, 80)), Golden.red)]),
        GoldenScene("half transparent rectangle", [Golden.fill(Path(Golden.box)), Golden.fill(Path(rect(40, 40, 60, 60)), Golden.red.opacity(0.5))]),
        GoldenScene("circle", [Golden.fill(Path(ellipseIn: Golden.box))]),
        GoldenScene("ellipse between pixels", [Golden.fill(Path(ellipseIn: rect(5.2, 30.7, 89.3, 41.1)))]),
        GoldenScene("tiny circles", (0..<9).map { Golden.fill(Path(ellipseIn: rect(10 + CGFloat($0) * 9.1, 50, 1 + CGFloat($0) * 0.7, 1 + CGFloat($0) * 0.7))) }),
        GoldenScene("circular corners", [Golden.fill(Path(roundedRect: Golden.box, cornerRadius: 20, style: .circular))]),
        GoldenScene("continuous corners", [Golden.fill(Path(roundedRect: Golden.box, cornerRadius: 20, style: .continuous))]),
        GoldenScene("corners larger than the side", [Golden.fill(Path(roundedRect: rect(10, 30, 80, 40), cornerRadius: 99))]),
        GoldenScene("uneven corners", [Golden.fill(Path(roundedRect: Golden.box, radii: radii, style: .continuous))]),
        GoldenScene("capsule upright", [Golden.fill(Path(roundedRect: rect(35, 10, 30, 80), cornerRadius: 15, style: .circular))]),
        GoldenScene("triangle", [Golden.fill(polygon([(50, 10), (90, 85), (10, 85)]))]),
        GoldenScene("sliver", [Golden.fill(polygon([(5, 10), (95, 52), (5, 11)]))]),
        GoldenScene("star, non-zero", [Golden.fill(Golden.star())]),
        GoldenScene("star, even-odd", [Golden.fill(Golden.star(), evenOdd: true)]),
        GoldenScene("ring, even-odd", [Golden.fill(Path { $0.addEllipse(in: Golden.box); $0.addEllipse(in: rect(35, 35, 30, 30)) }, evenOdd: true)]),
        GoldenScene("two overlapping, non-zero", [Golden.fill(Path { $0.addRect(rect(15, 15, 50, 50)); $0.addEllipse(in: rect(40, 40, 45, 45)) })]),
        GoldenScene("not smoothed", [Golden.fill(Path(ellipseIn: Golden.box), .color(Golden.blue), antialiased: false)]),
        GoldenScene("meeting edges", [Golden.fill(polygon([(20, 20), (80, 20), (20, 80)])), Golden.fill(polygon([(80, 20), (80, 80), (20, 80)]))]),
        GoldenScene("checks", (0..<16).map(check)),
    ]

    static let curves: [GoldenScene] = [
        GoldenScene("quadratic curve", [Golden.fill(Path { $0.move(to: CGPoint(x: 10, y: 80)); $0.addQuadCurve(to: CGPoint(x: 90, y: 80), control: CGPoint(x: 50, y: -30)) })]),
        GoldenScene("cubic curve", [Golden.fill(Golden.wave)]),
        GoldenScene("cubic with a loop", [Golden.fill(Path { $0.move(to: CGPoint(x: 20, y: 80)); $0.addCurve(to: CGPoint(x: 80, y: 80), control1: CGPoint(x: 140, y: 0), control2: CGPoint(x: -40, y: 0)) })]),
        GoldenScene("arc", [Golden.fill(Path { $0.addArc(center: CGPoint(x: 50, y: 50), radius: 38, startRadians: 0, endRadians: 4.2, clockwise: false) })]),
        GoldenScene("pie", [Golden.fill(Path { path in
            path.move(to: CGPoint(x: 50, y: 50))
            path.addArc(center: CGPoint(x: 50, y: 50), radius: 40, startRadians: -1.57, endRadians: 0.5, clockwise: false)
            path.closeSubpath()
        })]),
        GoldenScene("trimmed circle", [.stroke(Path(ellipseIn: Golden.box).trimmedPath(from: 0.1, to: 0.8), style: StrokeStyle(lineWidth: 8, lineCap: .round), paint: .color(Golden.green))]),
        GoldenScene("open path closes when filled", [Golden.fill(Golden.zigzag)]),
        GoldenScene("outside the picture", [Golden.fill(Path(ellipseIn: rect(-40, -40, 120, 120))), Golden.fill(Path(rect(90, 90, 1e6, 1e6)), Golden.red)]),
    ]

    static let strokes: [GoldenScene] = [CGLineCap.butt, .round, .square].flatMap { cap in
        [CGLineJoin.miter, .round, .bevel].map { join in
            GoldenScene("stroke \(cap) \(join)", [.stroke(Golden.zigzag, style: StrokeStyle(lineWidth: 9, lineCap: cap, lineJoin: join), paint: .color(Golden.ink))])
        }
    } + [
        GoldenScene("hairlines", (0..<10).map { step in .stroke(Path { path in
            path.move(to: CGPoint(x: 5, y: 5))
            path.addLine(to: CGPoint(x: 95, y: 5 + CGFloat(10 * step)))
        }, style: StrokeStyle(lineWidth: 0.5), paint: .color(Golden.ink)) }),
        GoldenScene("stroke on an edge between pixels", [.stroke(Path(rect(20.5, 20.5, 59, 59)), style: StrokeStyle(lineWidth: 1), paint: .color(Golden.ink))]),
        GoldenScene("stroked circle", [.stroke(Path(ellipseIn: Golden.box), style: StrokeStyle(lineWidth: 10), paint: .color(Golden.blue))]),
        GoldenScene("stroked continuous corners", [.stroke(Path(roundedRect: Golden.box, cornerRadius: 18), style: StrokeStyle(lineWidth: 5), paint: .color(Golden.blue))]),
        GoldenScene("stroked curve", [.stroke(Golden.wave, style: StrokeStyle(lineWidth: 12, lineCap: .round), paint: .color(Golden.purple))]),
        GoldenScene("stroke wider than the shape", [.stroke(Path(ellipseIn: rect(40, 40, 20, 20)), style: StrokeStyle(lineWidth: 50), paint: .color(Golden.red))]),
        GoldenScene("mitre limit", [.stroke(Golden.zigzag, style: StrokeStyle(lineWidth: 9, miterLimit: 1.5), paint: .color(Golden.ink))]),
        GoldenScene("dashes", [.stroke(Path(rect(15, 15, 70, 70)), style: StrokeStyle(lineWidth: 4, dash: [10, 5]), paint: .color(Golden.ink))]),
        GoldenScene("dashes from a phase", [.stroke(Path(ellipseIn: Golden.box), style: StrokeStyle(lineWidth: 4, dash: [12, 4, 2, 4], dashPhase: 7), paint: .color(Golden.ink))]),
        GoldenScene("dots", [.stroke(Golden.wave, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0.01, 10]), paint: .color(Golden.ink))]),
        GoldenScene("half transparent crossing stroke", [.stroke(Golden.star(), style: StrokeStyle(lineWidth: 8), paint: .color(Golden.blue.opacity(0.5)))]),
    ]
}

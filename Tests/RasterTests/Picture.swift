import Foundation
import Graphics
import Raster

/// Draws items on a clear canvas; one pixel per point unless told otherwise.
func picture(_ width: Int, _ height: Int, scale: CGFloat = 1, threads: Int = 1, background: PremultipliedPixel = .clear, _ items: [DisplayItem]) -> Bitmap {
    Rasterizer(threads: threads).render(
        DisplayList(items), size: CGSize(width: width, height: height), scale: scale, background: background)
}

func fill(_ path: Path, _ color: ResolvedColor = .black, evenOdd: Bool = false) -> DisplayItem {
    .fill(path, style: FillStyle(eoFill: evenOdd), paint: .color(color))
}

func stroke(_ path: Path, _ style: StrokeStyle) -> DisplayItem { .stroke(path, style: style, paint: .black) }

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
    Path { path in
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
    }
}

extension Bitmap {
    /// How many whole pixels the alpha adds up to.
    var coveredArea: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }

    func alphas(row y: Int) -> [UInt8] { (0..<width).map { self[$0, y].alpha } }

    func hex(_ x: Int, _ y: Int) -> String {
        let pixel = self[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

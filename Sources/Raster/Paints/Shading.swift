import Foundation
import Graphics

/// A paint made ready for pixels.
enum Shading: Sendable {
    /// One premultiplied pixel value.
    case solid(UInt32)
    /// Colours that differ from pixel to pixel.
    case varying(any RowShader)
}

/// Gives the colours of a stretch of one row; asked once per stretch.
protocol RowShader: Sendable {
    /// Whether every colour is opaque.
    var isOpaque: Bool { get }

    /// Writes the premultiplied colours of the pixels whose left end is (x, y); a colour is that of the pixel's centre.
    func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>)

    /// What gives the same colours for the rows of an area faster, asked by one thread: it may keep what the next row needs.
    func rows(of area: PixelRect) -> any RowShader
}

extension RowShader {
    func rows(of area: PixelRect) -> any RowShader { self }

    /// The colours of an area as a picture.
    func bitmap(of area: PixelRect, threads: Int) -> Bitmap {
        guard !area.isEmpty else { return Bitmap(width: area.width, height: area.height) }
        let pieces = threads == 1 ? 1 : min(area.height, threads * 4)
        let pixels = [UInt32](unsafeUninitializedCapacity: area.width * area.height) { pixels, count in
            count = area.width * area.height
            let target = SharedBuffer(base: pixels.baseAddress!)
            Workers.run(pieces, threads: threads) { piece in
                let (top, bottom) = (area.height * piece / pieces, area.height * (piece + 1) / pieces)
                let part = PixelRect(minX: area.minX, minY: area.minY + top, maxX: area.maxX, maxY: area.minY + bottom)
                let rows = rows(of: part)
                for y in part.minY..<part.maxY {
                    rows.shade(x: area.minX, y: y, count: area.width, into: target.base + (y - area.minY) * area.width)
                }
            }
        }
        return Bitmap(width: area.width, height: area.height, pixels: pixels)
    }
}

extension Shading {
    /// The same for the rows of an area, painted by one thread.
    func rows(of area: PixelRect) -> Shading {
        if case .varying(let shader) = self { return .varying(shader.rows(of: area)) }
        return self
    }

    /// The paint under a map from its points to pixels; nil if it paints nothing.
    init?(_ paint: Paint, transform: CGAffineTransform, threads: Int) {
        switch paint {
        case .color(let color):
            let pixel = color.premultiplied.rgba
            if pixel == 0 { return nil }
            self = .solid(pixel)
        case .linearGradient(let ramp, let from, let to):
            self.init(ramp, transform) { LinearGradientGeometry(from: from, to: to, toPaint: $0) }
        case .radialGradient(let ramp, let center, let start, let end):
            self.init(ramp, transform) {
                RadialGradientGeometry(center: center, radii: CGSize(width: 1, height: 1), start: start, end: end, toPaint: $0)
            }
        case .ellipticalGradient(let ramp, let center, let radii, let start, let end):
            self.init(ramp, transform) { RadialGradientGeometry(center: center, radii: radii, start: start, end: end, toPaint: $0) }
        case .angularGradient(let ramp, let center, let start, let end):
            self.init(ramp, transform) { AngularGradientGeometry(center: center, start: start, end: end, toPaint: $0) }
        case .image(let bitmap, let tile, let opacity):
            guard let shader = TileShader(bitmap.bitmap, tile: tile, opacity: opacity, transform: transform, threads: threads) else { return nil }
            self = .varying(shader)
        case .drawing(let drawing, let tile, let opacity):
            guard let shader = TileShader(drawing, tile: tile, opacity: opacity, transform: transform, threads: threads) else { return nil }
            self = .varying(shader)
        case .backdrop(_, let tint, let opacity): self.init(.color(tint.opacity(opacity)), transform: transform, threads: threads)
        }
    }

    private init?<Geometry: GradientGeometry>(_ ramp: GradientRamp, _ transform: CGAffineTransform, _ geometry: (PaintMap) -> Geometry?) {
        guard let table = GradientTableCache.shared.table(for: ramp) else { return nil }
        if let pixel = table.onlyPixel { self = .solid(pixel); return }
        guard let map = PaintMap(inverting: transform), let geometry = geometry(map) else { return nil }
        self = .varying(GradientShader(table: table, geometry: geometry))
    }
}

/// The map from pixel centres to a paint's own coordinates.
struct PaintMap: Sendable {
    let a, b, c, d, tx, ty: Double

    /// Nil if the map cannot be inverted.
    init?(inverting transform: CGAffineTransform) {
        let determinant = transform.determinant
        guard determinant.isFinite, abs(determinant) > 1e-18 else { return nil }
        let inverse = transform.inverted()
        (a, b, c, d, tx, ty) = (
            Double(inverse.a), Double(inverse.b), Double(inverse.c), Double(inverse.d), Double(inverse.tx), Double(inverse.ty))
        guard [a, b, c, d, tx, ty].allSatisfy(\.isFinite) else { return nil }
    }

    /// The paint's coordinates at the centre of a pixel.
    @inline(__always) func center(_ x: Int, _ y: Int) -> PixelPoint {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        return PixelPoint(x: a * px + c * py + tx, y: b * px + d * py + ty)
    }

    /// The same for two pixels.
    @inline(__always) func places(_ x: SIMD2<Double>, _ y: Double) -> (x: SIMD2<Double>, y: SIMD2<Double>) {
        (
            SIMD2(repeating: a) * x + SIMD2(repeating: c * y) + SIMD2(repeating: tx),
            SIMD2(repeating: b) * x + SIMD2(repeating: d * y) + SIMD2(repeating: ty)
        )
    }
}

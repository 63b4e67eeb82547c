import Foundation
import Graphics

extension SceneBuilder {
    /// What was drawn so far, blurred, inside a path.
    ///
    /// - Parameter radius: in points.
    mutating func addBackdrop(_ path: Path, _ style: FillStyle, _ radius: CGFloat, _ opacity: Double) {
        let pixels = Double(radius) * state.stretch
        guard pixels > 0, pixels.isFinite, opacity > 0 else { return }
        let edges = EdgeList(path: path, transform: state.transform, clip: state.scissor)
        let visible = onCanvas(edges.bounds)
        if visible.isEmpty { return }
        let blur = SoftBlur(radius: pixels)
        let area = onCanvas(visible.grown(by: blur.reach))
        let sharp = drawnSoFar(in: area), isOpaque = sharp.isOpaque
        var blurred = blur.blurred(sharp, at: area, isOpaque: isOpaque, threads: threads)
        if opacity < 1 { LayerMask.multiply(&blurred, by: UInt32((opacity * 255).rounded())) }
        let shader = BitmapShader(bitmap: blurred, x: area.minX, y: area.minY, isOpaque: isOpaque && opacity >= 1)
        append(
            .fill(.outline(edges, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased), .varying(shader)), bounds: visible)
    }
}

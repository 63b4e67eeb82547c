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
        let cells = blur.cells(of: drawnSoFar, in: area, threads: threads)
        let blurred = BlurredShader(cells: cells, fillsBorders: cells.isSourceOpaque, isOpaque: cells.isSourceOpaque)
        let shader: any RowShader = opacity < 1 ? FadedShader(shader: blurred, factor: UInt32((opacity * 255).rounded())) : blurred
        append(
            .fill(.outline(edges, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased), .varying(shader)), bounds: visible)
    }
}

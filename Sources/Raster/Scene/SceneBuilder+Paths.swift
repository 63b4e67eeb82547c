import Foundation
import Graphics

extension SceneBuilder {
    /// A filled path. An upright rectangle on pixel borders is filled as such: hard edges, no coverage.
    mutating func addFill(_ path: Path, _ style: FillStyle, _ paint: Paint) {
        if state.scissor.isEmpty { return }
        if case .backdrop(let radius, _, let opacity) = paint { addBackdrop(path, style, radius, opacity) }
        guard let shading = Shading(paint, transform: state.transform, threads: threads) else { return }
        if case .rectangle(let rect) = path.form, state.transform.isUpright,
            let aligned = PixelRect(aligned: rect.applying(state.transform))
        {
            append(.fill(.rectangle, shading), bounds: aligned)
            return
        }
        let edges = EdgeList(path: path, transform: state.transform, clip: state.scissor)
        append(
            .fill(.outline(edges, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased), shading), bounds: edges.bounds)
    }

    mutating func addStroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
        if state.scissor.isEmpty { return }
        guard let shading = Shading(paint, transform: state.transform, threads: threads) else { return }
        let edges = EdgeList(stroking: path, style: style, transform: state.transform, clip: state.scissor)
        append(.fill(.outline(edges, isEvenOdd: false, isAntialiased: true), shading), bounds: edges.bounds)
    }
}

import Foundation
import Graphics

/// An outline as edges, cut to the pixels that can be seen and sorted by their upper ends.
struct EdgeList: Sendable {
    private(set) var edges: [Edge] = []
    /// The pixels that the outline may touch, inside the clip.
    private(set) var bounds = PixelRect.empty

    private let clip: PixelRect
    private let left, top, right, bottom: Double
    private var lowX = Double.infinity, lowY = Double.infinity, highX = -Double.infinity, highY = -Double.infinity

    /// An empty list; only what lies in `clip` will be kept.
    init(clip: PixelRect) {
        self.clip = clip
        (left, top, right, bottom) = (Double(clip.minX), Double(clip.minY), Double(clip.maxX), Double(clip.maxY))
    }

    /// The edges of a path that is filled, open subpaths closed; empty if a coordinate is not finite.
    init(path: Path, transform: CGAffineTransform, clip: PixelRect) {
        self.init(clip: clip)
        var flattener = PathFlattener(transform: transform)
        guard let subpaths = flattener.subpaths(of: path.elements) else { return }
        for subpath in subpaths { addPolygon(subpath.points) }
        finish()
    }

    /// Adds a closed polygon.
    mutating func addPolygon(_ points: [PixelPoint]) {
        guard var previous = points.last else { return }
        for point in points {
            add(from: previous, to: point)
            previous = point
        }
    }

    /// Sorts what was added; call once, before scan conversion.
    mutating func finish() {
        edges.sort { ($0.y0, $0.x0, $0.y1, $0.x1) < ($1.y0, $1.x0, $1.y1, $1.x1) }
        guard !edges.isEmpty, lowX <= highX else { bounds = .empty; return }
        let box = CGRect(x: lowX, y: lowY, width: highX - lowX, height: highY - lowY)
        bounds = PixelRect(around: box).intersection(clip)
    }

    /// Adds one directed line: cut above and below, dropped to the right of the clip, pushed onto its border on the left.
    ///
    /// What stands left of the clip still decides what is inside, so it must stay; what stands right of it decides nothing.
    private mutating func add(from a: PixelPoint, to b: PixelPoint) {
        lowX = min(lowX, a.x); highX = max(highX, a.x)
        lowY = min(lowY, a.y); highY = max(highY, a.y)
        if a.y == b.y { return }
        var edge = a.y < b.y
            ? Edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y, winding: 1) : Edge(x0: b.x, y0: b.y, x1: a.x, y1: a.y, winding: -1)
        if edge.y1 <= top || edge.y0 >= bottom || min(edge.x0, edge.x1) >= right { return }
        if edge.y0 < top || edge.y1 > bottom {
            let whole = edge
            if whole.y0 < top { (edge.x0, edge.y0) = (whole.x(at: top), top) }
            if whole.y1 > bottom { (edge.x1, edge.y1) = (whole.x(at: bottom), bottom) }
        }
        appendCutLeft(edge)
    }

    private mutating func appendCutLeft(_ edge: Edge) {
        if edge.x0 >= left && edge.x1 >= left { append(edge); return }
        if edge.x0 <= left && edge.x1 <= left {
            append(Edge(x0: left, y0: edge.y0, x1: left, y1: edge.y1, winding: edge.winding))
            return
        }
        let crossing = edge.y0 + (left - edge.x0) / (edge.x1 - edge.x0) * (edge.y1 - edge.y0)
        append(Edge(x0: max(edge.x0, left), y0: edge.y0, x1: left, y1: crossing, winding: edge.winding))
        append(Edge(x0: left, y0: crossing, x1: max(edge.x1, left), y1: edge.y1, winding: edge.winding))
    }

    private mutating func append(_ edge: Edge) { if edge.y0 < edge.y1 { edges.append(edge) } }
}

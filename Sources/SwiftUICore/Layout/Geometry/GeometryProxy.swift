import Foundation

/// A view's size and place, as far as layout knows them.
///
/// Read while views are built, it answers for the last layout; when an answer that was read changes, the views are built again.
public struct GeometryProxy: AlwaysDifferent, @unchecked Sendable {
    let item: LayoutItem
    let record: GeometryRecord

    /// The view's size, in points.
    public var size: CGSize { record.note(.size, item.frame.size) }

    /// How far the view could reach beyond its edges through the safe area: 0 on edges that do not touch its boundary.
    public var safeAreaInsets: EdgeInsets { record.note(.safeAreaInsets, record.insets(of: item)) }

    /// Where the view is seen in a space: rotations and scalings between count, and of a turned view it is the upright rectangle
    /// round it. A name that no view outside carries counts as the global space.
    public func frame(in space: CoordinateSpace) -> CGRect { record.note(.frame(space), GeometryRecord.frame(of: item, in: space)) }

    @_disfavoredOverload
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    /// The rectangle of a named space in the view's own space; nil if no view outside carries the name.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard let owner = item.owner(of: space.coordinateSpace) else { return nil }
        _ = frame(in: .global)
        let frame = item.drawnMap(upTo: owner).map { owner.frame.applying($0.inverted()) } ?? owner.frame
        return Self.converted(frame, into: item.frame, isRightToLeft: item.isRightToLeft)
    }

    /// A rectangle or point that another view published, in this view's own space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        _ = frame(in: .global)
        let back = item.drawnMap()?.inverted()
        return anchor.convert(anchor.value) { rect in
            Self.converted(back.map { rect.applying($0) } ?? rect, into: item.frame, isRightToLeft: item.isRightToLeft)
        }
    }

    /// A rectangle of the picture's space in the space of `frame`.
    static func converted(_ rect: CGRect, into frame: CGRect, isRightToLeft: Bool) -> CGRect {
        let x = isRightToLeft ? frame.maxX - rect.maxX : rect.minX - frame.minX
        return CGRect(x: x, y: rect.minY - frame.minY, width: rect.width, height: rect.height)
    }
}

/// What was read through a proxy while views were built, and what the answers were.
final class GeometryRecord {
    enum Question: Hashable { case size, safeAreaInsets, frame(CoordinateSpace) }

    private var sizes: CGSize?
    private var insets: EdgeInsets?
    private var frames: [CoordinateSpace: CGRect] = [:]
    private var isRecording = false
    /// What the view was last placed in.
    var context: PlacementContext?

    fileprivate func note<Value>(_ question: Question, _ answer: Value) -> Value {
        if isRecording {
            switch question {
            case .size: sizes = answer as? CGSize
            case .safeAreaInsets: insets = answer as? EdgeInsets
            case .frame(let space): frames[space] = answer as? CGRect
            }
        }
        return answer
    }

    /// Forgets what was read and records what `body` reads.
    func recording<Value>(_ body: () -> Value) -> Value {
        (sizes, insets, frames) = (nil, nil, [:])
        isRecording = true
        defer { isRecording = false }
        return body()
    }

    /// Whether some answer that was read would now be another.
    func isOutdated(for item: LayoutItem) -> Bool {
        if let sizes, sizes != item.frame.size { return true }
        if let insets, insets != self.insets(of: item) { return true }
        return frames.contains { space, frame in Self.frame(of: item, in: space) != frame }
    }

    fileprivate func insets(of item: LayoutItem) -> EdgeInsets {
        guard let context else { return EdgeInsets() }
        let frame = item.frame, full = SafeArea.extended(frame, .all, item.isRightToLeft, context)
        let (left, right) = (frame.minX - full.minX, full.maxX - frame.maxX)
        return EdgeInsets(
            top: frame.minY - full.minY, leading: item.isRightToLeft ? right : left, bottom: full.maxY - frame.maxY,
            trailing: item.isRightToLeft ? left : right)
    }

    static func frame(of item: LayoutItem, in space: CoordinateSpace) -> CGRect {
        if space == .local { return CGRect(origin: .zero, size: item.frame.size) }
        guard let owner = item.owner(of: space) else { return item.drawnFrame() }
        return GeometryProxy.converted(item.drawnFrame(upTo: owner), into: owner.frame, isRightToLeft: owner.isRightToLeft)
    }
}

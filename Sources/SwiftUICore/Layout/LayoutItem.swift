import Foundation
import Graphics

/// One box of the layout tree: an element, or a modifier round one.
///
/// Lengths are asked one axis at a time; whoever places an item hands it a frame and the proposal it answered. Frames are in
/// points of the picture's space, not rounded; right-to-left is applied when a child is placed.
package class LayoutItem {
    /// The node the item belongs to; only main-actor passes may use it.
    package final unowned(unsafe) var node: Node?
    /// The container or modifier this item is inside.
    package final unowned(unsafe) var outer: LayoutItem?
    /// Where the item was last placed, and for which proposal.
    package final var frame = CGRect.zero
    package final var proposal = Proposal.unspecified
    /// Whether leading is on the right.
    package final var isRightToLeft = false
    /// Whether its container shows something else in its place: it is then neither drawn, nor hit, nor read.
    package final var isCovered = false {
        didSet { if isCovered != oldValue { node?.graph.noteCover() } }
    }
    /// How far the item has come or gone, while it does either in an animated change.
    package final var presence: Presence?
    /// Cached dependence masks: two bits per axis and nil class, valid when the top bit is set.
    private final var masks: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)

    package init() {}

    // MARK: Questions

    /// How long the item is on `axis`, in points, for a proposal. Pure: the same within one layout.
    package func length(_ axis: Axis, _ proposal: Proposal) -> Double { 0 }

    /// Both lengths for a proposal.
    ///
    /// The height first: on the way to it the widths inside are found row by row, and one visit to each part of a large tree does.
    package final func size(_ proposal: Proposal) -> CGSize {
        let height = length(.vertical, proposal)
        return CGSize(width: length(.horizontal, proposal), height: height)
    }

    /// What `length` may depend on when the own proposal is nil (`isNil`) or a number.
    package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { .both }

    package final func dependence(_ axis: Axis, isNil: Bool) -> Dependence {
        let cached = switch (axis, isNil) {
        case (.horizontal, false): masks.0
        case (.horizontal, true): masks.1
        case (.vertical, false): masks.2
        case (.vertical, true): masks.3
        }
        if cached & 128 != 0 { return Dependence(rawValue: cached & 3) }
        var mask = computeDependence(axis, isNil: isNil)
        if isNil { mask.remove(.own) }
        let stored = mask.rawValue | 128
        switch (axis, isNil) {
        case (.horizontal, false): masks.0 = stored
        case (.horizontal, true): masks.1 = stored
        case (.vertical, false): masks.2 = stored
        case (.vertical, true): masks.3 = stored
        }
        return mask
    }

    /// Where a guide that someone set explicitly lies, in the item's own space for this size; nil for the guide's default.
    package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? { nil }

    /// Whether `explicitGuide` may answer anything for this key.
    package func hasExplicitGuide(_ key: AlignmentKey) -> Bool { false }

    package final func guide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat {
        if hasExplicitGuide(key), let value = explicitGuide(key, proposal, size) { return value }
        return key.defaultValue(ViewDimensions(item: self, proposal: proposal, size: size))
    }

    /// What distance the item prefers to its neighbours.
    package var spacing: ViewSpacing { ViewSpacing() }

    /// Who is laid out first in a stack.
    package var layoutPriority: Double { 0 }

    /// Whether a stack's spacer rules apply: only spacers answer true.
    package var isSpacer: Bool { false }

    /// The axis along which this container puts its children, where that is what it does.
    package var stackOrientation: Axis? { nil }

    /// A value that a modifier set for the container round the item.
    package func trait<K: TraitKey>(_ key: K.Type) -> K.Value? { nil }

    /// The value of a preference that flows up from here; nil if nothing inside sets it.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }

    /// The map, in the picture's space, that the item draws its content with; nil for none. Layout takes no notice of it.
    package var drawingMap: CGAffineTransform? { nil }

    /// Whether the item is the coordinate space with this name.
    package func answers(toSpace name: AnyHashable) -> Bool { false }

    // MARK: Placement

    /// What the item was last placed in; nil before that, and once something in it has changed since.
    private final var placedIn: PlacementContext?
    /// How often what is inside was really placed.
    package final private(set) var placementCount: UInt32 = 0

    /// Puts the item into `frame` (picture space); the frame's size is what the item answered to `proposal`.
    ///
    /// Where nothing in the item has changed and it stands as before, all that is inside does too and is not placed again.
    package final func place(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        if let placedIn, self.frame.isBitwiseEqual(to: frame), self.proposal == proposal, context.gives(sameAs: placedIn) { return }
        self.frame = frame
        self.proposal = proposal
        // First, since an item may learn something while it is placed, and forget that it was.
        placedIn = context
        placementCount &+= 1
        placeInside(frame, proposal, context)
    }

    /// Places what is inside; `frame` and `proposal` are the item's own already. A function of these, the context, and values whose
    /// changes call `invalidate` or `invalidatePlacement`.
    package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {}

    /// Places an inner item at a point of this item's own left-to-right space, with the size it answers to the proposal.
    ///
    /// What is endless, or no number, is cut to this item's own length and put at its start: frames stay finite.
    package final func placeInner(_ inner: LayoutItem, at origin: CGPoint, size: CGSize, _ proposal: Proposal, _ context: PlacementContext) {
        placeInner(inner, in: frame, at: origin, size: size, proposal, context)
    }

    /// The same in another rectangle of the picture: one that reaches through the safe area.
    final func placeInner(
        _ inner: LayoutItem, in frame: CGRect, at origin: CGPoint, size: CGSize, _ proposal: Proposal, _ context: PlacementContext
    ) {
        let width = size.width.isFinite ? size.width : frame.width, height = size.height.isFinite ? size.height : frame.height
        let offset = origin.x.isFinite ? origin.x : 0
        let mirrored = frame.maxX - offset - width
        let x = isRightToLeft ? (mirrored.isFinite ? mirrored : frame.minX) : frame.minX + offset
        let y = frame.minY + (origin.y.isFinite ? origin.y : 0)
        if !(size.width.isFinite && size.height.isFinite) { inner.reportEndless(size) }
        inner.place(CGRect(x: x, y: y, width: width, height: height), proposal, context)
    }

    /// Places an inner item where an arrangement that started at this item's own corner put it.
    ///
    /// Unlike an offset, a position keeps the bits of the sums that led there; `PixelGrid` shows them. Right to left it is mirrored.
    final func placeInner(_ inner: LayoutItem, _ place: ChildPlace, _ context: PlacementContext) {
        let size = place.size
        let width = size.width.isFinite ? size.width : frame.width, height = size.height.isFinite ? size.height : frame.height
        var x = place.origin.x.isFinite ? place.origin.x : frame.minX
        if isRightToLeft {
            let mirrored = frame.maxX - (x - frame.minX) - width
            x = mirrored.isFinite ? mirrored : frame.minX
        }
        let y = place.origin.y.isFinite ? place.origin.y : frame.minY
        if !(size.width.isFinite && size.height.isFinite) { inner.reportEndless(size) }
        inner.place(CGRect(x: x, y: y, width: width, height: height), place.proposal, context)
    }

    private func reportEndless(_ size: CGSize) {
        guard let node else { return }
        node.graph.report(Diagnostic(
            .invalidValue, "the view asks for an endless \(size.width.isFinite ? "height" : "width") and got what its container has;"
                + " look for a minimum or ideal length of infinity.",
            place: node.place))
    }

    /// Places a whole picture's root.
    package func placeAsRoot(_ placement: RootPlacement) {
        place(placement.bounds, Proposal(placement.bounds.size), placement.context)
    }

    // MARK: Change

    /// The environment of the node the item belongs to.
    @MainActor package final var environmentValues: EnvironmentValues { node?.environmentValues ?? EnvironmentValues() }

    /// Forgets what was computed from the item's values, here and in everything round it.
    package final func invalidate() {
        var next: LayoutItem? = self
        while let item = next {
            item.forgetAnswers()
            item.placedIn = nil
            next = item.outer
        }
    }

    /// Lets the coming layout place what is inside again; no length has changed.
    package final func invalidatePlacement() {
        var next: LayoutItem? = self
        while let item = next {
            item.placedIn = nil
            next = item.outer
        }
    }

    package func forgetAnswers() { masks = (0, 0, 0, 0) }

    // MARK: Drawing and description

    /// Draws the item at its frame. Never measures.
    package func paint(_ painter: inout Painter) {}

    /// Whether an animated change of place gives the item its new size at once: a text keeps its lines.
    package var keepsSizeInMotion: Bool { false }

    /// Whether a touch at a point of the space the item is placed in lands on it; adds the gestures it lands in, innermost first.
    package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool {
        guard frame.contains(point) else { return false }
        hits.land(on: self)
        return true
    }

    /// Items directly inside, in drawing order, for passes that walk the tree.
    package var inner: [LayoutItem] { [] }

    /// The item that this one is a modifier of.
    package var wrapped: LayoutItem? { nil }

    /// What accessibility finds here, in reading order: a leaf's own element, or all that is inside.
    package var accessibility: [AccessibilityElement] { inner.flatMap(\.accessibility) }

    /// Says what the item shows, for outlines.
    package func describe(_ element: inout ScreenOutline.Element) {}
}

/// An item that arranges others; remembers its answers.
package class ContainerItem: LayoutItem {
    package final private(set) var children: [LayoutItem] = []
    private final var cache = LengthCache()
    /// How many lengths were really computed so far.
    package final private(set) var lengthCount: UInt32 = 0
    private final var guides = GuideCache()
    private final var knownSpacing: ViewSpacing?

    override package init() { super.init() }

    package func setChildren(_ items: [LayoutItem]) {
        children = items
        for item in items { item.outer = self }
        invalidate()
    }

    /// Arranges another container's children on its behalf: answers go through here, placement stays the owner's.
    final func hook(_ items: [LayoutItem], below owner: ContainerItem) {
        children = items
        for item in items { item.outer = self }
        outer = owner
        isRightToLeft = owner.isRightToLeft
        forgetAnswers()
    }

    /// How long the container is; called once per different question.
    package func computeLength(_ axis: Axis, _ proposal: Proposal) -> Double { 0 }

    override package final func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        var key = proposal
        let isNil = proposal[axis].isNaN
        let mask = dependence(axis, isNil: isNil)
        if !isNil && !mask.contains(.own) { key[axis] = 0 }
        if !mask.contains(.other) { key[axis.other] = .nan }
        if let known = cache.value(axis, key) { return known }
        let length = computeLength(axis, key)
        cache.insert(axis, key, length)
        lengthCount &+= 1
        if cache.count == Self.costlyCount { reportCost() }
        return length
    }

    /// From how many different questions on a container counts as being laid out at great cost.
    private static let costlyCount = 10_000

    /// Says which modifiers round the container turn few questions into many: those that answer 0 or infinity with a real offer.
    private func reportCost() {
        guard let node else { return }
        var resets: [String: Int] = [:]
        var next = outer
        while let item = next {
            switch item {
            case is AspectRatioItem: resets["aspectRatio", default: 0] += 1
            case is FlexibleFrameItem: resets["frame with limits", default: 0] += 1
            default: break
            }
            next = item.outer
        }
        let words = resets.sorted { $0.key < $1.key }.map { "\($0.value) nested \($0.key)" }.joined(separator: ", ")
        node.graph.report(Diagnostic(
            .costlyLayout,
            "laid out for \(Self.costlyCount) different proposals\(words.isEmpty ? "" : ": " + words); take some of them away.",
            place: node.place))
    }

    /// How many questions were really computed since the answers were last forgotten.
    package final var evaluationCount: Int { cache.count }

    override package func forgetAnswers() {
        super.forgetAnswers()
        cache.removeAll()
        knownSpacing = nil
        guides.removeAll()
    }

    // MARK: Spacing and guides

    /// The distances the container prefers; called once. Nested containers would ask twice per level.
    package func computeSpacing() -> ViewSpacing { ViewSpacing() }

    override package final var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = computeSpacing()
        knownSpacing = spacing
        return spacing
    }

    /// Whether some child's guide may show outside; by default none does.
    package func passesGuide(_ key: AlignmentKey) -> Bool { false }

    /// A guide from the children's, for this size; called once per question, and only if `passesGuide` says so.
    package func computeGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? { nil }

    override package final func hasExplicitGuide(_ key: AlignmentKey) -> Bool {
        if let known = guides.passes(key) { return known }
        let passes = passesGuide(key)
        guides.setPasses(key, passes)
        return passes
    }

    override package final func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        guard hasExplicitGuide(key) else { return nil }
        if let known = guides.value(key, proposal, size) { return known.value }
        let value = computeGuide(key, proposal, size)
        guides.insert(key, proposal, size, value)
        return value
    }

    override package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for child in children where !child.isCovered {
            guard let value = child.preference(key) else { continue }
            if var sum = result {
                K.reduce(value: &sum, nextValue: { value })
                result = sum
            } else {
                result = value
            }
        }
        return result
    }

    override package func paint(_ painter: inout Painter) { painter.paintInOrder(paintedChildren) }

    // MARK: Views that go

    /// Items that no longer belong here and are still seen going, each with the child it stood behind in the order of drawing.
    private final var ghosts: [(item: LayoutItem, behind: LayoutItem?)] = []

    final func addGhost(_ item: LayoutItem) {
        guard !ghosts.contains(where: { $0.item === item }) else { return }
        let next = children.firstIndex { $0 === item }.flatMap { $0 + 1 < children.count ? children[$0 + 1] : nil }
        ghosts.append((item, next))
    }

    final func removeGhost(_ item: LayoutItem) { ghosts.removeAll { $0.item === item } }

    /// The children and those that are going, in the order of drawing.
    package final var paintedChildren: [LayoutItem] {
        if ghosts.isEmpty { return children }
        var result = children
        for ghost in ghosts where !result.contains(where: { $0 === ghost.item }) {
            result.insert(ghost.item, at: result.firstIndex { $0 === ghost.behind } ?? result.count)
        }
        return result
    }

    /// A container is touched where one of its children is.
    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool { hitTopmost(of: inner, point, &hits) }

    override package var inner: [LayoutItem] { children }
}

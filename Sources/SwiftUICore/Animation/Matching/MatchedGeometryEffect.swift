import Foundation

/// Which parts of a view's geometry are another's.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A view whose place and size are given to others of its group, or taken from them.
///
/// In the layout round it the view keeps its own place; only what it draws, and where it is touched, is elsewhere.
final class MatchedItem: WrapperItem {
    struct Key: Hashable {
        var id: AnyHashable
        var namespace: Namespace.ID
    }

    var key: Key?
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var isSource = true
    /// Going after a removal: it gives nothing any more.
    var isLeaving = false
    /// Whether it was there before the present update.
    var isOld = false
    private var context: PlacementContext?

    override func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        self.context = context
        content.place(frame, proposal, context)
    }

    /// Puts the content where the source's frame says, as far as the properties go.
    func match(_ source: CGRect) {
        guard let context else { return }
        let proposal = properties.contains(.size) ? Proposal(source.size) : self.proposal
        let size = properties.contains(.size) ? content.size(proposal) : frame.size
        let point = anchor.point(in: properties.contains(.position) ? source : frame)
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        content.place(CGRect(origin: origin, size: size), proposal, context)
    }

    /// The frames of the content and everything in it where the source's frame says; it stays where it is.
    func frames(matching source: CGRect) -> [(item: LayoutItem, frame: CGRect)] {
        let before = content.descendants.map { ($0, $0.frame, $0.proposal) }
        match(source)
        let result = content.descendants.map { ($0, $0.frame) }
        for (item, frame, proposal) in before {
            (item.frame, item.proposal) = (frame, proposal)
            item.invalidatePlacement()
        }
        return result
    }
}

extension LayoutItem {
    /// This item and everything inside it.
    var descendants: [LayoutItem] { [self] + inner.flatMap(\.descendants) }
}

nonisolated struct MatchedGeometryLayer: Layer {
    let key: MatchedItem.Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    func makeItem(round inner: LayoutItem) -> MatchedItem { MatchedItem(inner) }

    func update(_ item: MatchedItem, _ environment: EnvironmentValues) {
        (item.key, item.properties, item.anchor, item.isSource) = (key, properties, anchor, isSource)
    }

    @MainActor func buildSecondary(for item: MatchedItem, _ host: (ContainerItem) -> ContentHost) { item.node?.graph.matches.add(item) }

    @MainActor func leave(_ item: MatchedItem) { item.node?.graph.matches.remove(item) }
}

extension View {
    /// Gives this view's place and size to the others with the same id, or takes them from the one that is the source.
    ///
    /// Where an animated update removes the source and inserts another, both are seen moving from the one's frame to the other's, each
    /// with its own transition. A group needs exactly one source; of several the first counts, which is reported.
    ///
    /// - Parameters:
    ///   - properties: what a view that is no source takes over.
    ///   - anchor: the point of both frames that coincides.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(MatchedGeometryLayer(
            key: .init(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor, isSource: isSource))
    }
}

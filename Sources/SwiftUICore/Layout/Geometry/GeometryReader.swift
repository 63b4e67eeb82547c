import Foundation

/// A view that takes all the room it is offered and builds its content from its own size and place.
///
/// Where nothing is proposed it takes 10 points. Its content is proposed the reader's size and starts at its top leading corner.
public nonisolated struct GeometryReader<Content: View>: View {
    public typealias Body = Never

    public var content: (GeometryProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ GeometryReaderNode<Content>($0) }) { node, _ in node.renew(view.content) }
    }
}

/// The layout of a reader: nothing inside it has a say in its size.
package final class GeometryReaderItem: ContainerItem {
    let record = GeometryRecord()

    override package func computeLength(_ axis: Axis, _ proposal: Proposal) -> Double {
        proposal[axis].isNaN ? 10 : max(proposal[axis], 0)
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { .own }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        record.context = context
        let asked = Proposal(frame.size)
        for child in children { placeInner(child, at: .zero, size: child.size(asked), asked, context) }
    }
}

/// The node of a reader: its content is built when the first layout has given it a size, and again when what it read changes.
final class GeometryReaderNode<Content: View>: AnyElementNode {
    private let reader = GeometryReaderItem()
    private var content: ((GeometryProxy) -> Content)?
    private var hasBuilt = false

    init(_ parent: Node) {
        super.init(graph: parent.graph, parent: parent, environment: parent.environment)
        reader.node = self
        graph.enqueueForFlattening(self)
        graph.observers.add(self) { [unowned self] in layoutEnded() }
    }

    override var item: LayoutItem { reader }

    override nonisolated var outlineName: String? { "GeometryReader" }

    func renew(_ newContent: @escaping (GeometryProxy) -> Content) {
        content = newContent
        refresh()
        if hasBuilt { build() }
    }

    override func evaluate() {
        super.evaluate()
        refresh()
        build()
    }

    private func refresh() {
        reader.isRightToLeft = environmentValues.layoutDirection == .rightToLeft
        reader.invalidate()
    }

    private func build() {
        guard let content, reader.record.context != nil else { return }
        hasBuilt = true
        let proxy = GeometryProxy(item: reader, record: reader.record)
        reader.record.recording {
            graph.evaluating(self) {
                let view = ticket.track { content(proxy) }
                buildChildren { Content._build(view, &$0) }
            }
        }
    }

    private func layoutEnded() {
        guard reader.record.context != nil, !hasBuilt || reader.record.isOutdated(for: reader) else { return }
        markDirty()
    }

    override func kill() {
        graph.observers.remove(self)
        content = nil
        super.kill()
    }
}

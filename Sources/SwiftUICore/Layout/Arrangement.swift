import Foundation

/// How a container of a higher floor arranges its children: pure functions of one container and its direct children.
package protocol Arrangement {
    /// How long the container is; asked once per different question.
    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double

    /// What `length` may depend on; naming too much costs questions, too little gives wrong frames.
    func dependence(_ axis: Axis, isNil: Bool, _ children: [LayoutItem]) -> Dependence

    /// Places the children with `container.placeInner` (or at absolute frames).
    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext)

    func paint(_ children: [LayoutItem], of container: LayoutItem, _ painter: inout Painter)

    /// The children that accessibility reads, in their order; by default all, as they stand.
    func readingOrder(_ children: [LayoutItem]) -> [LayoutItem]
}

extension Arrangement {
    package func readingOrder(_ children: [LayoutItem]) -> [LayoutItem] { children }

    package func dependence(_ axis: Axis, isNil: Bool, _ children: [LayoutItem]) -> Dependence { .both }

    package func paint(_ children: [LayoutItem], of container: LayoutItem, _ painter: inout Painter) { painter.paintInOrder(children) }
}

/// A container whose arrangement is a value.
package final class ArrangedItem<A: Arrangement>: ContainerItem {
    package var arrangement: A

    package init(_ arrangement: A) {
        self.arrangement = arrangement
        super.init()
    }

    override package func computeLength(_ axis: Axis, _ proposal: Proposal) -> Double {
        arrangement.length(axis, proposal, children)
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        arrangement.dependence(axis, isNil: isNil, children)
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        arrangement.place(children, in: self, context)
    }

    override package func paint(_ painter: inout Painter) { arrangement.paint(paintedChildren, of: self, &painter) }

    override package var accessibility: [AccessibilityElement] { arrangement.readingOrder(children).flatMap(\.accessibility.inReadingOrder) }
}

/// How a modifier of a higher floor sizes, places and draws round one item.
package protocol Surround {
    func length(_ axis: Axis, _ proposal: Proposal, _ content: LayoutItem) -> Double

    func dependence(_ axis: Axis, isNil: Bool, _ content: LayoutItem) -> Dependence

    /// Places the content with `item.placeInner`.
    func place(_ content: LayoutItem, in item: LayoutItem, _ context: PlacementContext)

    func paint(_ content: LayoutItem, of item: LayoutItem, _ painter: inout Painter)

    /// nil passes the content's through.
    var spacing: ViewSpacing? { get }

    /// What it draws with itself; colours among it move in animated changes.
    var styles: [ResolvedStyle] { get set }

    /// What accessibility finds here, given what it finds inside.
    func accessibility(_ inside: [AccessibilityElement], of item: LayoutItem) -> [AccessibilityElement]
}

extension Surround {
    package func dependence(_ axis: Axis, isNil: Bool, _ content: LayoutItem) -> Dependence { .both }

    package func paint(_ content: LayoutItem, of item: LayoutItem, _ painter: inout Painter) { content.paint(&painter) }

    package var spacing: ViewSpacing? { nil }

    package var styles: [ResolvedStyle] {
        get { [] }
        set {}
    }

    package func accessibility(_ inside: [AccessibilityElement], of item: LayoutItem) -> [AccessibilityElement] { inside }
}

/// A modifier's item whose behaviour is a value.
package final class SurroundItem<S: Surround>: WrapperItem, StyledItem {
    package var surround: S
    package var styles: [ResolvedStyle] {
        get { surround.styles }
        set { surround.styles = newValue }
    }

    package init(_ content: LayoutItem, _ surround: S) {
        self.surround = surround
        super.init(content)
    }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double { surround.length(axis, proposal, content) }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        surround.dependence(axis, isNil: isNil, content)
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        surround.place(content, in: self, context)
    }

    override package func paint(_ painter: inout Painter) { surround.paint(content, of: self, &painter) }

    override package var spacing: ViewSpacing { surround.spacing ?? content.spacing }

    override package var layoutPriority: Double { 0 }

    override package var accessibility: [AccessibilityElement] { surround.accessibility(content.accessibility, of: self) }
}

extension LayoutItem {
    /// Whether the item stands somewhere inside a surround of this kind.
    package final func isInside<S: Surround>(_ kind: S.Type) -> Bool {
        var next = outer
        while let item = next {
            if item is SurroundItem<S> { return true }
            next = item.outer
        }
        return false
    }
}

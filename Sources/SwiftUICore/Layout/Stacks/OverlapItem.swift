import Foundation

/// The arrangement behind `ZStack`: every child gets the whole proposal; the largest of the highest priority decide the size.
///
/// Children are sized with the stack's proposal and placed with its own final size, as measured.
package final class OverlapItem: ContainerItem, MeasuredArrangement {
    package var alignment = Alignment.center

    private var deciding: [LayoutItem] {
        guard let highest = children.map(\.layoutPriority).max() else { return [] }
        return children.filter { $0.layoutPriority == highest }
    }

    private func key(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key }

    override package func computeLength(_ axis: Axis, _ proposal: Proposal) -> Double {
        let key = key(axis)
        var low = Double.infinity, high = -Double.infinity
        for child in deciding {
            let length = child.length(axis, proposal)
            if length == .infinity { return .infinity }
            let guide: Double
            if child.hasExplicitGuide(key) {
                guide = Double(child.guide(key, proposal, child.size(proposal)))
            } else {
                let size = axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
                guide = Double(key.defaultValue(ViewDimensions(item: child, proposal: proposal, size: size)))
            }
            low = min(low, -guide)
            high = max(high, length - guide)
        }
        return low <= high ? high - low : 0
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence {
        var mask: Dependence = []
        for child in deciding {
            mask.formUnion(child.dependence(axis, isNil: isNil))
            if child.hasExplicitGuide(key(axis)) { mask.formUnion(.both) }
        }
        return mask
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        for (child, place) in zip(children, childPlaces(proposal, in: frame)) { placeInner(child, place, context) }
    }

    package func childPlaces(_ proposal: Proposal, in bounds: CGRect) -> [ChildPlace] {
        let asked = Proposal(bounds.size)
        let sizes = children.map { $0.size(asked) }
        func guides(_ key: AlignmentKey) -> [CGFloat] { zip(children, sizes).map { $0.guide(key, asked, $1) } }
        let horizontal = guides(alignment.horizontal.key), vertical = guides(alignment.vertical.key)
        let highest = children.map(\.layoutPriority).max() ?? 0
        func line(_ guides: [CGFloat]) -> CGFloat {
            zip(children, guides).filter { $0.0.layoutPriority == highest }.map(\.1).max() ?? 0
        }
        let x = line(horizontal), y = line(vertical)
        return sizes.indices.map {
            ChildPlace(
                origin: CGPoint(x: bounds.minX + (x - horizontal[$0]), y: bounds.minY + (y - vertical[$0])), size: sizes[$0], proposal: asked)
        }
    }

    override package func computeSpacing() -> ViewSpacing {
        let deciding = deciding
        guard var result = deciding.first?.spacing else { return .zero }
        for child in deciding.dropFirst() { result.formUnion(child.spacing) }
        return result
    }

    override package func passesGuide(_ key: AlignmentKey) -> Bool {
        key.merge != .none && children.contains { $0.hasExplicitGuide(key) }
    }

    override package func computeGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        return key.merged(zip(children, childPlaces(proposal, in: CGRect(origin: .zero, size: size))).compactMap { child, placed in
            guard let value = child.explicitGuide(key, Proposal(size), placed.size) else { return nil }
            return value + (key.axis == .horizontal ? placed.origin.x : placed.origin.y)
        })
    }
}

import Foundation

/// Keeps headers and footers of sections in sight while their section scrolls past the scroll view's edges.
struct SectionPins {
    private let pinned: PinnedScrollableViews

    init(_ pinned: PinnedScrollableViews) { self.pinned = pinned }

    /// Moves headers that would lie before the window to its start, and footers beyond it to its end, no further than their section.
    func keepInSight(_ places: inout [ChildPlace], of container: ContainerItem, along axis: Axis, _ context: PlacementContext) {
        guard !pinned.isEmpty, let window = context.scrollWindow else { return }
        let visible = Self.visible(window, in: container, axis)
        for section in sections(container.children) {
            func start(_ index: Int) -> CGFloat { axis == .horizontal ? places[index].origin.x : places[index].origin.y }
            func end(_ index: Int) -> CGFloat { start(index) + (axis == .horizontal ? places[index].size.width : places[index].size.height) }
            guard let first = section.all.first, let last = section.all.last else { continue }
            let (sectionStart, sectionEnd) = (start(first), end(last))
            if pinned.contains(.sectionHeaders), let top = section.headers.first, let bottom = section.headers.last {
                let shift = min(max(visible.lowerBound - start(top), 0), max(sectionEnd - end(bottom), 0))
                for index in section.headers { move(&places[index], shift, axis) }
            }
            if pinned.contains(.sectionFooters), let top = section.footers.first, let bottom = section.footers.last {
                let shift = min(max(end(bottom) - visible.upperBound, 0), max(start(top) - sectionStart, 0))
                for index in section.footers { move(&places[index], -shift, axis) }
            }
        }
    }

    /// The children, those that may lie over others last.
    func drawingOrder(of children: [LayoutItem]) -> [LayoutItem] {
        if pinned.isEmpty { return children }
        return children.filter { !isPinned($0) } + children.filter { isPinned($0) }
    }

    private func isPinned(_ item: LayoutItem) -> Bool {
        switch item.trait(SectionTrait.self)?.role {
        case .header: pinned.contains(.sectionHeaders)
        case .footer: pinned.contains(.sectionFooters)
        default: false
        }
    }

    private struct Members {
        var all: [Int] = [], headers: [Int] = [], footers: [Int] = []
    }

    private func sections(_ children: [LayoutItem]) -> [Members] {
        var result: [Members] = []
        var last: ObjectIdentifier?
        for (index, child) in children.enumerated() {
            guard let place = child.trait(SectionTrait.self) else {
                last = nil
                continue
            }
            if place.section != last { result.append(Members()) }
            last = place.section
            result[result.count - 1].all.append(index)
            if place.role == .header { result[result.count - 1].headers.append(index) }
            if place.role == .footer { result[result.count - 1].footers.append(index) }
        }
        return result
    }

    /// What shows of a container along an axis, left to right.
    private static func visible(_ window: CGRect, in container: LayoutItem, _ axis: Axis) -> ClosedRange<CGFloat> {
        let frame = container.frame
        let start: CGFloat
        switch axis {
        case .vertical: start = window.minY
        case .horizontal: start = container.isRightToLeft ? frame.minX + (frame.maxX - window.maxX) : window.minX
        }
        return start...(start + max(axis == .vertical ? window.height : window.width, 0))
    }

    private func move(_ place: inout ChildPlace, _ shift: CGFloat, _ axis: Axis) {
        if axis == .horizontal { place.origin.x += shift } else { place.origin.y += shift }
    }
}

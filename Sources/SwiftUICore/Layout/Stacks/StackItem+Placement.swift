import Foundation

/// Where the children go.
extension StackItem {
    /// Where a child lies across the stack: its length and the guide it is aligned by.
    struct Line { var length, guide: Double }

    /// Measures the children for placing them.
    ///
    /// A nil minor proposal becomes the final size, so that children that fill it (a divider in a row that hugs its text) do.
    /// - Returns: what the stack divides, and where the first child starts across, from the line of alignment.
    func measureLines(
        _ proposal: Proposal, _ size: CGSize, into lines: UnsafeMutableBufferPointer<Line>
    ) -> (effective: Proposal, low: Double) {
        let minorAxis = axis.other
        var effective = proposal
        if effective[minorAxis].isNaN { effective[minorAxis] = Double(minorAxis == .horizontal ? size.width : size.height) }
        distribute(effective)
        var low = 0.0
        for index in children.indices {
            let offer = effective.with(axis, slots[index].offer), fixed = effective[minorAxis].isNaN ? .nan : slots[index].fixedAcross
            let length = fixed.isNaN ? children[index].length(minorAxis, offer) : fixed
            let guide = plan.hasGuides
                ? Double(children[index].guide(alignmentKey, offer, self.size(major: slots[index].length, minor: length)))
                : defaultGuide(index, offer, length)
            lines.initializeElement(at: index, to: Line(length: length, guide: guide))
            low = min(low, -guide)
        }
        return (effective, low)
    }

    package func childPlaces(_ proposal: Proposal, in bounds: CGRect) -> [ChildPlace] {
        var places: [ChildPlace] = []
        places.reserveCapacity(children.count)
        visitPlaces(proposal, bounds) { places.append($1) }
        return places
    }

    /// Says where each child goes: gap and length are added in turn to where the stack stands.
    func visitPlaces(_ proposal: Proposal, _ bounds: CGRect, _ visit: (LayoutItem, ChildPlace) -> Void) {
        guard !children.isEmpty else { return }
        // A child that learns something while it is placed may make the stack forget its answers.
        let children = children
        withUnsafeTemporaryAllocation(of: Line.self, capacity: children.count) { lines in
            let (effective, low) = measureLines(proposal, bounds.size, into: lines)
            let slots = slots
            var origin = bounds.origin
            for (index, child) in children.enumerated() {
                let slot = slots[index], line = lines[index], minor = -line.guide - low
                if axis == .horizontal {
                    origin.x += slot.gap
                    origin.y = bounds.minY + minor
                } else {
                    origin.x = bounds.minX + minor
                    origin.y += slot.gap
                }
                visit(child, ChildPlace(
                    origin: origin, size: size(major: slot.length, minor: line.length), proposal: effective.with(axis, slot.offer)))
                if axis == .horizontal { origin.x += slot.length } else { origin.y += slot.length }
            }
        }
    }
}

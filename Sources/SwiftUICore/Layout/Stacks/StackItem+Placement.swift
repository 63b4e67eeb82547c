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

    /// Where each child goes in the stack's own space.
    package func childPlaces(_ proposal: Proposal, _ size: CGSize) -> [ChildPlace] {
        guard !children.isEmpty else { return [] }
        return withUnsafeTemporaryAllocation(of: Line.self, capacity: children.count) { lines in
            let (effective, low) = measureLines(proposal, size, into: lines)
            var major = 0.0
            return slots.indices.map { index in
                let slot = slots[index], line = lines[index]
                major += slot.gap
                let minor = -line.guide - low
                let origin = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
                major += slot.length
                return ChildPlace(
                    origin: origin, size: self.size(major: slot.length, minor: line.length), proposal: effective.with(axis, slot.offer))
            }
        }
    }
}

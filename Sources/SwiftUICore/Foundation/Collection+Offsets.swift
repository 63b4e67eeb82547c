import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the given offsets from the start, all at once.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept: [Element] = []
        for (offset, element) in self.enumerated() where !offsets.contains(offset) { kept.append(element) }
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets so that they stand right before the element that was at `destination`, in their own order.
    ///
    /// `destination` counts in the collection as it was, from 0 to its count.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.filter { elements.indices.contains($0) }.map { elements[$0] }
        var result: [Element] = []
        for offset in 0...elements.count {
            if offset == destination { result += moved }
            if offset < elements.count, !source.contains(offset) { result.append(elements[offset]) }
        }
        guard result.count == elements.count else { return }
        for (index, element) in zip(indices, result) { self[index] = element }
    }
}

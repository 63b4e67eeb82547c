/// A growing list of plain values that keeps its room when it is emptied: the working memory of inner loops, without the checks that an
/// array makes at every step.
///
/// Whoever holds one sees to it that indices are inside.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 32) {
        self.capacity = max(1, capacity)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    @inline(__always) subscript(index: Int) -> Element {
        get { base[index] }
        nonmutating set { base[index] = newValue }
    }

    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { reserve(count &+ 1) }
        base[count] = element
        count &+= 1
    }

    @inline(__always) mutating func removeAll() { count = 0 }

    /// Leaves the first so many elements.
    @inline(__always) mutating func shorten(to count: Int) { self.count = count }

    /// Makes room for so many elements in all; what is there stays.
    @inline(never) mutating func reserve(_ needed: Int) {
        if needed <= capacity { return }
        let larger = max(needed, capacity * 2), new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        new.update(from: base, count: count)
        base.deallocate()
        (base, capacity) = (new, larger)
    }

    /// Orders elements of a part by putting each in its place: right for few, or for many that are nearly in order.
    @inline(__always) func sort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
        if range.count > 48 {
            var part = UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
            part.sort(by: precedes)
            return
        }
        var index = range.lowerBound &+ 1
        while index < range.upperBound {
            let element = base[index]
            var place = index
            while place > range.lowerBound && precedes(element, base[place &- 1]) {
                base[place] = base[place &- 1]
                place &-= 1
            }
            if place != index { base[place] = element }
            index &+= 1
        }
    }
}

@testable import SwiftUICore

extension Sketch {
    /// Every sketch that is this one made simpler in one place: a node replaced by one of its children, or by a plain box.
    private var simplerOnes: [Sketch] {
        var result = children
        if case .leaf(.rigid) = kind {} else { result.append(Sketch(.leaf(.rigid(10, 10)))) }
        if isList, children.count > 1 {
            for index in children.indices {
                var fewer = children
                fewer.remove(at: index)
                result.append(Sketch(kind, fewer))
            }
        }
        for (index, child) in children.enumerated() {
            for simpler in child.simplerOnes {
                var changed = children
                changed[index] = simpler
                result.append(Sketch(kind, changed))
            }
        }
        return result
    }

    /// Whether the node takes any number of children.
    private var isList: Bool {
        switch kind {
        case .stack, .overlap, .lazyStack, .scroll, .lazyGrid, .fits, .reader, .user: true
        default: false
        }
    }

    /// The simplest sketch that can be reached from this one and still fails.
    func shrunk(while fails: (Sketch) -> Bool) -> Sketch {
        var smallest = self
        while let next = smallest.simplerOnes.first(where: fails) { smallest = next }
        return smallest
    }
}

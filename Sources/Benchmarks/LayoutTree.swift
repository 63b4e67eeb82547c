import Foundation
import SwiftUICore

/// A tree of layout items for the benchmark, kept alive as a whole.
final class LayoutTree {
    let root: LayoutItem
    private(set) var containers: [ContainerItem] = []
    private(set) var nodeCount = 0

    private init(_ build: (LayoutTree.Builder) -> LayoutItem) {
        let builder = Builder()
        root = build(builder)
        (containers, nodeCount) = (builder.containers, builder.nodeCount)
    }

    func layOut(in size: CGSize) {
        let area = CGRect(origin: .zero, size: size)
        let context = PlacementContext(container: area, safeArea: area, scale: 3)
        let proposal = Proposal(size)
        root.place(CGRect(origin: .zero, size: root.size(proposal)), proposal, context)
    }

    /// One column of boxes and texts.
    static func wide(_ leaves: Int) -> LayoutTree {
        LayoutTree { make in
            make.stack(.vertical, (0..<leaves).map { $0 % 3 == 0 ? make.text([30, 20, 40], 20) : make.box(20, 10) })
        }
    }

    /// 20 rows of 9 cells, each a text over ten rows of boxes and a text.
    static func stress(rows: Int) -> LayoutTree {
        LayoutTree { make in
            make.stack(.vertical, (0..<rows).map { _ in
                make.stack(.horizontal, (0..<9).map { _ in
                    make.stack(.vertical, [make.text([3, 4], 3.6)] + (0..<10).map { line in
                        make.stack(.horizontal, (0..<5 + line % 2).map { $0 == 4 ? make.text([3, 4], 3.6) : make.box(6, 3) })
                    })
                })
            })
        }
    }

    /// Stacks in turn along both axes, a text and a colour beside the next one.
    static func alternating(_ depth: Int, size: Double) -> LayoutTree {
        LayoutTree { make in
            var item: LayoutItem = make.text([30, 25, 40, 12], 20)
            for level in 0..<depth {
                item = make.stack(level % 2 == 0 ? .horizontal : .vertical, [make.text([30, 25, 40, 12], 20), make.colour(), item])
            }
            return item
        }
    }

    final class Builder {
        fileprivate var containers: [ContainerItem] = []
        fileprivate var nodeCount = 0

        func stack(_ axis: Axis, _ children: [LayoutItem]) -> LayoutItem {
            let stack = StackItem(axis: axis)
            stack.setChildren(children)
            containers.append(stack)
            nodeCount += 1
            return stack
        }

        /// Rules by what they say: leaves that are alike share one, as views share the code that measures them.
        private var rules: [[Double]: (Axis, Proposal) -> Double] = [:]

        private func rule(_ key: [Double], _ make: () -> (Axis, Proposal) -> Double) -> (Axis, Proposal) -> Double {
            if let known = rules[key] { return known }
            let rule = make()
            rules[key] = rule
            return rule
        }

        func box(_ width: Double, _ height: Double) -> LayoutItem {
            nodeCount += 1
            return MeasuredItem(horizontal: [], vertical: [], measure: rule([width, height]) {
                { axis, _ in axis == .horizontal ? width : height }
            })
        }

        func colour() -> LayoutItem {
            nodeCount += 1
            return MeasuredItem(horizontal: .own, vertical: .own, measure: rule([]) {
                { axis, proposal in proposal[axis].isNaN ? 10 : max(proposal[axis], 0) }
            })
        }

        /// Words of given widths: as many in a line as there is room for.
        func text(_ words: [Double], _ lineHeight: Double) -> LayoutItem {
            nodeCount += 1
            return MeasuredItem(horizontal: .own, vertical: .other, measure: rule([-1, lineHeight] + words) { Self.lines(words, lineHeight) })
        }

        private static func lines(_ words: [Double], _ lineHeight: Double) -> (Axis, Proposal) -> Double {
            { axis, proposal in
                var widest = 0.0, line = 0.0, lines = 1.0
                for word in words {
                    if line == 0 || proposal.width.isNaN || line + word <= proposal.width {
                        line += word
                    } else {
                        (line, lines) = (word, lines + 1)
                    }
                    widest = max(widest, line)
                }
                return axis == .horizontal ? widest : lines * lineHeight
            }
        }
    }
}

import Foundation
import Graphics

/// Reads the laid-out tree as an outline: user views and elements, with frames, texts and looks.
@MainActor package enum OutlinePass {
    package static func outline(of node: Node, size: CGSize, scale: CGFloat) -> ScreenOutline {
        ScreenOutline(size: size, scale: scale, roots: elements(below: node))
    }

    private static func elements(below node: Node) -> [ScreenOutline.Element] {
        var result: [ScreenOutline.Element] = []
        collect(node, explicit: nil, &result)
        return result
    }

    private static func collect(_ node: Node, explicit: String?, _ result: inout [ScreenOutline.Element]) {
        // Content that modifiers own stands beside the element it belongs to: backgrounds first, as drawn.
        for host in hosts(of: node) where !(host is SubviewsSource) && !((host as? AnyElementNode)?.item is UndrawnItem) { collect(host, explicit: nil, &result) }
        for child in node.children {
            if let element = child as? AnyElementNode, element.outermost.isCovered { continue }
            let explicit = child.outlineIdentity ?? explicit
            guard let name = child.outlineName ?? (child is SubviewNode ? "" : nil) else {
                collect(child, explicit: explicit, &result)
                continue
            }
            let identity = explicit ?? String(result.count)
            if let proxy = child as? SubviewNode {
                result.append(entry(of: proxy.subview, identity))
            } else if let element = child as? AnyElementNode {
                let item = element.item
                var entry = ScreenOutline.Element(
                    identity: identity, type: name, frame: item.frame, proposal: item.proposal.text, children: elements(below: child))
                item.describe(&entry)
                result.append(entry)
            } else {
                let inside = elements(below: child)
                // A view without anything on screen (an empty branch) has no place.
                guard let frame = outerFrame(child) else { continue }
                result.append(ScreenOutline.Element(identity: identity, type: name, frame: frame, children: inside))
            }
        }
    }

    /// The roots of content that modifiers own, in the order of the elements they belong to: rows may have been moved since they were made.
    private static func hosts(of node: Node) -> [Node] {
        // Those that have died wait in the list to be taken out; their items lead nowhere.
        let hosts = node.attached.filter { !$0.isDead }
        guard hosts.count > 1 else { return hosts }
        var ranks: [ObjectIdentifier: Int] = [:]
        func rank(_ node: Node) {
            guard let element = node as? AnyElementNode else { return node.children.forEach(rank) }
            var chain: [LayoutItem] = [], next: LayoutItem? = element.outermost
            while let item = next, item !== element.item {
                chain.append(item)
                next = item.wrapped
            }
            for item in chain.reversed() { ranks[ObjectIdentifier(item)] = ranks.count }
        }
        rank(node)
        func rank(of host: Node) -> Int {
            (host as? AnyElementNode)?.item.outer.flatMap { ranks[ObjectIdentifier($0)] } ?? Int.max
        }
        return hosts.enumerated().sorted { (rank(of: $0.element), $0.offset) < (rank(of: $1.element), $1.offset) }.map(\.element)
    }

    /// A view shown in a container's body, with the user views it came from.
    private static func entry(of subview: Subview, _ identity: String) -> ScreenOutline.Element {
        var names: [String] = []
        var explicit: String?
        var next: Node? = subview.node
        while let node = next, !(node is SubviewsSource) {
            if let name = node.outlineName { names.append(name) }
            explicit = explicit ?? node.outlineIdentity
            next = node.parent
        }
        let item = (subview.node as? AnyElementNode)?.item ?? subview.item
        var entry = ScreenOutline.Element(
            identity: names.count > 1 ? "0" : explicit ?? identity, type: names.first ?? "View", frame: item.frame, proposal: item.proposal.text,
            children: elements(below: subview.node))
        item.describe(&entry)
        for (position, name) in names.dropFirst().enumerated() {
            let isOutermost = position == names.count - 2
            entry = ScreenOutline.Element(
                identity: isOutermost ? explicit ?? identity : "0", type: name, frame: subview.item.frame, children: [entry])
        }
        return entry
    }

    /// The union of the frames of all elements of a scope, their modifiers included.
    private static func outerFrame(_ node: Node) -> CGRect? {
        var union: CGRect?
        for child in node.children {
            if let element = child as? AnyElementNode, element.outermost.isCovered { continue }
            let frame = (child as? AnyElementNode)?.outermost.frame ?? outerFrame(child)
            if let frame { union = union.map { $0.union(frame) } ?? frame }
        }
        return union
    }
}

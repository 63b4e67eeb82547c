/// A layout text as a tree again.
struct OutlineTree {
    final class Element {
        let line: OutlineLine
        private(set) var children: [Element] = []

        init(_ line: OutlineLine) { self.line = line }

        fileprivate func add(_ child: Element) { children.append(child) }

        /// Whether the source gave it an id, e.g. in a `ForEach`, instead of a place among its siblings.
        var hasName: Bool { !line.identity.allSatisfy(\.isNumber) }

        /// The picture it shows, as far as its look names one.
        var picture: String? { line.appearance.flatMap { $0.contains("(") ? $0 : nil } }

        /// Whether both were offered the same, as far as it is stored.
        func hasSameProposal(as other: Element) -> Bool {
            line.proposedWidth == other.line.proposedWidth && line.proposedHeight == other.line.proposedHeight
        }

        /// How many elements are below this one.
        var descendantCount: Int { children.reduce(0) { $0 + 1 + $1.descendantCount } }

        /// How a reader recognises it: its type and its text, or the first text below it.
        var title: String {
            if let text = line.text ?? firstText { return "\(line.type) \"\(shortened(text))\"" }
            return line.identity.contains("[") ? "\(line.type) \(line.identity)" : line.type
        }

        private var firstText: String? {
            for child in children {
                if let text = child.line.text ?? child.firstText { return text }
            }
            return nil
        }
    }

    /// The first line: size of the screen in points and scale.
    let heading: String
    let roots: [Element]

    /// Lines that cannot be read are left out, with what is below them.
    init(text: String) {
        let lines = text.split(separator: "\n")
        heading = lines.first.map(String.init) ?? ""
        var roots: [Element] = []
        var path: [Element] = []
        for line in lines.dropFirst() {
            guard let parsed = OutlineLine(line), parsed.depth <= path.count else { continue }
            let element = Element(parsed)
            path.removeLast(path.count - parsed.depth)
            if let parent = path.last { parent.add(element) } else { roots.append(element) }
            path.append(element)
        }
        self.roots = roots
    }
}

private func shortened(_ text: String) -> String { text.count <= 40 ? text : text.prefix(39) + "…" }

import ImageDiff

/// Views named by their types from the outside in, e.g. `RoomCell[Dungeon]/Image`; other views may stand in between.
package struct ViewMask {
    private struct Part {
        var type, id: String?

        init(_ text: Substring) {
            guard let open = text.firstIndex(of: "["), text.hasSuffix("]") else {
                type = String(text)
                return
            }
            type = open == text.startIndex ? nil : String(text[..<open])
            id = String(text[text.index(after: open)...].dropLast())
        }

        func matches(_ line: OutlineLine) -> Bool {
            if let type, type != line.type { return false }
            // An id is written as such, or as `row[id]` where a container names its rows.
            guard let id else { return true }
            return line.identity == id || line.identity.hasSuffix("[\(id)]")
        }
    }

    private let parts: [Part]

    package init(_ name: String) { parts = name.split(separator: "/").map(Part.init) }

    /// Where they stand in the picture of a layout text, in pixels, rounded outwards.
    package func boxes(in layout: String) -> [PixelBox] {
        let tree = OutlineTree(text: layout)
        let scale = tree.heading.split(separator: "@").last.flatMap { Double($0) } ?? 1
        var boxes: [PixelBox] = []
        func search(_ element: OutlineTree.Element, _ rest: ArraySlice<Part>) {
            var rest = rest
            if let part = rest.first, part.matches(element.line) {
                if rest.count == 1 {
                    let line = element.line
                    let (left, top) = (Int((line.x * scale).rounded(.down)), Int((line.y * scale).rounded(.down)))
                    let (right, bottom) = (Int(((line.x + line.width) * scale).rounded(.up)), Int(((line.y + line.height) * scale).rounded(.up)))
                    boxes.append(PixelBox(x: left, y: top, width: right - left, height: bottom - top))
                    return
                }
                rest = rest.dropFirst()
            }
            for child in element.children { search(child, rest) }
        }
        guard !parts.isEmpty else { return [] }
        for root in tree.roots { search(root, parts[...]) }
        return boxes
    }
}

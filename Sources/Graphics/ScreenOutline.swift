import Foundation

/// What stood where in one picture: the views as a tree, with frames in points of the picture's own space.
///
/// It is written beside each snapshot as stable text, so that a difference can be told in terms of views.
public struct ScreenOutline: Equatable, Sendable, Codable {
    /// One view.
    public struct Element: Equatable, Sendable, Codable {
        /// Structural position and explicit ids below the parent, e.g. `0`, `row[Dungeon]`.
        public var identity: String
        /// The view's type without generic arguments, e.g. `Text`, `HStack`, `RoomCell`.
        public var type: String
        /// Where it stands, in points from the picture's top left, right-to-left already applied.
        public var frame: CGRect
        /// What was proposed to it, written as `390×nil`; empty when not recorded.
        public var proposal: String
        /// The characters it draws, if it draws text.
        public var text: String?
        /// What it draws with, as `#RRGGBB` or asset and symbol names; the part of its look that is no geometry.
        public var appearance: String?
        public var accessibilityLabel: String?
        public var accessibilityTraits: [String]
        /// Whether some of its text is not shown; no part of the text form.
        public var isTruncated = false
        public var children: [Element]

        public init(
            identity: String, type: String, frame: CGRect, proposal: String = "", text: String? = nil, appearance: String? = nil,
            accessibilityLabel: String? = nil, accessibilityTraits: [String] = [], children: [Element] = []
        ) {
            (self.identity, self.type, self.frame, self.proposal) = (identity, type, frame, proposal)
            (self.text, self.appearance) = (text, appearance)
            (self.accessibilityLabel, self.accessibilityTraits) = (accessibilityLabel, accessibilityTraits)
            self.children = children
        }
    }

    /// Size of the picture in points, and pixels per point.
    public var size: CGSize
    public var scale: CGFloat
    public var roots: [Element]

    public init(size: CGSize, scale: CGFloat, roots: [Element]) {
        (self.size, self.scale, self.roots) = (size, scale, roots)
    }

    /// The stable text form: one view a line, indented by depth.
    public var text: String {
        var lines = ["screen \(stableNumber(Double(size.width)))x\(stableNumber(Double(size.height))) @\(stableNumber(Double(scale)))"]
        func write(_ element: Element, _ depth: Int) {
            let frame = element.frame
            var line = String(repeating: "  ", count: depth + 1) + element.identity + " " + element.type
            line += " " + [frame.minX, frame.minY].map { stableNumber(Double($0)) }.joined(separator: ",")
            line += " " + [frame.width, frame.height].map { stableNumber(Double($0)) }.joined(separator: "x")
            if !element.proposal.isEmpty { line += " <- " + element.proposal }
            if let text = element.text { line += " \"" + text.replacingOccurrences(of: "\n", with: "\\n") + "\"" }
            if let appearance = element.appearance { line += " " + appearance }
            lines.append(line)
            element.children.forEach { write($0, depth + 1) }
        }
        roots.forEach { write($0, 0) }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The Markdown that a text may hold inside a line: emphasis, code, strikethrough, links, escapes. White space is kept as it is.
///
/// Emphasis follows CommonMark 0.31 ("Emphasis and strong emphasis", appendix "A parsing strategy"), strikethrough GitHub's extension
/// with two tildes, and bare `https://` addresses are links as in GitHub's extension. Blocks (headings, lists), images and HTML are not Markdown here; whatever is unbalanced stays as written.
package enum InlineMarkdown {
    /// A stretch of text in one style.
    package struct Run: Equatable, Sendable {
        package var text: String
        package var isBold = false
        package var isItalic = false
        package var isCode = false
        package var isStrikethrough = false
        /// The address that it leads to, as written.
        package var link: String?

        package init(
            _ text: String, isBold: Bool = false, isItalic: Bool = false, isCode: Bool = false, isStrikethrough: Bool = false,
            link: String? = nil
        ) {
            (self.text, self.isBold, self.isItalic) = (text, isBold, isItalic)
            (self.isCode, self.isStrikethrough, self.link) = (isCode, isStrikethrough, link)
        }

        func hasStyle(of other: Run) -> Bool {
            var other = other
            other.text = text
            return self == other
        }
    }

    /// The styled runs of a string; none for an empty one, one plain run for a string without marks.
    package static func parse(_ text: String) -> [Run] {
        guard text.utf8.contains(where: { marks.contains($0) }) || text.contains("://") else { return text.isEmpty ? [] : [Run(text)] }
        var parser = InlineMarkdownParser(text)
        return parser.runs()
    }

    /// The bytes without which a string cannot hold Markdown.
    private static let marks = Set("*_`~[\\<&".utf8)
}

import Foundation

// Foundation reads Markdown on Apple's platforms and not on Linux.
extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }

        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
        }
    }

    /// Reads emphasis, code, strikethrough and links; text that is no Markdown stays as it is, so nothing is ever thrown.
    ///
    /// Fidelity: block structure (headings, lists, quotations) is not read; its marks stay in the text. Unless white space is to be
    /// preserved, single line ends become spaces, as in a paragraph.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        let preserves = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        let source = preserves ? markdown : markdown.replacing("\r\n", with: "\n").replacing("\n", with: " ")
        for run in InlineMarkdown.parse(source) {
            var piece = AttributedString(run.text)
            var intent: InlinePresentationIntent = []
            if run.isBold { intent.insert(.stronglyEmphasized) }
            if run.isItalic { intent.insert(.emphasized) }
            if run.isCode { intent.insert(.code) }
            if run.isStrikethrough { intent.insert(.strikethrough) }
            if !intent.isEmpty { piece.inlinePresentationIntent = intent }
            if let link = run.link { piece.link = URL(string: link, relativeTo: baseURL) }
            self += piece
        }
    }

    /// Reads the bytes of UTF-8 Markdown.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}

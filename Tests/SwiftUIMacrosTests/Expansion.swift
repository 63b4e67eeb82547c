import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import SwiftUIMacros

/// A source file with its macros expanded, as the compiler would do it.
struct Expansion {
    /// Without blank space at the ends of lines.
    var source: String
    /// `line:column rule` for each mistake, in the order of places.
    var mistakes: [String]

    init(_ source: String) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Rooms", fullFilePath: "/somewhere/RoomCell.swift")])
        let expanded = file.expand(
            macros: ["Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self, "Entry": EntryMacro.self],
            contextGenerator: { node in
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
            })
        self.source = expanded.description.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in String(line.reversed().drop(while: \.isWhitespace).reversed()) }.joined(separator: "\n")
        let places = context.diagnostics.map { diagnostic in
            let place = context.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "RoomCell.swift")
            return (line: place.line, column: place.column, rule: (diagnostic.diagMessage as? MacroMistake)?.id ?? diagnostic.message)
        }
        mistakes = places.sorted { ($0.line, $0.column) < ($1.line, $1.column) }.map { "\($0.line):\($0.column) \($0.rule)" }
    }
}

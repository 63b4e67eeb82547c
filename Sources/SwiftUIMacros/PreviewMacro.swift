import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Name", traits: …) { … }`: a record in the program's test-content section whose accessor hands out the preview.
///
/// The record is data of the linked program, so it is found without registration and survives release builds.
enum PreviewMacro: DeclarationMacro {
    /// The user's lines go into the expansion as they are.
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let call = PreviewCall.read(node, in: context) else { return [] }
        let holder = context.makeUniqueName("Preview")

        var arguments = [call.name?.trimmedDescription ?? "nil"]
        if !call.traits.isEmpty {
            arguments.append("traits: [\(call.traits.map(\.trimmedDescription).joined(separator: ", "))]")
        }
        if let values = call.arguments { arguments.append("arguments: \(values.trimmedDescription)") }
        arguments.append("source: \(source(of: node.pound, in: context))")
        arguments.append("body: " + (call.previewables.isEmpty ? call.body.trimmedDescription : "{ PreviewableBody() }"))

        let stateful = call.previewables.isEmpty ? "" : "\n" + previewableBody(of: call).description
        // The members are named so that they do not hide what the body means by its names.
        return [
            """
            struct \(holder) {
                @section("swift5_tests") @used private nonisolated static let __record: SwiftUI._PreviewRecord = (
                    0x70727677, 0, { out, _, _, _ in SwiftUI._storePreview({ \(holder).__preview() }, out) }, 0, 0)
                @MainActor private static func __preview() -> SwiftUI._PreviewDeclaration {
                    SwiftUI._PreviewDeclaration(\(raw: arguments.joined(separator: ", ")))
                }\(raw: stateful)
            }
            """
        ]
    }

    /// The view that `@Previewable` declarations live in: they become its properties, the rest of the closure its body.
    private static func previewableBody(of call: PreviewCall) -> DeclSyntax {
        let properties = call.previewables.map { "    " + $0.trimmedDescription }.joined(separator: "\n")
        let body = call.statements.map(\.description).joined()
        return """
            private struct PreviewableBody: SwiftUI.View {
            \(raw: properties)
                var body: some SwiftUI.View {\(raw: body)
                }
            }
            """
    }

    private static func source(of node: some SyntaxProtocol, in context: some MacroExpansionContext) -> String {
        guard let id = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID),
            let path = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
        else { return ".unknown" }
        return ".init(fileID: \(id.file), filePath: \(path.file), line: \(id.line), column: \(id.column))"
    }
}

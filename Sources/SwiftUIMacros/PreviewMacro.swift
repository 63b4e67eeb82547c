import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Name", traits: …) { … }`: a record in the program's test-content section whose accessor hands out the preview.
///
/// The record is data of the linked program, so it is found without registration and survives release builds.
enum PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let call = PreviewCall.read(node, in: context) else { return [] }
        let holder = context.makeUniqueName("Preview")
        let view = context.makeUniqueName("PreviewBody")

        var arguments = [call.name?.trimmedDescription ?? "nil"]
        if !call.traits.isEmpty {
            arguments.append("traits: [\(call.traits.map(\.trimmedDescription).joined(separator: ", "))]")
        }
        if let values = call.arguments { arguments.append("arguments: \(values.trimmedDescription)") }
        arguments.append("source: \(source(of: node, in: context))")
        arguments.append("body: " + (call.previewables.isEmpty ? call.body.trimmedDescription : "{ \(view)() }"))

        let stateful = call.previewables.isEmpty ? "" : "\n" + statefulView(named: view, for: call).description
        return [
            """
            struct \(holder) {
                @section("swift5_tests") @used private nonisolated static let record: SwiftUI._PreviewRecord = (
                    0x70727677, 0, { out, _, _, _ in SwiftUI._storePreview(\(holder).preview, out) }, 0, 0)
                @MainActor private static func preview() -> SwiftUI._PreviewDeclaration {
                    SwiftUI._PreviewDeclaration(\(raw: arguments.joined(separator: ", ")))
                }\(raw: stateful)
            }
            """
        ]
    }

    /// The view that `@Previewable` declarations live in: they become its properties, the rest of the closure its body.
    private static func statefulView(named name: TokenSyntax, for call: PreviewCall) -> DeclSyntax {
        let properties = call.previewables.map { "    " + $0.trimmedDescription }.joined(separator: "\n")
        let body = call.statements.map(\.description).joined()
        return """
            private struct \(name): SwiftUI.View {
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

import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a declaration at the top of a `#Preview` body that is to become a property of a generated view.
///
/// The moving is done by `PreviewMacro`; expanded by itself the attribute adds nothing and only checks its place.
enum PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if declaration.as(VariableDeclSyntax.self) == nil {
            context.report(.previewableNeedsVariable, at: node)
        } else if !isInsidePreview(context.lexicalContext) {
            context.report(.previewableOutsidePreview, at: node)
        }
        return []
    }

    private static func isInsidePreview(_ surroundings: [Syntax]) -> Bool {
        surroundings.contains { syntax in
            syntax.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
                || syntax.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        }
    }
}

/// The attribute on a declaration, if it is there; also written `@SwiftUI.Previewable`.
func previewableAttribute(of variable: VariableDeclSyntax) -> AttributeSyntax? {
    variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
        ["Previewable", "SwiftUI.Previewable"].contains($0.attributeName.trimmedDescription)
    }
}

extension MacroMistake {
    static let previewableOutsidePreview = MacroMistake(
        "previewableOutsidePreview",
        "'@Previewable' belongs at the top of a '#Preview' body; elsewhere remove it and declare the property in a view")
    static let previewableNeedsVariable = MacroMistake(
        "previewableNeedsVariable",
        "'@Previewable' marks a property such as '@Previewable @State var isOn = true'; remove it from other declarations")
    static let previewableBelowTop = MacroMistake(
        "previewableBelowTop",
        "'@Previewable' belongs at the top of the '#Preview' body, not inside another closure; move this declaration up")
}

import SwiftSyntax
import SwiftSyntaxMacros

/// What was written in one `#Preview`, taken apart.
struct PreviewCall {
    var name: ExprSyntax?
    var traits: [ExprSyntax] = []
    /// The collection of `arguments:`, each element of which makes a preview of its own.
    var arguments: ExprSyntax?
    var body: ExprSyntax
    /// The `@Previewable` declarations at the top of the body, without that attribute.
    var previewables: [VariableDeclSyntax] = []
    /// The body without those declarations.
    var statements: [CodeBlockItemSyntax] = []

    /// Nil after a mistake, which has then been reported.
    static func read(_ node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) -> PreviewCall? {
        if context.lexicalContext.contains(where: isFunctionBody) {
            context.report(.previewInsideFunction, at: node)
            return nil
        }
        var call = PreviewCall(body: ExprSyntax("\(raw: "")"))
        var body = node.trailingClosure.map(ExprSyntax.init)
        var label: String?
        for argument in node.arguments {
            label = argument.label?.text ?? (label == "traits" ? label : nil)
            switch label {
            case "traits": call.traits.append(argument.expression)
            case "arguments": call.arguments = argument.expression
            case "body": body = argument.expression
            default: call.name = argument.expression
            }
        }
        guard let body else {
            context.report(.previewWithoutBody, at: node)
            return nil
        }
        call.body = body
        return call.takeOutPreviewables(in: context) ? call : nil
    }

    private mutating func takeOutPreviewables(in context: some MacroExpansionContext) -> Bool {
        guard let closure = body.as(ClosureExprSyntax.self) else { return true }
        var marks: [AttributeSyntax] = []
        for statement in closure.statements {
            if var variable = statement.item.as(VariableDeclSyntax.self), let attribute = previewableAttribute(of: variable) {
                marks.append(attribute)
                variable.attributes = variable.attributes.filter { $0.as(AttributeSyntax.self)?.id != attribute.id }
                previewables.append(variable)
            } else {
                statements.append(statement)
            }
        }
        let nested = NestedPreviewables(viewMode: .sourceAccurate)
        statements.forEach { nested.walk($0) }
        nested.found.forEach { context.report(.previewableBelowTop, at: $0) }
        if arguments != nil, let first = marks.first {
            context.report(.previewableWithArguments, at: first)
            return false
        }
        return nested.found.isEmpty
    }

    private static func isFunctionBody(_ syntax: Syntax) -> Bool {
        syntax.is(FunctionDeclSyntax.self) || syntax.is(InitializerDeclSyntax.self) || syntax.is(AccessorDeclSyntax.self)
            || syntax.is(ClosureExprSyntax.self)
    }
}

/// `@Previewable` declarations that are not at the top of the preview's body.
private final class NestedPreviewables: SyntaxVisitor {
    var found: [AttributeSyntax] = []

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let attribute = previewableAttribute(of: node) { found.append(attribute) }
        return .visitChildren
    }
}

extension MacroMistake {
    fileprivate static let previewInsideFunction = MacroMistake(
        "previewInsideFunction", "'#Preview' belongs at the top level of a file or in a type, not inside a function")
    fileprivate static let previewWithoutBody = MacroMistake(
        "previewWithoutBody", "'#Preview' needs a closure that makes a view, such as '#Preview { ContentView() }'")
    fileprivate static let previewableWithArguments = MacroMistake(
        "previewableWithArguments",
        "'@Previewable' does not go with 'arguments:'; put this property into a view and make that view in the preview")
}

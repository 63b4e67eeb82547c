import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A misuse of a macro, told in one sentence at the place in the user's file.
struct MacroMistake: DiagnosticMessage {
    /// Short and stable; names the rule that was broken.
    var id: String
    /// What is wrong and what to write instead.
    var message: String
    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "SwiftUIMacros", id: id) }

    init(_ id: String, _ message: String) {
        (self.id, self.message) = (id, message)
    }
}

extension MacroExpansionContext {
    func report(_ mistake: MacroMistake, at node: some SyntaxProtocol) {
        diagnose(Diagnostic(node: Syntax(node), message: mistake))
    }
}

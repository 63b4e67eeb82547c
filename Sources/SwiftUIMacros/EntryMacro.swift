import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry var accent: String = "blue"`: a key type with the default value, and accessors that go through it.
///
/// Works in extensions of the four key-value types of `EntryContainer`.
enum EntryMacro {}

extension EntryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard case .success(let entry) = Entry.read(declaration, attribute: node, in: context) else {
            // The mistake is told by the peer role below; without accessors the compiler would add two complaints of its own.
            let isStored = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock == nil
            return isStored ? ["get { fatalError() }"] : []
        }
        return ["get { self[\(raw: entry.keyName).self] }", "set { self[\(raw: entry.keyName).self] = newValue }"]
    }
}

extension EntryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        switch Entry.read(declaration, attribute: node, in: context) {
        case .success(let entry): return [entry.keyDeclaration]
        case .failure(let misuse):
            context.report(misuse.mistake, at: misuse.place)
            return []
        }
    }
}

/// The types that hold values by key, and the protocol of their keys.
private enum EntryContainer: String, CaseIterable {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    var keyProtocol: String {
        switch self {
        case .environmentValues: "SwiftUI.EnvironmentKey"
        case .transaction: "SwiftUI.TransactionKey"
        case .containerValues: "SwiftUI.ContainerValueKey"
        case .focusedValues: "SwiftUI.FocusedValueKey"
        }
    }

    init?(extendedType: TypeSyntax) {
        let name = extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        self.init(rawValue: name)
    }
}

private struct Misuse: Error {
    var mistake: MacroMistake
    var place: Syntax
}

/// What `@Entry` was written on.
private struct Entry {
    var name: String
    var type: TypeSyntax?
    var defaultValue: ExprSyntax?
    var container: EntryContainer

    var keyName: String { "__Key_" + name }

    var keyDeclaration: DeclSyntax {
        switch (container, type, defaultValue) {
        case (.focusedValues, let type?, _):
            // A focused value is nil until some view gives it: its key has no default, and its type is what the optional wraps.
            return """
                private struct \(raw: keyName): \(raw: container.keyProtocol) {
                    typealias Value = \(wrapped(type) ?? type.trimmed)
                }
                """
        case (_, let type?, let value):
            // Computed, so that the type need not be Sendable.
            return """
                private struct \(raw: keyName): \(raw: container.keyProtocol) {
                    static var defaultValue: \(type.trimmed) { \(value?.trimmed ?? "nil") }
                }
                """
        case (_, nil, let value):
            return """
                private struct \(raw: keyName): \(raw: container.keyProtocol) {
                    static let defaultValue = \(value?.trimmed ?? "nil")
                }
                """
        }
    }

    static func read(
        _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax, in context: some MacroExpansionContext
    ) -> Result<Entry, Misuse> {
        func misuse(_ mistake: MacroMistake, at place: some SyntaxProtocol) -> Result<Entry, Misuse> {
            .failure(Misuse(mistake: mistake, place: Syntax(place)))
        }
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
        else { return misuse(.entryNeedsVariable, at: attribute) }
        if let accessors = binding.accessorBlock { return misuse(.entryIsComputed, at: accessors) }
        guard let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType,
            let container = EntryContainer(extendedType: extended)
        else { return misuse(.entryOutsideContainer, at: attribute) }

        let type = binding.typeAnnotation?.type
        let value = binding.initializer?.value
        if container == .focusedValues {
            guard let type, wrapped(type) != nil else { return misuse(.focusedEntryNeedsOptional, at: pattern) }
        } else if type == nil, value == nil || value?.is(NilLiteralExprSyntax.self) == true {
            return misuse(.entryNeedsType, at: pattern)
        } else if value == nil, let type, wrapped(type) == nil {
            return misuse(.entryNeedsDefault, at: pattern)
        }
        // Back-quoted names such as `default` may not follow the prefix.
        let name = pattern.identifier.text.filter { $0 != "`" }
        return .success(Entry(name: name, type: type, defaultValue: value, container: container))
    }
}

/// What the optional wraps; nil for a type that is not written as one.
private func wrapped(_ type: TypeSyntax) -> TypeSyntax? {
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    let spelled: (name: TokenSyntax, arguments: GenericArgumentClauseSyntax?)? =
        type.as(IdentifierTypeSyntax.self).map { ($0.name, $0.genericArgumentClause) }
        ?? type.as(MemberTypeSyntax.self).map { ($0.name, $0.genericArgumentClause) }
    guard let spelled, spelled.name.text == "Optional" else { return nil }
    return spelled.arguments?.arguments.first.flatMap { TypeSyntax("\($0.argument.trimmed)") }
}

extension MacroMistake {
    fileprivate static let entryNeedsVariable = MacroMistake(
        "entryNeedsVariable", "'@Entry' is written on one 'var' of the extension, such as '@Entry var accent: String = \"blue\"'")
    fileprivate static let entryIsComputed = MacroMistake(
        "entryIsComputed", "'@Entry' writes the accessors itself; give the variable a default value instead of 'get' and 'set'")
    fileprivate static let entryOutsideContainer = MacroMistake(
        "entryOutsideContainer",
        "'@Entry' belongs in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues")
    fileprivate static let entryNeedsType = MacroMistake(
        "entryNeedsType", "this entry needs a type or a default value it can be read from, such as '@Entry var limit: Int? = nil'")
    fileprivate static let entryNeedsDefault = MacroMistake(
        "entryNeedsDefault", "this entry needs a default value, or an optional type whose default is nil")
    fileprivate static let focusedEntryNeedsOptional = MacroMistake(
        "focusedEntryNeedsOptional",
        "a focused value is nil while no view gives it: write an optional type, such as '@Entry var selection: Binding<Note>?'")
}

/// The names in one Swift file: those it declares for others, and all it mentions. Found by looking at words and braces, without a compiler.
struct SourceNames {
    /// Types that it declares.
    private(set) var types: Set<String> = []
    /// Types that it extends: they may behave otherwise when it changes.
    private(set) var extended: Set<String> = []
    /// Functions and properties outside of types, and what an extension adds: used where the file's types are named nowhere.
    private(set) var members: Set<String> = []
    /// Every word, those in strings included.
    private(set) var mentioned: Set<String> = []
    /// Types that it extends in a way that works without being named: by a conformance, an initialiser, a subscript or an operator.
    private(set) var extendedSilently: Set<String> = []
    /// Whether it declares operators, or its braces do not match, so that what it declares is not certain.
    private(set) var isUncertain = false

    /// The names by which another file may depend on this one; of extended types those that are the package's own, since a foreign one is
    /// named everywhere, and what is added to it has names itself.
    func declared(ownTypes: Set<String>) -> Set<String> { types.union(members).union(extended.intersection(ownTypes)) }

    private enum Scope { case type, extended(String), body }
    private enum Expectation { case type, extended, member }

    private var scopes: [Scope] = []
    /// The scope that the next `{` opens.
    private var opening: Scope?
    /// What the next word is the name of.
    private var expected: Expectation?
    /// How many `(` and `[` are open, and whether the line declares a property: `let a = 1, b = 2`.
    private var brackets = 0
    private var isProperty = false

    init(_ source: String) {
        let tokens = SwiftWords(source).tokens
        for (index, token) in tokens.enumerated() {
            switch token {
            case .word(let word): take(word, isPath: index + 1 < tokens.count && tokens[index + 1] == .sign(UInt8(ascii: ".")))
            case .quoted(let word): mentioned.insert(word)
            case .sign(let sign): take(sign: sign)
            case .lineEnd:
                isProperty = isProperty && brackets > 0
                // A type's name may stand on the next line; a member's does not.
                if expected == .member { expected = nil }
            }
        }
        isUncertain = isUncertain || !scopes.isEmpty
    }

    private mutating func take(_ word: String, isPath: Bool) {
        mentioned.insert(word)
        switch expected {
        // After `class` only: `class func`, `class var`.
        case .type? where !["func", "var", "let", "subscript"].contains(word):
            if isVisible { types.insert(word) }
            (expected, opening) = (nil, .type)
            return
        case .extended?:
            extended.insert(word)
            // Of `A.B` the last name counts.
            if !isPath { (expected, opening) = (nil, .extended(word)) }
            return
        case .member?:
            if isKnownOutside { members.insert(word) }
            expected = nil
            return
        case .type?, nil: break
        }
        switch word {
        case "struct", "class", "enum", "protocol", "actor": expected = .type
        case "extension" where scopes.isEmpty: expected = .extended
        case "var", "let": (expected, isProperty, brackets) = (.member, true, 0)
        case "func", "typealias", "case", "macro": (expected, isProperty) = (.member, false)
        case "init", "subscript", "callAsFunction": noteSilentExtension()
        case "operator" where scopes.isEmpty: isUncertain = true
        default: break
        }
    }

    private mutating func take(sign: UInt8) {
        switch sign {
        case UInt8(ascii: "{"):
            scopes.append(opening ?? .body)
            (opening, expected) = (nil, nil)
        case UInt8(ascii: "}"):
            if scopes.popLast() == nil { isUncertain = true }
            opening = nil
        case UInt8(ascii: ":"):
            if case .extended(let name)? = opening { extendedSilently.insert(name) }
        case UInt8(ascii: "("), UInt8(ascii: "["):
            brackets += 1
            // `let (a, b) = …`: several names at once.
            if expected == .member, isKnownOutside { isUncertain = true }
        case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets -= 1
        case UInt8(ascii: ",") where isProperty && brackets == 0 && isKnownOutside: expected = .member
        case UInt8(ascii: "`"), UInt8(ascii: "."): break
        default:
            // `func == (…)`: an operator is no word.
            guard expected == .member else { return }
            expected = nil
            if scopes.isEmpty { isUncertain = true } else { noteSilentExtension() }
        }
    }

    private mutating func noteSilentExtension() {
        if case .extended(let name)? = scopes.last { extendedSilently.insert(name) }
    }

    /// Whether a declaration here can be seen from other files at all: it does not stand in a body.
    private var isVisible: Bool { scopes.allSatisfy { if case .body = $0 { false } else { true } } }

    /// Whether a member here may be used by a file that depends on none of this file's types: it stands outside of them, or in an extension.
    private var isKnownOutside: Bool {
        guard isVisible else { return false }
        return scopes.isEmpty || scopes.contains { if case .extended = $0 { true } else { false } }
    }
}

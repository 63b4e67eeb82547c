extension Symbols {
    /// A form asked for of any symbol.
    package struct Form: Hashable, Sendable {
        package var enclosure: String?
        package var isFilled = false
        package var isSlashed = false

        package init() {}

        var isPlain: Bool { self == Form() }
    }

    /// The name of a symbol in a form: of those parts of the form that it has, and does not have already.
    ///
    /// Names list their parts in the order slash, enclosure, fill: `bell.slash.circle.fill`.
    package static func name(_ name: String, in form: Form) -> String {
        if form.isPlain { return name }
        var isFilled = form.isFilled, result = name
        if let bare = name.without(suffix: ".fill") { (result, isFilled) = (bare, true) }
        func take(_ part: String, unlessIn parts: [String]) {
            if result.split(separator: ".").contains(where: { parts.contains(String($0)) }) { return }
            if isKnown(result + "." + part) { result += "." + part }
        }
        if form.isSlashed { take("slash", unlessIn: ["slash"]) }
        if let enclosure = form.enclosure { take(enclosure, unlessIn: ["circle", "square", "rectangle"]) }
        if isFilled, isKnown(result + ".fill") { return result + ".fill" }
        return isKnown(result) ? result : name
    }

    private static func isKnown(_ name: String) -> Bool { composition.steps(name)?.isEmpty == false }
}

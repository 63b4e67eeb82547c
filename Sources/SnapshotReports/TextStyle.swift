/// How text for a terminal is coloured: by the eight standard colours, or not at all.
package struct TextStyle: Sendable {
    package var usesColor: Bool

    package init(usesColor: Bool) { self.usesColor = usesColor }

    func green(_ text: String) -> String { wrapped(text, 32) }
    func red(_ text: String) -> String { wrapped(text, 31) }
    func yellow(_ text: String) -> String { wrapped(text, 33) }
    package func bold(_ text: String) -> String { wrapped(text, 1) }
    func faint(_ text: String) -> String { wrapped(text, 2) }

    private func wrapped(_ text: String, _ code: Int) -> String { usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}

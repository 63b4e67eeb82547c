/// What the previews of `#Preview(arguments:)` are called.
package enum PreviewArgumentLabel {
    /// One label for each argument: its `name`, `title`, `label` or `id`, else what it is as text if that is short, else its place
    /// (counted from 1). A label that comes up again gets its place appended, so that the labels differ.
    package static func labels<Argument>(for arguments: [Argument]) -> [String] {
        var seen: Set<String> = []
        return arguments.enumerated().map { index, argument in
            var label = label(for: argument) ?? "\(index + 1)"
            if !seen.insert(label).inserted {
                label += "-\(index + 1)"
                seen.insert(label)
            }
            return label
        }
    }

    /// Longer descriptions, such as the default one of a structure, do not make readable names.
    private static let longestDescription = 40

    private static func label(for argument: Any) -> String? {
        if isText(argument) { return text(of: argument) }
        let mirror = Mirror(reflecting: argument)
        for wanted in ["name", "title", "label", "id"] {
            guard let child = mirror.children.first(where: { $0.label == wanted }) else { continue }
            if isText(child.value), let text = text(of: child.value) { return text }
        }
        let isPlainCase = mirror.displayStyle == .enum
        return argument is any CustomStringConvertible || isPlainCase ? text(of: argument) : nil
    }

    private static func isText(_ value: Any) -> Bool {
        value is any StringProtocol || value is any BinaryInteger || value is any BinaryFloatingPoint || value is Bool
    }

    private static func text(of value: Any) -> String? {
        let text = String(describing: value)
        return text.isEmpty || text.count > longestDescription || text.contains(where: \.isNewline) ? nil : text
    }
}

import Graphics

extension AccessibilityElement {
    /// What VoiceOver would call it: the trait that says most.
    package var roleWord: String {
        if isGroup { return traits.contains(.isTabBar) ? "tabBar" : "group" }
        return Self.roles.first { traits.contains($0.trait) }?.word ?? "element"
    }

    private static let roles: [(trait: AccessibilityTraits, word: String)] = [
        (.isSearchField, "searchField"), (.isSecureTextField, "secureTextField"), (.isTextField, "textField"), (.isToggle, "toggle"),
        (.isAdjustable, "adjustable"), (.isLink, "link"), (.isButton, "button"), (.isKeyboardKey, "key"), (.isHeader, "header"),
        (.isImage, "image"), (.isStaticText, "text"),
    ]

    private static let otherTraits: [(trait: AccessibilityTraits, word: String)] = [
        (.isHeader, "header"), (.isSelected, "selected"), (.isImage, "image"), (.playsSound, "playsSound"),
        (.isSummaryElement, "summary"), (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.isModal, "modal"),
    ]

    /// The element in one line: `button "Add Room" dimmed actions activate 16,160 361x44`.
    package var textLine: String {
        func quoted(_ text: String) -> String {
            "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
                .replacingOccurrences(of: "\"", with: "\\\"") + "\""
        }
        func numbers(_ x: CGFloat, _ y: CGFloat, _ separator: String) -> String {
            stableNumber(Double(x)) + separator + stableNumber(Double(y))
        }
        var words = [roleWord]
        if let label { words.append(quoted(label)) }
        if let value { words += ["=", quoted(value)] }
        for (trait, word) in Self.otherTraits where traits.contains(trait) && word != roleWord { words.append(word) }
        if headingLevel != .unspecified { words.append("h\(headingLevel.rawValue)") }
        if !isEnabled { words.append("dimmed") }
        if let hint { words += ["hint", quoted(hint)] }
        if let identifier { words += ["id", quoted(identifier)] }
        if !inputLabels.isEmpty { words += ["spoken", inputLabels.map(quoted).joined(separator: ", ")] }
        for entry in customContent { words += ["content", quoted(entry.label), "=", quoted(entry.value)] }
        var doings = actions.map { $0.name.map(quoted) ?? $0.kind.word }
        if adjust != nil { doings.append("adjust") }
        if !doings.isEmpty { words += ["actions", doings.joined(separator: ", ")] }
        if let point = givenActivationPoint { words += ["activated at", numbers(point.x, point.y, ",")] }
        words += [numbers(frame.minX, frame.minY, ","), numbers(frame.width, frame.height, "x")]
        return words.joined(separator: " ")
    }
}

extension [AccessibilityElement] {
    /// The stable text form: one element a line in reading order, groups indented; what `.a11y.txt` holds.
    package var text: String {
        var lines: [String] = []
        func write(_ elements: [AccessibilityElement], _ depth: Int) {
            for element in elements {
                lines.append(String(repeating: "  ", count: depth) + element.textLine)
                write(element.children, depth + 1)
            }
        }
        write(self, 0)
        return lines.map { $0 + "\n" }.joined()
    }
}

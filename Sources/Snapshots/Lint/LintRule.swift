/// Something about a picture that is rarely meant, whether it changed or not.
package enum LintRule: String, CaseIterable, Codable, Sendable {
    /// Every pixel is transparent.
    case blank
    /// Every pixel has the same colour.
    case oneColor
    /// A text or picture lies outside of the canvas, and not in something that scrolls.
    case offCanvas
    /// Some of a text is not shown.
    case truncated
    /// A glyph, font, picture, symbol, colour or string is missing.
    case missing
    /// A text stands out too little from what is behind it: below 4.5 to 1, large text below 3 to 1.
    case contrast
    /// Something that can be activated is smaller than 44 points one way.
    case smallTarget
    /// What accessibility finds is another than what was stored, though no pixel is.
    case accessibilityChanged

    /// What is done about it unless the configuration says otherwise.
    package var usualSeverity: LintSeverity {
        switch self {
        case .blank, .offCanvas, .accessibilityChanged: .warning
        // What is missing is remarked on anyway; the others are often meant.
        case .oneColor, .truncated, .missing, .contrast, .smallTarget: .off
        }
    }
}

/// What is done about a finding.
package enum LintSeverity: String, CaseIterable, Codable, Sendable {
    case off
    /// It is printed.
    case warning
    /// It fails the snapshot.
    case error
}

/// The severities of a run.
package struct LintSettings: Codable, Hashable, Sendable {
    package var severities: [LintRule: LintSeverity] = [:]

    package init() {}

    package func severity(of rule: LintRule) -> LintSeverity { severities[rule] ?? rule.usualSeverity }
}

/// One finding in one picture.
package struct LintFinding: Equatable, Codable, Sendable {
    package var rule: LintRule
    package var severity: LintSeverity
    /// A sentence.
    package var message: String

    package init(rule: LintRule, severity: LintSeverity, message: String) { (self.rule, self.severity, self.message) = (rule, severity, message) }
}

import Foundation
import Graphics

/// Looks at a picture and its texts for what is rarely meant.
package struct PictureLint {
    private let settings: LintSettings

    package init(_ settings: LintSettings) { self.settings = settings }

    /// - Parameter accessibility: the elements as text, see `.a11y.txt`.
    package func findings(in bitmap: Bitmap, _ outline: ScreenOutline, accessibility: String?, diagnostics: [Diagnostic]) -> [LintFinding] {
        var findings: [LintFinding] = []
        func check(_ rule: LintRule, _ messages: () -> [String]) {
            let severity = settings.severity(of: rule)
            guard severity != .off else { return }
            findings += messages().map { LintFinding(rule: rule, severity: severity, message: $0) }
        }
        check(.blank) { bitmap.pixels.allSatisfy { $0 >> 24 == 0 } ? ["The picture is empty: every pixel is transparent."] : [] }
        check(.oneColor) {
            guard let first = bitmap.pixels.first, bitmap.pixels.allSatisfy({ $0 == first }) else { return [] }
            return ["The picture is of one colour."]
        }
        check(.missing) { missing(diagnostics) }
        let elements = Self.elements(of: outline)
        check(.offCanvas) {
            elements.filter { !$0.scrolls && $0.isContent && isOutside($0.element.frame, outline.size) }.map {
                "\(title($0.element)) lies outside of the canvas, at \(place($0.element.frame))."
            }
        }
        check(.truncated) { elements.filter(\.element.isTruncated).map { "\(title($0.element)) is cut: not all of it is shown." } }
        check(.contrast) { elements.compactMap { TextContrast(of: $0.element, in: bitmap, scale: outline.scale)?.complaint } }
        check(.smallTarget) { SmallTargets.messages(accessibility ?? "") }
        // `accessibilityChanged` is found where the stored text is read.
        return findings
    }

    private func missing(_ diagnostics: [Diagnostic]) -> [String] {
        let kinds: Set<Diagnostic.Kind> = [
            .missingFont, .missingGlyph, .missingImage, .missingSymbol, .missingColor, .missingString, .missingPatterns,
        ]
        return diagnostics.filter { kinds.contains($0.kind) }.map(\.message)
    }

    private struct Found {
        var element: ScreenOutline.Element
        var scrolls: Bool
        var isContent: Bool { element.text?.isEmpty == false || element.type == "Image" }
    }

    private static func elements(of outline: ScreenOutline) -> [Found] {
        var all: [Found] = []
        func collect(_ element: ScreenOutline.Element, _ scrolls: Bool) {
            all.append(Found(element: element, scrolls: scrolls))
            let inside = scrolls || ["ScrollView", "List", "Form", "TabView"].contains(element.type)
            for child in element.children { collect(child, inside) }
        }
        for root in outline.roots { collect(root, false) }
        return all
    }

    private func isOutside(_ frame: CGRect, _ size: CGSize) -> Bool {
        !frame.isEmpty && !frame.intersects(CGRect(origin: .zero, size: size))
    }

    private func title(_ element: ScreenOutline.Element) -> String {
        element.text.map { "\(element.type) \"\(shortened($0, 40))\"" } ?? element.type
    }

    private func place(_ frame: CGRect) -> String { "\(stableNumber(Double(frame.minX))),\(stableNumber(Double(frame.minY)))" }
}

/// Activatable elements in an accessibility text that are too small for a finger.
///
/// 44 points: Apple, Human Interface Guidelines, "Accessibility", controls on iOS.
private enum SmallTargets {
    static func messages(_ text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count >= 3, ["button", "link", "toggle", "slider", "stepper", "tab"].contains(String(words[0])) else { return nil }
            let size = words[words.count - 1].split(separator: "x").compactMap { Double($0) }
            guard size.count == 2, min(size[0], size[1]) < 44 else { return nil }
            let name = line.split(separator: "\"").dropFirst().first.map { "\"\($0)\"" } ?? ""
            return "The \(words[0]) \(name) is \(stableNumber(size[0]))×\(stableNumber(size[1])) points; fingers need 44 each way."
        }
    }
}

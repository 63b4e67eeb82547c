import Foundation

/// The nine weights on UIKit's scale (regular is 0) and on the CSS scale (regular is 400), as Apple documents them.
package enum FontWeightScale {
    package struct Step: Sendable {
        package let name: String
        package let uiKit, css: CGFloat
    }

    /// Lightest first.
    package static let steps: [Step] = {
        let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        let uiKit: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        return names.indices.map { Step(name: names[$0], uiKit: uiKit[$0], css: CGFloat($0 + 1) * 100) }
    }()

    /// The CSS weight of a `UIFont.Weight` or `Font.Weight` value: linear between the nine, limited to 100…900.
    package static func css(uiKit value: CGFloat) -> CGFloat { convert(value, from: \.uiKit, to: \.css) }

    /// The `UIFont.Weight` value of a CSS weight: linear between the nine, limited to −0.8…0.62.
    package static func uiKit(css value: CGFloat) -> CGFloat { convert(value, from: \.css, to: \.uiKit) }

    private static func convert(_ value: CGFloat, from: (Step) -> CGFloat, to: (Step) -> CGFloat) -> CGFloat {
        guard !value.isNaN else { return to(steps[3]) }
        guard value > from(steps[0]) else { return to(steps[0]) }
        guard let index = steps.firstIndex(where: { from($0) >= value }) else { return to(steps[steps.count - 1]) }
        let (low, high) = (steps[index - 1], steps[index])
        return to(low) + (to(high) - to(low)) * (value - from(low)) / (from(high) - from(low))
    }
}

/// The text styles of Dynamic Type, by the names SwiftUI gives them.
package enum TextStyleName: String, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

import Foundation

/// A newly drawn picture that asks to be compared or recorded, with its texts.
package struct SnapshotCandidate: Sendable {
    package var finding: ReferenceFinding
    /// The picture as PNG; needed unless the finding is `identical`.
    package var picture: Data?
    /// The difference picture as PNG, if one was drawn.
    package var difference: Data?
    /// The text of `ScreenOutline`.
    package var layout: String
    /// The text of the accessibility elements, if there is one.
    package var accessibility: String?
    /// Whether both texts are known to be what is stored; then they need not be given.
    package var hasStoredTexts = false
    /// Sentences about the comparison, e.g. that a tolerance was not used.
    package var notes: [String]

    package init(finding: ReferenceFinding, picture: Data?, difference: Data?, layout: String, accessibility: String?, notes: [String] = []) {
        (self.finding, self.picture, self.difference) = (finding, picture, difference)
        (self.layout, self.accessibility, self.notes) = (layout, accessibility, notes)
    }
}

import Snapshots

/// One preview to draw, and what to do with the picture.
struct RenderOrder: Codable, Sendable {
    /// The stored picture to compare with.
    struct Reference: Codable, Sendable {
        var path: String
        /// How messages call it.
        var displayPath: String
        /// Whether a difference picture is wanted when it differs.
        var drawsDifference: Bool
    }

    var identity: PreviewIdentity
    /// The place of its declaration.
    var declaration: Int
    var settings: PreviewSettings
    /// `nil`: nothing is compared, and the picture is always sent.
    var reference: Reference?
    /// Processor time the preview may take.
    var cpuSeconds: Int
    /// What is done about findings in the picture.
    var lint = LintSettings()
    /// Where the verdict may be known or kept.
    var cache: CacheOrder?
}

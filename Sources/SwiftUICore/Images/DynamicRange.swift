extension Image {
    /// How much brighter than white an image may be. Pictures here are never brighter than white.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String

        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }

    /// No difference here: pictures are never brighter than white.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private enum DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
    /// What `allowedDynamicRange` asks for; of no account for drawing.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// No difference here: pictures are never brighter than white.
    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { environment(\.allowedDynamicRange, range) }
}

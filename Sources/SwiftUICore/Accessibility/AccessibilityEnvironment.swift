/// Whether a person has asked for bolder text.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private enum DifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ShowButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

/// What a person has set up for accessibility; in a picture, nothing. Only the framework may set these, as at Apple.
extension EnvironmentValues {
    public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateWithoutColorKey.self] }

    public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }

    public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }

    public var accessibilityShowButtonShapes: Bool { self[ShowButtonShapesKey.self] }

    public var accessibilityVoiceOverEnabled: Bool { self[VoiceOverKey.self] }

    /// Whether VoiceOver or the like is on.
    public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }

    public var accessibilitySwitchControlEnabled: Bool { false }

    public var accessibilityLargeContentViewerEnabled: Bool { false }

    public var accessibilityDimFlashingLights: Bool { false }

    public var accessibilityPlayAnimatedImages: Bool { true }

    public var accessibilityQuickActionsEnabled: Bool { false }

    /// Texts do not follow it here.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

// What is of account only while somebody uses the device: nothing of it shows in a picture or in the elements.
extension View {
    /// Keeps colours where a person inverts the screen's.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Shows the view large while a finger rests on it, at the largest text sizes.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
}

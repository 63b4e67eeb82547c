private enum FlipsForRightToLeftKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var flipsForRightToLeft: Bool {
        get { self[FlipsForRightToLeftKey.self] }
        set { self[FlipsForRightToLeftKey.self] = newValue }
    }
}

extension Image {
    func flipsForRightToLeft(_ environment: EnvironmentValues) -> Bool {
        environment.flipsForRightToLeft && environment.layoutDirection == .rightToLeft
    }
}

extension View {
    /// Mirrors images inside where the layout runs from right to left.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        environment(\.flipsForRightToLeft, enabled)
    }
}

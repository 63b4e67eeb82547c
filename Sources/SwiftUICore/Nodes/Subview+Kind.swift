extension Subview {
    /// Whether the view is a `Divider`, whatever modifiers are round it.
    @MainActor package var isDivider: Bool {
        var innermost = item
        while let next = innermost.wrapped { innermost = next }
        return innermost is DividerItem
    }
}

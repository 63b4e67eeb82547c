extension View {
    /// Animates the place of the view as a whole instead of that of each part; where parts end up is the same.
    ///
    /// Fidelity: parts are animated one by one, as without it.
    public nonisolated func geometryGroup() -> some View { self }
}

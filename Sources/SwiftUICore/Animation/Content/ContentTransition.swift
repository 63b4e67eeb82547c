/// How one view's content becomes another in an animated update: another text, another symbol, another image.
///
/// Fidelity: what a frame half way shows is Apple's in kind, not to the pixel. `numericText` rolls the characters that differ by a part of
/// the font's size while they fade, without Apple's blur; `interpolate` and symbol effects fade from the old content to the new.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity
        case numeric(Direction)
    }

    /// Where the new characters of a number come from.
    enum Direction: Equatable, Sendable { case up, down, byValue(Double) }

    let kind: Kind

    /// The content changes at once; the default.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades while the new one appears.
    public static let opacity = ContentTransition(kind: .opacity)
    /// As `opacity`; colours mix, as they do with every transition.
    public static let interpolate = ContentTransition(kind: .opacity)
    /// Characters that differ roll.
    public static let numericText = numericText()

    /// Characters that differ roll: upwards, or downwards where the number counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numeric(countsDown ? .down : .up))
    }

    /// Characters that differ roll: upwards where `value` grows, downwards where it falls; a value that is no number counts as growing.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numeric(.byValue(value))) }

    /// One symbol gives way to another.
    public static let symbolEffect = ContentTransition(kind: .opacity)

    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }
}

private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How content changes in animated updates.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether content that changes is drawn on the GPU; of no account here.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }
}

extension View {
    /// Says how the content of texts, symbols and images inside changes in animated updates.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { environment(\.contentTransition, transition) }
}

/// What a control that has the focus does with the keys.
package struct TextInput {
    /// Puts text at the caret.
    package var insert: @MainActor (String) -> Void
    /// Deletes the character before the caret, or what is selected.
    package var deleteBackward: @MainActor () -> Void
    /// The return key.
    package var submit: @MainActor () -> Void
    /// Whether the return key ends the input: true for one line of text.
    package var resignsOnSubmit: Bool

    package init(
        insert: @escaping @MainActor (String) -> Void, deleteBackward: @escaping @MainActor () -> Void,
        submit: @escaping @MainActor () -> Void, resignsOnSubmit: Bool = true
    ) {
        (self.insert, self.deleteBackward, self.submit, self.resignsOnSubmit) = (insert, deleteBackward, submit, resignsOnSubmit)
    }
}

/// Stands round a view that can have the focus.
package final class FocusableItem: WrapperItem {
    package fileprivate(set) var input: TextInput?
    var isEnabled = true
    /// The `focused` modifiers round it, innermost first.
    var links: [FocusLink] = []
    var values = FocusedValues()
    /// What the environment says, until the registry has heard it.
    fileprivate var pending: (links: [FocusLink], isEnabled: Bool, values: FocusedValues)?
}

private nonisolated struct FocusableLayer: Layer {
    static var usesEnvironment: Bool { true }

    let isFocusable: Bool
    let input: TextInput?

    func makeItem(round inner: LayoutItem) -> FocusableItem { FocusableItem(inner) }

    func update(_ item: FocusableItem, _ environment: EnvironmentValues) {
        item.input = input
        item.pending = (environment.focusLinks, isFocusable && environment.isEnabled, environment.focusedValues)
    }

    @MainActor func buildSecondary(for item: FocusableItem, _ host: (ContainerItem) -> ContentHost) {
        guard let (links, isEnabled, values) = item.pending else { return }
        item.node?.graph.focus.update(item, links: links, isEnabled: isEnabled, values: values)
    }

    @MainActor func leave(_ item: FocusableItem) { item.node?.graph.focus.remove(item) }
}

/// Lets a view have the focus, and tells what is inside whether it has.
private nonisolated struct Focusable: ViewModifier {
    let isFocusable: Bool
    var input: TextInput?
    @FocusState private var isFocused: Bool

    @MainActor func body(content: Content) -> some View {
        content.environment(\._isFocused, isFocused)
            .modifier(FocusableLayer(isFocusable: isFocusable, input: input))
            .focused($isFocused)
    }
}

/// As `Focusable`, and a tap takes the focus.
private nonisolated struct FocusableByTap: ViewModifier, OmittedFromOutlines {
    let input: TextInput
    @FocusState private var isFocused: Bool

    @MainActor func body(content: Content) -> some View {
        content.onTapGesture { isFocused = true }
            .environment(\._isFocused, isFocused)
            .modifier(FocusableLayer(isFocusable: true, input: input))
            .focused($isFocused)
    }
}

private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the nearest view round this one that can have the focus has it.
    public var isFocused: Bool { self[IsFocusedKey.self] }

    fileprivate var _isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

extension View {
    /// Lets the view have the keyboard's focus. A tap does not give it, as on a phone.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { modifier(Focusable(isFocusable: isFocusable)) }

    /// Makes the view a text input: it takes the focus when tapped, and keys then go to `input`. What is inside reads `isFocused`.
    package nonisolated func focusable(input: TextInput) -> some View { modifier(FocusableByTap(input: input)) }

    /// Whether a ring is drawn round the view that has the focus. None is drawn here, as on a phone.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// Which view VoiceOver stands on. No assistive technology runs here, so it stands on none until the program says where.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and move the focus from another view.
    @propertyWrapper public struct Binding {
        fileprivate let state: State<Value>

        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private let state: State<Value>

    public init() where Value == Bool { state = State(initialValue: false) }

    public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(state: state) }
}

extension View {
    /// Connects the view with a focus state; pictures do not show where VoiceOver stands.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
}

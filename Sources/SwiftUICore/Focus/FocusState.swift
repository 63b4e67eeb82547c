/// Which of a view's controls has the keyboard: reading it says where the focus is, writing it moves the focus.
///
/// A `Bool` says whether the one view with `focused(_:)` has it; an optional names the view with `focused(_:equals:)` and is nil when
/// none of them has it. A value that no view on screen stands for falls back to what is, once the views are laid out.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and move the focus from another view.
    @propertyWrapper public struct Binding {
        fileprivate let location: FocusLocation<Value>?
        fileprivate let none: Value

        public var wrappedValue: Value {
            get { location?.state.value ?? none }
            nonmutating set { location?.request(newValue) }
        }

        public var projectedValue: Binding { self }
    }

    fileprivate let none: Value
    private var location: FocusLocation<Value>?

    /// Nothing has the focus at first.
    public init() where Value == Bool { none = false }

    public init<T: Hashable>() where Value == T? { none = nil }

    /// Where the focus is; before the view is on screen nowhere, and writes then have no effect.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(location: location, none: none) }
}

extension FocusState: @MainActor InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, node: Node) {
        let known = slot as? FocusLocation<Value> ?? FocusLocation(none: none, registry: node.graph.focus)
        slot = known
        location = known
    }

    static func isUnchanged(_ old: FocusState, _ new: FocusState) -> Bool { true }
}

extension FocusState.Binding {
    /// The place that says whether a view has the focus; nil for a binding of a view that is not on screen.
    func link(_ value: Value) -> FocusLink? { location.map { FocusLink(location: $0, value: AnyHashable(value)) } }
}

/// A focus state of any type, as the registry deals with it.
protocol AnyFocusLocation: AnyObject {
    /// The value that the program wants; nil for nothing.
    var wanted: AnyHashable? { get }
    /// Takes over where the focus is; nil for nowhere that this focus state knows.
    func follow(_ value: AnyHashable?)
}

/// Where the value of a focus state lives.
final class FocusLocation<Value: Hashable>: AnyFocusLocation, ReleasableSlot, @unchecked Sendable {
    let state: StateLocation<Value>
    private let none: Value
    private weak var registry: FocusRegistry?

    init(none: Value, registry: FocusRegistry) {
        (self.none, self.registry) = (none, registry)
        state = StateLocation(none)
    }

    func request(_ value: Value) {
        state.value = value
        registry?.request(self)
    }

    var wanted: AnyHashable? { state.value == none ? nil : AnyHashable(state.value) }

    func follow(_ value: AnyHashable?) { state.value = value?.base as? Value ?? none }

    func release() { state.release() }
}

/// One `focused` modifier round a view: its focus state has this value while the view has the focus.
struct FocusLink: Equatable {
    let location: any AnyFocusLocation
    let value: AnyHashable

    static func == (a: FocusLink, b: FocusLink) -> Bool { a.location === b.location && a.value == b.value }
}

private enum FocusLinksKey: EnvironmentKey { static var defaultValue: [FocusLink] { [] } }

extension EnvironmentValues {
    /// The `focused` modifiers round a view, innermost first.
    var focusLinks: [FocusLink] {
        get { self[FocusLinksKey.self] }
        set { self[FocusLinksKey.self] = newValue }
    }
}

private struct FocusLinkOverride: EnvironmentOverride {
    let link: FocusLink?

    func apply(to values: inout EnvironmentValues) {
        if let link { values.focusLinks.insert(link, at: 0) }
    }

    func isSame(as old: any EnvironmentOverride) -> Bool { (old as? FocusLinkOverride)?.link == link }
}

extension View {
    /// Ties the focus of this view to a focus state: it has the value while the view has the focus, and setting it moves the focus here.
    public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(_EnvironmentModifier(FocusLinkOverride(link: binding.link(value))))
    }

    /// Ties the focus of this view to a focus state, which is true while the view has the focus.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }

    /// Gives the focus to the view with this value when this one appears, unless something has it already.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { onAppear { binding.setUnlessFocused(value) } }
}

/// When a default focus is taken: at first only, or whenever the focus comes into the view. Here both are taken at first.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let isUserInitiated: Bool

    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension FocusState.Binding {
    fileprivate func setUnlessFocused(_ value: Value) {
        if location?.wanted == nil { wrappedValue = value }
    }
}

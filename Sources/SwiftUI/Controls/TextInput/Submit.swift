import SwiftUICore

/// What sends an input off: the return key in a text field, or the search key in a search field.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What is done when an input is sent off, innermost first.
struct SubmitActions {
    var actions: [(triggers: SubmitTriggers, run: @MainActor () -> Void)] = []

    @MainActor func run(_ trigger: SubmitTriggers) {
        for action in actions where action.triggers.contains(trigger) { action.run() }
    }
}

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

extension EnvironmentValues {
    var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

/// The word on the keyboard's return key, which is not drawn here.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
    /// Runs an action when a text field inside is sent off; actions further out run too, later.
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void) -> some View {
        transformEnvironment(\.submitActions) { $0.actions.insert((triggers, action), at: 0) }
    }

    /// Keeps what is sent off inside from actions further out.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0.actions = [] } }
    }

    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// There is no keyboard that would correct anything.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}

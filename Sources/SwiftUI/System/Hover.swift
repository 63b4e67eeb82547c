import SwiftUICore

/// How a view answers a pointer over it. Touch screens have none, so none is drawn.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    /// Runs an action when a pointer comes or goes; there is no pointer here.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

    public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

    public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

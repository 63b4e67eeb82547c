/// How a view comes and goes in an animated update. A still picture shows it present or absent.
public struct AnyTransition: Sendable {
    indirect enum Kind: Sendable {
        case identity, opacity, slide, move(Edge), scale(Double, UnitPoint), offset(CGFloat, CGFloat), push(Edge)
        case combined(Kind, Kind), asymmetric(Kind, Kind)
    }

    let kind: Kind

    public static let identity = AnyTransition(kind: .identity)
    public static let opacity = AnyTransition(kind: .opacity)
    public static let slide = AnyTransition(kind: .slide)
    public static let scale = AnyTransition(kind: .scale(0, .center))

    public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(kind: .push(edge)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(kind: .offset(x, y)) }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(kind: .scale(Double(scale), anchor))
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(kind: .asymmetric(insertion.kind, removal.kind))
    }

    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(kind: .combined(kind, other.kind)) }
}

enum TransitionTrait: TraitKey { typealias Value = AnyTransition }

extension View {
    /// Says how the view comes and goes when it is inserted or removed in an animated update.
    public nonisolated func transition(_ transition: AnyTransition) -> some View { modifier(TraitLayer(TransitionTrait.self, transition)) }

    /// Animates changes inside this view when `value` changes. A still picture shows them done.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
}

import Foundation

/// How a view comes and goes in an animated update. A still picture shows it present or absent.
public struct AnyTransition: Sendable {
    indirect enum Kind: Sendable {
        case identity, opacity, slide, move(Edge), scale(Double, UnitPoint), offset(CGFloat, CGFloat), push(Edge), blurReplace
        /// Modifiers of a user's own, put round the view where it was marked.
        case modified
        case combined(Kind, Kind), asymmetric(Kind, Kind), animated(Kind, Animation?)
    }

    let kind: Kind
    /// For transitions of a user's own: the view as it is in a phase.
    let modified: (@MainActor @Sendable (AnyView, TransitionPhase) -> AnyView)?

    init(kind: Kind, modified: (@MainActor @Sendable (AnyView, TransitionPhase) -> AnyView)? = nil) {
        (self.kind, self.modified) = (kind, modified)
    }

    /// Comes and goes at once.
    public static let identity = AnyTransition(kind: .identity)
    public static let opacity = AnyTransition(kind: .opacity)
    /// In from the leading edge, out to the trailing one.
    public static let slide = AnyTransition(kind: .slide)
    public static let scale = AnyTransition(kind: .scale(0, .center))

    /// In from an edge and out to it, by the view's own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }
    /// In from an edge, out to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(kind: .push(edge)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(kind: .offset(x, y)) }
    public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(kind: .scale(Double(scale), anchor))
    }

    /// One way in and another out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(kind: .asymmetric(insertion.kind, removal.kind), modified: both(insertion.modified, removal.modified) { phase in
            phase == .didDisappear ? (false, true) : (true, phase == .identity)
        })
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(kind: .combined(kind, other.kind), modified: Self.both(modified, other.modified) { _ in (true, true) })
    }

    /// Comes and goes with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(kind: .animated(kind, animation), modified: modified) }

    /// From one modifier to another, and back.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let active = active, identity = identity
        return AnyTransition(kind: .modified, modified: { view, phase in AnyView(view.modifier(phase.isIdentity ? identity : active)) })
    }

    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        kind = .modified
        modified = { view, phase in AnyView(transition.body(content: TransitionContent(view: view), phase: phase)) }
    }

    private static func both(
        _ first: (@MainActor @Sendable (AnyView, TransitionPhase) -> AnyView)?,
        _ second: (@MainActor @Sendable (AnyView, TransitionPhase) -> AnyView)?,
        _ takesPart: @escaping @Sendable (TransitionPhase) -> (first: Bool, second: Bool)
    ) -> (@MainActor @Sendable (AnyView, TransitionPhase) -> AnyView)? {
        guard first != nil || second != nil else { return nil }
        return { view, phase in
            let parts = takesPart(phase)
            let inner = first?(view, parts.first ? phase : .identity) ?? view
            return second?(inner, parts.second ? phase : .identity) ?? inner
        }
    }

    /// The animation the transition brings along; the inner nil says that there is to be none.
    var ownAnimation: Animation?? {
        if case .animated(_, let animation) = kind { return .some(animation) }
        return .none
    }
}

/// Where a view stands in coming and going.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    /// −1 before, 0 while it is there, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A transition of one's own: how the view looks in each phase.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = TransitionContent

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that comes and goes.
public nonisolated struct TransitionContent: View {
    let view: AnyView

    @MainActor public var body: some View { view }
}

enum TransitionTrait: TraitKey { typealias Value = AnyTransition }

/// Marks where a transition was set: the size of what is inside is the way it goes.
final class TransitionItem: WrapperItem {
    var transition: AnyTransition?

    override func trait<K: TraitKey>(_ key: K.Type) -> K.Value? {
        if key == TransitionTrait.self, let transition { return .some(transition as! K.Value) }
        return content.trait(key)
    }
}

nonisolated struct TransitionLayer: Layer {
    let transition: AnyTransition

    func makeItem(round inner: LayoutItem) -> TransitionItem { TransitionItem(inner) }

    func update(_ item: TransitionItem, _ environment: EnvironmentValues) { item.transition = transition }
}

/// Puts a user's own modifiers round the view, in the phase it is in.
final class TransitionScope: Node {
    private var build: ((TransitionPhase) -> Void)?
    private(set) var phase = TransitionPhase.identity

    convenience init(_ parent: Node) { self.init(below: parent) }

    func renew<Content: View>(_ content: Content, _ transition: AnyTransition) {
        build = { [unowned self] phase in
            let shown = transition.modified.map { $0(AnyView(content), phase) } ?? AnyView(content)
            buildChildren { AnyView._build(shown, &$0) }
        }
        build?(phase)
    }

    func show(_ phase: TransitionPhase) {
        self.phase = phase
        build?(phase)
    }

    override func kill() {
        build = nil
        super.kill()
    }
}

nonisolated struct CustomTransitionModifier: ViewModifier {
    typealias Body = Never

    let transition: AnyTransition

    @MainActor static func _build<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.emit({ TransitionScope($0) }) { node, _ in node.renew(content, modifier.transition) }
    }
}

extension View {
    /// Says how the view comes and goes when it is inserted or removed in an animated update; without, it fades.
    @ViewBuilder public nonisolated func transition(_ transition: AnyTransition) -> some View {
        if transition.modified != nil {
            modifier(CustomTransitionModifier(transition: transition)).modifier(TransitionLayer(transition: transition))
        } else {
            modifier(TransitionLayer(transition: transition))
        }
    }

    public nonisolated func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}

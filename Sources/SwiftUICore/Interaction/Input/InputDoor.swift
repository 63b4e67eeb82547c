import Combine
import Foundation

/// The one way in for what a person does: touches at points, at instants of the virtual clock.
///
/// It decides which of the gestures that a touch lands in is recognised. Gestures further inside come first, except where one
/// outside has priority; a gesture that is recognised ends all others that are not simultaneous with it. One that would end with a
/// tap waits for those before it; a drag does not.
///
/// After each call the tree must be settled before the next, as a frame passes between two touches.
@MainActor package final class InputDoor {
    @MainActor private final class Contender {
        let holder: any GestureHolder
        let session = GestureSession()
        let memory: _GestureMemory
        var isAlive = true
        /// It has come to its end, but a gesture before it may still be recognised: what it then does.
        var waiting: [() -> Void]?
        /// It has seen the touch that began this sequence.
        var isUndecided = true

        init(_ holder: any GestureHolder) {
            self.holder = holder
            memory = _GestureMemory(session: session)
        }

        var isSimultaneous: Bool { holder.precedence == .simultaneous }

        func handle(_ event: InputEvent) -> (phase: _GesturePhase<Void>, actions: [() -> Void]) {
            let (phase, actions) = session.holding { holder.recognize(event, memory) }
            if phase.isOver { memory.forgetDeadlines() }
            isUndecided = phase.isUndecided
            return (phase, actions)
        }
    }

    private unowned let graph: ViewGraph
    /// In the order of their precedence.
    private var contenders: [Contender] = []
    private var touches: [Touch] = []
    /// Seconds on the virtual clock; never goes backwards.
    package private(set) var time = 0.0 {
        didSet { passTime() }
    }

    init(graph: ViewGraph) { self.graph = graph }

    /// The tree that is touched.
    var root: LayoutItem { graph.rootItem }

    /// Whether a finger is down, or a gesture still waits for what comes.
    package var isBusy: Bool { !touches.isEmpty || contenders.contains(where: \.isAlive) }

    private var clockTime: Double { Double(graph.clock.now.nanoseconds) / 1e9 }

    /// When some gesture changes without another touch: a long press, a double tap that does not come. Seconds.
    package var nextDeadline: Double? { contenders.filter(\.isAlive).compactMap(\.memory.nextDeadline).min() }

    // MARK: What happens

    /// A finger goes down.
    /// - Returns: what it landed on; nil where nothing takes touches.
    @discardableResult
    package func touchBegan(_ id: Int = 0, at point: CGPoint, time: Double) -> HitPath? {
        advance(to: time)
        let hit = graph.rootItem.hitTest(point)
        touches.removeAll { $0.id == id }
        touches.append(Touch(id: id, location: point))
        if touches.count == 1 { admit(hit?.gestures ?? []) }
        send(.began)
        return hit
    }

    package func touchMoved(_ id: Int = 0, to point: CGPoint, time: Double) {
        advance(to: time)
        guard let index = touches.firstIndex(where: { $0.id == id }) else { return }
        touches[index].location = point
        send(.moved)
    }

    package func touchEnded(_ id: Int = 0, at point: CGPoint, time: Double) {
        advance(to: time)
        guard let index = touches.firstIndex(where: { $0.id == id }) else { return }
        touches[index].location = point
        send(.ended)
        touches.remove(at: index)
    }

    /// The system takes the touch away: whatever was going on comes to nothing.
    package func touchCancelled(_ id: Int = 0, time: Double) {
        advance(to: time)
        guard let index = touches.firstIndex(where: { $0.id == id }) else { return }
        send(.cancelled)
        touches.remove(at: index)
    }

    /// Lets time pass; gestures that wait for an instant are told of it.
    package func advance(to newTime: Double) {
        // The clock may have gone on without a touch.
        time = max(time, clockTime)
        while let next = nextDeadline, next <= newTime {
            time = max(time, next)
            let before = contenders.filter(\.isAlive).map(\.memory.nextDeadline)
            send(.tick)
            // What does not react to its deadline is not asked for it for ever.
            if contenders.filter(\.isAlive).map(\.memory.nextDeadline) == before {
                for contender in contenders where contender.memory.nextDeadline.map({ $0 <= time }) ?? false {
                    contender.memory.forgetDeadlines()
                }
            }
        }
        time = max(time, newTime)
    }

    /// What waits for the virtual clock happens at its time: between two touches, too.
    private func passTime() {
        let passed = SchedulerTime(nanoseconds: 0).advanced(by: .seconds(time))
        graph.perform { _ = graph.clock.advance(by: graph.clock.now.distance(to: passed)) }
    }

    // MARK: Who takes part

    /// Takes up the gestures a touch landed in; those that wait for a second tap go on.
    private func admit(_ holders: [any GestureHolder]) {
        let pending = contenders.filter(\.isAlive)
        var order: [Contender] = []
        for holder in holders {
            let contender = pending.first { $0.holder === holder } ?? Contender(holder)
            if holder.precedence == .high { order.insert(contender, at: 0) } else { order.append(contender) }
        }
        contenders = pending.filter { old in !order.contains { $0 === old } } + order
        for old in pending where !order.contains(where: { $0 === old }) { cancel(old) }
        contenders = order
    }

    private func send(_ kind: InputEvent.Kind) { graph.perform { sendInWorld(kind) } }

    private func sendInWorld(_ kind: InputEvent.Kind) {
        let event = InputEvent(kind, time: time, touches: touches)
        for contender in contenders where contender.isAlive && contender.waiting == nil {
            let (phase, actions) = contender.handle(event)
            switch phase {
            case .possible, .pressing: actions.forEach { $0() }
            case .active:
                actions.forEach { $0() }
                if !contender.isSimultaneous { cancelAll(but: contender) }
            case .failed:
                contender.isAlive = false
                actions.forEach { $0() }
            case .ended:
                if contender.isSimultaneous || !isPreceded(contender) {
                    finish(contender, actions)
                } else {
                    contender.waiting = actions
                }
            }
        }
        for contender in contenders where contender.isAlive {
            if let actions = contender.waiting, kind != .cancelled, !isPreceded(contender) { finish(contender, actions) }
        }
        contenders.removeAll { !$0.isAlive }
    }

    /// Whether a gesture that comes before this one may still be recognised.
    private func isPreceded(_ contender: Contender) -> Bool {
        contenders.prefix { $0 !== contender }.contains { $0.isAlive && !$0.isSimultaneous && $0.isUndecided }
    }

    private func finish(_ contender: Contender, _ actions: [() -> Void]) {
        contender.isAlive = false
        if !contender.isSimultaneous { cancelAll(but: contender) }
        actions.forEach { $0() }
    }

    private func cancelAll(but winner: Contender) {
        for other in contenders where other !== winner && other.isAlive && !other.isSimultaneous { cancel(other) }
    }

    private func cancel(_ contender: Contender) {
        contender.isAlive = false
        if contender.waiting != nil { return }
        contender.handle(InputEvent(.cancelled, time: time, touches: touches)).actions.forEach { $0() }
    }
}

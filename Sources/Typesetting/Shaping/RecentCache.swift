import Synchronization

/// What was made lately, so that what is asked for again costs a look-up.
///
/// Two generations: what is asked for moves to the young one; when that is full, the old one is forgotten. One screen may fill it; between
/// screens less is kept (`rest`), so that a process that draws thousands takes no more memory than one that draws a few. Bounded, and
/// without a clock. May be used from several threads.
final class RecentCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Generations: Sendable {
        var young: [Key: Value] = [:]
        var old: [Key: Value] = [:]

        mutating func keep(_ value: Value, for key: Key) {
            if young.count >= 1024 { turn() }
            young[key] = value
        }

        mutating func turn() { (old, young) = (young, [:]) }
    }

    private let generations = Mutex(Generations())

    /// The value of a key, made if it is not there. Threads that ask at once may each make it.
    func value(for key: Key, make: () -> Value) -> Value {
        let known = generations.withLock { generations -> Value? in
            if let value = generations.young[key] { return value }
            guard let value = generations.old[key] else { return nil }
            generations.keep(value, for: key)
            return value
        }
        if let known { return known }
        let made = make()
        generations.withLock { $0.keep(made, for: key) }
        return made
    }

    /// Says that a screen is done: once so many values came up, those that were not asked for since the last turn are forgotten.
    func rest() { generations.withLock { if $0.young.count >= 128 { $0.turn() } } }

    func removeAll() { generations.withLock { $0 = Generations() } }
}

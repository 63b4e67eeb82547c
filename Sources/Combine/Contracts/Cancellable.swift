/// Something going on that can be stopped.
public protocol Cancellable {
    /// Stops it and lets go of what it held. Doing so twice is the same as once.
    func cancel()
}

extension Cancellable {
    public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
        collection.append(AnyCancellable(self))
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}

/// Cancels when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    public init(_ cancellable: some Cancellable) {
        action = cancellable.cancel
    }

    public func cancel() {
        let action = action
        self.action = nil
        action?()
    }

    public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
        collection.append(self)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    deinit { action?() }
}

/// A value that flows down the view tree under its own key.
public protocol EnvironmentKey {
    associatedtype Value

    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}

/// One value set somewhere up the tree; a chain of these, innermost first, is an environment.
final class EnvironmentFrame {
    let key: ObjectIdentifier
    let bit: UInt64
    let value: Any
    let outer: EnvironmentFrame?
    /// How many frames stand outside this one.
    let depth: Int

    init(key: ObjectIdentifier, bit: UInt64, value: Any, outer: EnvironmentFrame?) {
        (self.key, self.bit, self.value, self.outer) = (key, bit, value, outer)
        depth = (outer?.depth ?? -1) + 1
    }

    /// The keys, as bits, whose values may differ between two environments.
    static func changedBits(_ a: EnvironmentFrame?, _ b: EnvironmentFrame?) -> UInt64 {
        var changed: UInt64 = 0
        var seen: [ObjectIdentifier] = []
        func compare(_ frame: EnvironmentFrame) {
            guard !seen.contains(frame.key) else { return }
            seen.append(frame.key)
            let (old, new) = (innermost(frame.key, in: a), innermost(frame.key, in: b))
            if let old, let new, old === new || areEqualValues(old.value, new.value) { return }
            changed |= frame.bit
        }
        // Inwards out, until both stand in the same frame.
        var (x, y) = (a, b)
        while x !== y {
            if let frame = x, frame.depth >= y?.depth ?? -1 {
                compare(frame)
                x = frame.outer
            } else if let frame = y {
                compare(frame)
                y = frame.outer
            }
        }
        return changed
    }

    private static func innermost(_ key: ObjectIdentifier, in environment: EnvironmentFrame?) -> EnvironmentFrame? {
        var next = environment
        while let frame = next, frame.key != key { next = frame.outer }
        return next
    }
}

/// Which bit of a reader's mask stands for a key. The 65th key shares one: a needless re-evaluation, never a missed one.
enum EnvironmentKeyBits {
    nonisolated(unsafe) private static var indices: [ObjectIdentifier: Int] = [:]
    private static let lock = NSLock()

    static func bit(of key: ObjectIdentifier) -> UInt64 {
        lock.lock()
        defer { lock.unlock() }
        if let index = indices[key] { return 1 << UInt64(index & 63) }
        let index = indices.count
        indices[key] = index
        return 1 << UInt64(index & 63)
    }
}

/// The values that flow down to one place of the view tree.
public struct EnvironmentValues: CustomStringConvertible {
    var frame: EnvironmentFrame?
    /// The node on whose behalf values are read: it is renewed when one of them changes.
    var reader: Node?

    public init() {}

    init(frame: EnvironmentFrame?, reader: Node? = nil) {
        self.frame = frame
        self.reader = reader
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            if let reader { reader.noteRead(EnvironmentKeyBits.bit(of: id)) }
            var next = frame
            while let frame = next {
                if frame.key == id, let value = frame.value as? K.Value { return value }
                next = frame.outer
            }
            return K.defaultValue
        }
        set {
            let id = ObjectIdentifier(key)
            frame = EnvironmentFrame(key: id, bit: EnvironmentKeyBits.bit(of: id), value: newValue, outer: frame)
        }
    }

    /// The object of a type that `environment(_:)` or `environmentObject(_:)` put up the tree.
    func object(_ type: ObjectIdentifier) -> AnyObject? {
        if let reader { reader.noteRead(EnvironmentKeyBits.bit(of: type)) }
        var next = frame
        while let frame = next {
            if frame.key == type { return frame.value as AnyObject }
            next = frame.outer
        }
        return nil
    }

    mutating func setObject(_ object: AnyObject?, type: ObjectIdentifier) {
        frame = EnvironmentFrame(key: type, bit: EnvironmentKeyBits.bit(of: type), value: object as Any, outer: frame)
    }

    public var description: String { "EnvironmentValues" }
}

import Synchronization

/// Tells one stream of values from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let count = Atomic<UInt>(0)

    private enum Value: Hashable, Sendable {
        case number(UInt)
        case object(ObjectIdentifier)
    }

    private let value: Value

    public init() {
        value = .number(Self.count.add(1, ordering: .relaxed).newValue)
    }

    public init(_ object: AnyObject) {
        value = .object(ObjectIdentifier(object))
    }

    public var description: String {
        switch value {
        case .number(let number): "\(number)"
        case .object(let object): "\(UInt(bitPattern: object.hashValue))"
        }
    }
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

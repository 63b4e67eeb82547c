import Observation

/// Reads a value of the environment the view stands in.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var ticket: NodeTicket?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// Reads the observable object that `environment(_:)` put up the tree under its type.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        source = .object { values in values.object(ObjectIdentifier(type)) as? Value }
    }

    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        source = .object { values in .some(values.object(ObjectIdentifier(type)) as? T) }
    }

    public var wrappedValue: Value {
        // Before the view is on screen, and after it has gone, there are only default values.
        let node = ticket?.node
        switch source {
        case .keyPath(let keyPath): return node?.read(keyPath) ?? EnvironmentValues()[keyPath: keyPath]
        case .object(let read):
            let values = node.map { EnvironmentValues(frame: $0.currentEnvironment, reader: $0) } ?? EnvironmentValues()
            guard let object = read(values) else {
                fatalError(MissingObject.sentence("@Environment object", Value.self, ticket, ".environment(_:)"))
            }
            return object
        }
    }
}

extension Environment: @MainActor InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, node: Node) { ticket = node.ticket }

    static func isUnchanged(_ old: Self, _ new: Self) -> Bool {
        switch (old.source, new.source) {
        case (.keyPath(let a), .keyPath(let b)): a == b
        case (.object, .object): true
        default: false
        }
    }
}

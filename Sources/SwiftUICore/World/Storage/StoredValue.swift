import Foundation

/// A value as a defaults store holds it.
package enum StoredValue: Hashable, Sendable, Codable {
    case bool(Bool), integer(Int), number(Double), text(String), data(Data), date(Date)

    /// nil for what no property list can hold, and for lists and dictionaries, which no view reads.
    init?(propertyList value: Any?) {
        switch value {
        case let value as StoredValue: self = value
        case let value as Bool where type(of: value) == Bool.self: self = .bool(value)
        case let value as Int: self = .integer(value)
        case let value as Double: self = .number(value)
        case let value as String: self = .text(value)
        case let value as URL: self = .text(value.absoluteString)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        default: return nil
        }
    }

    var propertyList: Any {
        switch self {
        case .bool(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .text(let value): value
        case .data(let value): value
        case .date(let value): value
        }
    }
}

/// How a property's type is stored. A value of another kind under the same key counts as none.
struct StoredForm<Value> {
    /// The value; nil where what is stored (or nothing) is no such value.
    let read: (StoredValue?) -> Value?
    /// What to store; nil takes the key out.
    let write: (Value) -> StoredValue?

    static func bool() -> StoredForm<Bool> {
        StoredForm<Bool>(
            read: { stored in
                switch stored {
                case .bool(let value): value
                case .integer(let value): value != 0
                default: nil
                }
            }, write: { .bool($0) })
    }

    static func integer() -> StoredForm<Int> {
        StoredForm<Int>(
            read: { stored in
                switch stored {
                case .integer(let value): value
                case .number(let value): Int(exactly: value)
                case .bool(let value): value ? 1 : 0
                default: nil
                }
            }, write: { .integer($0) })
    }

    static func number() -> StoredForm<Double> {
        StoredForm<Double>(
            read: { stored in
                switch stored {
                case .number(let value): value
                case .integer(let value): Double(value)
                default: nil
                }
            }, write: { .number($0) })
    }

    static func text() -> StoredForm<String> {
        StoredForm<String>(read: { if case .text(let value)? = $0 { value } else { nil } }, write: { .text($0) })
    }

    static func url() -> StoredForm<URL> {
        StoredForm<URL>(read: { if case .text(let value)? = $0 { URL(string: value) } else { nil } }, write: { .text($0.absoluteString) })
    }

    static func data() -> StoredForm<Data> {
        StoredForm<Data>(read: { if case .data(let value)? = $0 { value } else { nil } }, write: { .data($0) })
    }

    static func date() -> StoredForm<Date> {
        StoredForm<Date>(read: { if case .date(let value)? = $0 { value } else { nil } }, write: { .date($0) })
    }

    /// A type that is stored as its raw value.
    func raw<R: RawRepresentable>(_: R.Type) -> StoredForm<R> where R.RawValue == Value {
        StoredForm<R>(read: { read($0).flatMap(R.init(rawValue:)) }, write: { write($0.rawValue) })
    }

    /// An optional: nil is no value under the key.
    var optional: StoredForm<Value?> {
        StoredForm<Value?>(read: { .some(read($0)) }, write: { $0.flatMap(write) })
    }
}

@_spi(Reflection) import Swift

/// A stored property of a view that the framework connects to persistent storage before each `body`.
public protocol DynamicProperty {
    /// Called before each evaluation of the body, with all nested properties connected.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property that keeps something in the node that owns the view.
@MainActor protocol InstallableProperty: DynamicProperty {
    /// Connects the wrapper; `slot` is the node's and outlives the view value.
    mutating func install(_ slot: inout AnyObject?, node: Node)
    /// Whether two values of the wrapper, not yet connected, lead to the same body.
    static func isUnchanged(_ old: Self, _ new: Self) -> Bool
}

/// What a slot holds that must be told when its node dies.
protocol ReleasableSlot: AnyObject {
    func release()
}

/// Where the dynamic properties of a type lie: a table of field offsets, built once per type.
@MainActor final class DynamicProperties {
    private struct Field {
        var offset: Int
        var type: any InstallableProperty.Type
    }
    /// A user's own `DynamicProperty`, whose `update()` runs after what is nested in it is connected.
    private struct UpdatedField {
        var offset: Int
        var type: any DynamicProperty.Type
    }
    private struct PlainField {
        var offset: Int
        var type: Any.Type
    }

    private var fields: [Field] = []
    private var updated: [UpdatedField] = []
    private var plain: [PlainField] = []
    private var isComparable = true

    var slotCount: Int { fields.count }

    /// `.ignoreUnknown`, by its value: the library's constant is a mutable global.
    private let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)

    private static var tables: [ObjectIdentifier: DynamicProperties] = [:]

    static func of(_ type: Any.Type) -> DynamicProperties {
        if let table = tables[ObjectIdentifier(type)] { return table }
        let table = DynamicProperties()
        table.add(type, at: 0)
        tables[ObjectIdentifier(type)] = table
        return table
    }

    private func add(_ type: Any.Type, at base: Int) {
        let complete = _forEachField(of: type, options: ignoringUnknown) { _, offset, fieldType, _ in
            if let installable = fieldType as? any InstallableProperty.Type {
                self.fields.append(Field(offset: base + offset, type: installable))
            } else if let dynamic = fieldType as? any DynamicProperty.Type {
                self.add(fieldType, at: base + offset)
                self.updated.append(UpdatedField(offset: base + offset, type: dynamic))
            } else {
                self.plain.append(PlainField(offset: base + offset, type: fieldType))
            }
            return true
        }
        if !complete { isComparable = false }
    }

    func install<V>(into value: inout V, slots: inout [AnyObject?], node: Node) {
        guard !fields.isEmpty || !updated.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            for (index, field) in fields.enumerated() {
                let type: any InstallableProperty.Type = field.type
                Self.install(type, at: bytes.baseAddress! + field.offset, &slots[index], node)
            }
            for field in updated {
                let type: any DynamicProperty.Type = field.type
                Self.update(type, at: bytes.baseAddress! + field.offset)
            }
        }
    }

    private static func install<P: InstallableProperty>(
        _ type: P.Type, at address: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: Node
    ) {
        address.assumingMemoryBound(to: P.self).pointee.install(&slot, node: node)
    }

    private static func update<P: DynamicProperty>(_ type: P.Type, at address: UnsafeMutableRawPointer) {
        address.assumingMemoryBound(to: P.self).pointee.update()
    }

    /// Whether two values are known to give the same body: every plain field equal, every wrapper unchanged by its own rule.
    func isUnchanged<V>(_ old: V, _ new: V) -> Bool {
        if let old = old as? any Equatable, !(V.self is any _NotComparedByValue.Type) {
            func compare<E: Equatable>(_ old: E) -> Bool { old == (new as! E) }
            if fields.isEmpty { return compare(old) }
        }
        guard isComparable, updated.isEmpty, MemoryLayout<V>.size > 0 || plain.isEmpty else { return false }
        return withUnsafeBytes(of: old) { old in
            withUnsafeBytes(of: new) { new in
                guard let a = old.baseAddress, let b = new.baseAddress else { return true }
                for field in fields {
                    let type: any InstallableProperty.Type = field.type
                    if !Self.isUnchanged(type, a + field.offset, b + field.offset) { return false }
                }
                for field in plain {
                    func compare<T>(_: T.Type) -> Bool {
                        areEqual(
                            (a + field.offset).assumingMemoryBound(to: T.self).pointee,
                            (b + field.offset).assumingMemoryBound(to: T.self).pointee)
                    }
                    if !_openExistential(field.type, do: compare) { return false }
                }
                return true
            }
        }
    }

    private static func isUnchanged<P: InstallableProperty>(_ type: P.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        P.isUnchanged(a.assumingMemoryBound(to: P.self).pointee, b.assumingMemoryBound(to: P.self).pointee)
    }

    static func release(_ slots: inout [AnyObject?]) {
        for slot in slots { (slot as? any ReleasableSlot)?.release() }
        slots = []
    }
}

/// Views whose `==` must not decide whether their body runs.
protocol _NotComparedByValue {}

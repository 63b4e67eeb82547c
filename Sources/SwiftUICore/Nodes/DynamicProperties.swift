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
        /// The length of a reference, which is compared without being loaded: a weak one is stored in another form.
        var referenceSize: Int?
    }

    private var fields: [Field] = []
    private var updated: [UpdatedField] = []
    private var plain: [PlainField] = []
    private var isComparable = true
    /// Whether the type has an `==` that decides on its plain fields. Plain data is compared by its fields all the same.
    private var hasOwnEquality = false

    var slotCount: Int { fields.count }

    /// `.ignoreUnknown`, by its value: the library's constant is a mutable global.
    private let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)

    private static var tables: [ObjectIdentifier: DynamicProperties] = [:]

    static func of(_ type: Any.Type) -> DynamicProperties {
        if let table = tables[ObjectIdentifier(type)] { return table }
        let table = DynamicProperties()
        table.add(type, at: 0)
        table.hasOwnEquality = type is any Equatable.Type && !isPlainData(type)
        tables[ObjectIdentifier(type)] = table
        return table
    }

    private func add(_ type: Any.Type, at base: Int) {
        if type is any AlwaysDifferent.Type { isComparable = false }
        guard metadataKind(of: type) == .struct else { return addPlain(type, at: base) }
        let isComplete = _forEachField(of: type, options: ignoringUnknown) { _, offset, fieldType, kind in
            let place = base + offset
            if let installable = fieldType as? any InstallableProperty.Type {
                self.fields.append(Field(offset: place, type: installable))
            } else if let dynamic = fieldType as? any DynamicProperty.Type {
                self.add(fieldType, at: place)
                self.updated.append(UpdatedField(offset: place, type: dynamic))
            } else if let holder = fieldType as? any HoldsProperties.Type {
                self.add(holder.heldType, at: place)
            } else if Self.isComparedByFields(fieldType, kind) {
                self.addPlainFields(of: fieldType, at: place)
            } else {
                self.addPlain(fieldType, at: place)
            }
            return true
        }
        if !isComplete { isComparable = false }
    }

    private func addPlain(_ type: Any.Type, at place: Int) {
        func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        if metadataKind(of: type) == .function || type is any AlwaysDifferent.Type { isComparable = false }
        let referenceSize = isStoredAsReference(type) ? _openExistential(type, do: size) : nil
        plain.append(PlainField(offset: place, type: type, referenceSize: referenceSize))
    }

    /// Wrappers inside are not connected, and compared as any other value.
    private func addPlainFields(of type: Any.Type, at base: Int) {
        if type is any AlwaysDifferent.Type { isComparable = false }
        let isComplete = _forEachField(of: type, options: ignoringUnknown) { _, offset, fieldType, kind in
            if Self.isComparedByFields(fieldType, kind) {
                self.addPlainFields(of: fieldType, at: base + offset)
            } else {
                self.addPlain(fieldType, at: base + offset)
            }
            return true
        }
        if !isComplete { isComparable = false }
    }

    /// A struct or tuple is compared by its fields where it has no `==`, and where it is plain data: there may be gaps between them.
    private static func isComparedByFields(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
        guard kind == .struct || kind == .tuple else { return false }
        guard isPlainData(type) else { return !(type is any Equatable.Type) }
        var count = 0
        _ = _forEachField(of: type) { _, _, _, _ in
            count += 1
            return count < 2
        }
        return count > 1
    }

    private static func isPlainData(_ type: Any.Type) -> Bool {
        func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
        return _openExistential(type, do: isPlain)
    }

    /// Connects every wrapper to its slot.
    func install<V>(into value: inout V, slots: inout [AnyObject?], node: Node) {
        guard !fields.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            for (index, field) in fields.enumerated() {
                let type: any InstallableProperty.Type = field.type
                Self.install(type, at: bytes.baseAddress! + field.offset, &slots[index], node)
            }
        }
    }

    /// Calls the user's own `update()`s, innermost first; what they read, the body depends on.
    func update<V>(_ value: inout V) {
        guard !updated.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
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
        guard isComparable || hasOwnEquality else { return false }
        let areWrappersUnchanged = withBytes(of: old, new) { a, b in
            fields.allSatisfy { field in
                let type: any InstallableProperty.Type = field.type
                return Self.isUnchanged(type, a + field.offset, b + field.offset)
            }
        }
        guard areWrappersUnchanged else { return false }
        if hasOwnEquality, let old = old as? any Equatable {
            func compare<E: Equatable>(_ old: E) -> Bool { old == (new as? E) }
            return compare(old)
        }
        return withBytes(of: old, new) { a, b in plain.allSatisfy { Self.isUnchanged($0, a + $0.offset, b + $0.offset) } }
    }

    private func withBytes<V>(of old: V, _ new: V, _ compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool) -> Bool {
        withUnsafeBytes(of: old) { old in
            withUnsafeBytes(of: new) { new in
                // A value without size has nothing to compare.
                guard let a = old.baseAddress, let b = new.baseAddress else { return true }
                return compare(a, b)
            }
        }
    }

    private static func isUnchanged(_ field: PlainField, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if let size = field.referenceSize {
            return UnsafeRawBufferPointer(start: a, count: size).elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
        }
        func compare<T>(_: T.Type) -> Bool {
            areEqual(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
        }
        return _openExistential(field.type, do: compare)
    }

    private static func isUnchanged<P: InstallableProperty>(_ type: P.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        P.isUnchanged(a.assumingMemoryBound(to: P.self).pointee, b.assumingMemoryBound(to: P.self).pointee)
    }

    static func release(_ slots: inout [AnyObject?]) {
        for slot in slots { (slot as? any ReleasableSlot)?.release() }
        slots = []
    }
}

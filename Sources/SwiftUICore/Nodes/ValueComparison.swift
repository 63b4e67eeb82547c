@_spi(Reflection) import Swift

/// A type whose values hide something that changes in place: two of them are never known to show the same.
protocol AlwaysDifferent {}

/// Whether two values are known to be equal, so that nothing made from them need be made again.
///
/// References are compared by identity, plain data by its bytes, all else by `==` where the type has it. What cannot be compared,
/// closures above all, counts as different.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    let isReference = isStoredAsReference(Value.self)
    if isReference || _isPOD(Value.self) {
        let isSame = withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
        if isSame || isReference { return isSame }
    }
    guard let a = a as? any Equatable else { return false }
    func compare<E: Equatable>(_ a: E) -> Bool { a == (b as? E) }
    return compare(a)
}

/// The same for values whose type is known at run time only; values of two types are different.
func areEqualValues(_ a: Any, _ b: Any) -> Bool {
    func compare<Value>(_ a: Value) -> Bool { (b as? Value).map { areEqual(a, $0) } ?? false }
    return _openExistential(a, do: compare)
}

/// Whether a type is a class, an existential that holds only objects, or an optional of one: then its bits are its identity.
func isStoredAsReference(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalType.Type { return isStoredAsReference(optional.wrappedType) }
    if type is AnyObject.Type { return true }
    // An existential that may hold any value has room for three words beside the value's type: four words and more.
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return metadataKind(of: type) == .existential && _openExistential(type, do: size) <= 3 * MemoryLayout<Int>.size
}

/// What kind of type this is: the first word of its metadata says it, except for classes, where it is a pointer.
///
/// Values up to 0x7FF are kinds (Swift's ABI, MetadataKind.def).
func metadataKind(of type: Any.Type) -> _MetadataKind {
    let word = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return word > 0x7FF ? .class : _MetadataKind(rawValue: word) ?? .unknown
}

private protocol OptionalType { static var wrappedType: Any.Type { get } }

extension Optional: OptionalType {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

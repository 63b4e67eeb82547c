/// Whether two values of a preference would lead to the same views, as far as can be seen.
///
/// By `==` where the type has it; else field by field. Closures and other opaque parts count as equal: they cannot be told
/// apart, and a value that always counted as changed would never come to rest.
func showsSame(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? any Equatable {
        func compare<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
        return compare(a)
    }
    guard type(of: a) == type(of: b) else { return false }
    if type(of: a) is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
    let first = Mirror(reflecting: a), second = Mirror(reflecting: b)
    guard first.children.count == second.children.count else { return false }
    return zip(first.children, second.children).allSatisfy { $0.label == $1.label && showsSame($0.value, $1.value) }
}

/// Carries a value that is no view (an app, a scene), so that the dynamic properties in it are connected as those of the view that
/// has the holder.
package struct PropertyHolder<Value> {
    package var value: Value

    package init(_ value: Value) { self.value = value }
}

/// A holder of any type; what it holds lies at its start.
protocol HoldsProperties {
    static var heldType: Any.Type { get }
}

extension PropertyHolder: HoldsProperties {
    static var heldType: Any.Type { Value.self }
}

import Foundation

/// A space that positions can be told in.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The picture's own: the origin is its top left corner.
    case global
    /// The view's own.
    case local
    /// The space of the nearest view outside that carries the name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A space that positions can be told in, by its own type.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The picture's own space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view that was given a name with `coordinateSpace(_:)`, or of a scroll view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name under which scroll views answer: of any axis, or of one.
struct ScrollSpaceName: Hashable { var axis: Axis? }

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }

    /// The visible area of the innermost scroll view.
    public static var scrollView: NamedCoordinateSpace { named(ScrollSpaceName(axis: nil)) }

    /// The visible area of the innermost scroll view along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { named(ScrollSpaceName(axis: axis)) }
}

extension LayoutItem {
    /// This item, or the innermost one outside, whose space this is; nil for the picture's own, also if no view has the name.
    final func owner(of space: CoordinateSpace) -> LayoutItem? {
        switch space {
        case .global: return nil
        case .local: return self
        case .named(let name):
            var next: LayoutItem? = self
            while let item = next, !item.answers(toSpace: name) { next = item.outer }
            return next
        }
    }
}

/// `coordinateSpace`: gives a place in the tree a name.
package final class CoordinateSpaceItem: WrapperItem {
    var name = AnyHashable(0)

    override package func answers(toSpace name: AnyHashable) -> Bool { name == self.name }
}

nonisolated struct CoordinateSpaceLayer: Layer {
    let name: AnyHashable

    func makeItem(round inner: LayoutItem) -> CoordinateSpaceItem { CoordinateSpaceItem(inner) }

    func update(_ item: CoordinateSpaceItem, _ environment: EnvironmentValues) { item.name = name }
}

extension View {
    /// Names the view's space, so that views inside it can tell their position in it.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceLayer(name: name.name))
    }

    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceLayer(name: AnyHashable(name)))
    }
}

import Foundation

/// A guide that views can be aligned by.
public protocol AlignmentID {
    /// Where the guide lies in a view that says nothing about it.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide as the engine knows it: which one, on which axis.
package struct AlignmentKey: Equatable, Hashable, Sendable {
    package nonisolated(unsafe) let id: any AlignmentID.Type
    package let axis: Axis
    /// How containers make one value of their children's.
    let merge: Merge

    init(id: any AlignmentID.Type, axis: Axis) {
        self.id = id
        self.axis = axis
        let builtIn = id as? any BuiltInAlignmentID.Type
        merge = builtIn?.merge ?? .mean
        plainShare = builtIn?.share
    }

    /// Where a guide of the framework's own lies by default, as a share of the view's length on its axis.
    private let plainShare: Double?

    /// The guide's default for a length, where it depends on nothing else; the same bits as `defaultValue`.
    func plainValue(_ length: Double) -> Double? {
        guard let plainShare else { return nil }
        return plainShare == 0 ? 0 : plainShare == 1 ? length : length / 2
    }

    /// How a container that does not itself set a guide makes one value of its children's. The plain edges and centres never leak
    /// out of a container; text baselines do, and custom guides as their mean.
    enum Merge { case none, minimum, maximum, mean }

    package func defaultValue(_ dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A view's size and guides, in its own coordinate space.
public struct ViewDimensions {
    let item: LayoutItem
    let proposal: Proposal
    let size: CGSize

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { item.guide(guide.key, proposal, size) }
    public subscript(guide: VerticalAlignment) -> CGFloat { item.guide(guide.key, proposal, size) }

    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { item.explicitGuide(guide.key, proposal, size) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { item.explicitGuide(guide.key, proposal, size) }
}

/// A guide across a column.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    private enum Leading: BuiltInAlignmentID {
        static var share: Double { 0 }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: BuiltInAlignmentID {
        static var share: Double { 0.5 }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: BuiltInAlignmentID {
        static var share: Double { 1 }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

    private enum ListRowSeparatorLeading: BuiltInAlignmentID {
        static var share: Double { 0 }
        static var merge: AlignmentKey.Merge { .minimum }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum ListRowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// A guide along a row.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    private enum Top: BuiltInAlignmentID {
        static var share: Double { 0 }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: BuiltInAlignmentID {
        static var share: Double { 0.5 }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: BuiltInAlignmentID {
        static var share: Double { 1 }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: BuiltInAlignmentID {
        static var share: Double { 1 }
        static var merge: AlignmentKey.Merge { .minimum }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: BuiltInAlignmentID {
        static var share: Double { 1 }
        static var merge: AlignmentKey.Merge { .maximum }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A guide of the framework's own, with its own way of being merged.
private protocol BuiltInAlignmentID: AlignmentID {
    static var merge: AlignmentKey.Merge { get }
    /// Where it lies by default: 0 at the start, 1 at the end.
    static var share: Double { get }
}

extension BuiltInAlignmentID {
    static var merge: AlignmentKey.Merge { .none }
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

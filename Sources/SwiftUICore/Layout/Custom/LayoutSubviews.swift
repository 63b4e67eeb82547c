import Foundation

/// A view that a layout arranges, as the layout sees it.
public struct LayoutSubview: Equatable {
    let item: LayoutItem
    let index: Int
    let places: LayoutPlaces

    /// How large the view is for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(Proposal(proposal)) }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let asked = Proposal(proposal)
        return ViewDimensions(item: item, proposal: asked, size: item.size(asked))
    }

    public var spacing: ViewSpacing { item.spacing }

    /// What `layoutPriority(_:)` says; 0 without it.
    public var priority: Double { item.layoutPriority }

    /// The value a view was given with `layoutValue(key:value:)`.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { item.trait(LayoutValueTrait<K>.self) ?? K.defaultValue }

    /// Puts the view's anchor point at a position; the view has the size it answers to the proposal.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        places.entries[index] = LayoutPlaces.Entry(position: position, anchor: anchor, proposal: Proposal(proposal))
    }

    /// Where the view stands by what the layout said, or in the middle if it said nothing.
    func placed(in bounds: CGRect, _ proposal: ProposedViewSize) -> ChildPlace {
        let entry = places.entries[index] ?? LayoutPlaces.Entry(
            position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: Proposal(proposal))
        let size = item.size(entry.proposal)
        func start(_ position: CGFloat, _ share: CGFloat, _ length: CGFloat) -> CGFloat {
            share == 0 ? position : position - share * length
        }
        let origin = CGPoint(
            x: start(entry.position.x, entry.anchor.x, size.width), y: start(entry.position.y, entry.anchor.y, size.height))
        return ChildPlace(origin: origin, size: size, proposal: entry.proposal)
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }
}

/// What a layout said about where its subviews go.
final class LayoutPlaces {
    struct Entry {
        var position: CGPoint, anchor: UnitPoint, proposal: Proposal
    }

    var entries: [Entry?]
    weak var owner: ContainerItem?

    init(_ owner: ContainerItem) {
        entries = Array(repeating: nil, count: owner.children.count)
        self.owner = owner
    }
}

/// The views that a layout arranges, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    private let all: [LayoutSubview]
    private let places: LayoutPlaces
    /// Whose children these are: built-in layouts that serve as public ones hook their arrangement in below it.
    var owner: ContainerItem? { places.owner }

    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    public var startIndex: Int
    public var endIndex: Int
    /// In which direction the language reads; positions are nevertheless given left to right.
    public var layoutDirection: LayoutDirection

    init(_ owner: ContainerItem) {
        let places = LayoutPlaces(owner)
        all = owner.children.enumerated().map { LayoutSubview(item: $1, index: $0, places: places) }
        self.places = places
        (startIndex, endIndex) = (0, all.count)
        layoutDirection = owner.isRightToLeft ? .rightToLeft : .leftToRight
    }

    private init(_ all: [LayoutSubview], _ places: LayoutPlaces, _ bounds: Range<Int>, _ direction: LayoutDirection) {
        (self.all, self.places, layoutDirection) = (all, places, direction)
        (startIndex, endIndex) = (bounds.lowerBound, bounds.upperBound)
    }

    public subscript(index: Int) -> LayoutSubview {
        precondition(indices.contains(index), "subview \(index) does not exist; there are \(count)")
        return all[index]
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(all, places, bounds, layoutDirection) }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.layoutDirection == b.layoutDirection && a.elementsEqual(b)
    }

    func forgetPlaces() {
        places.entries = Array(repeating: nil, count: places.entries.count)
    }
}

/// A value that a view sets for the layout that arranges it.
public protocol LayoutValueKey {
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

enum LayoutValueTrait<Key: LayoutValueKey>: TraitKey { typealias Value = Key.Value }

extension View {
    /// Sets a value that the layout round this view can read.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitLayer(LayoutValueTrait<K>.self, value))
    }
}

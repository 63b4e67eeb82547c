import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// How much room the column takes, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// One column of an equal share of what is left, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit into an equal share of what is left, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// Points to the next column; nil for 8.
    public var spacing: CGFloat?
    /// Where cells stand in the column; nil for the grid's alignment.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// The columns that a list of `GridItem`s makes in a given width.
///
/// The rule was read off the running framework and published by objc.io ("Grid layout", 2020): fixed columns first; then each
/// other one is offered an equal share of the rest in turn.
struct GridTracks {
    struct Track {
        var start, length: Double
        var alignment: Alignment?
    }

    private(set) var tracks: [Track] = []
    private(set) var length = 0.0

    /// More columns than anybody can see: an adaptive column without minimum in endless room would make endless ones.
    private static let limit = 10_000.0

    /// - Parameter available: the room; NaN for as little as the columns need.
    init(_ items: [GridItem], _ available: Double) {
        let gaps = items.map { item in item.spacing.flatMap { $0.isFinite ? Double($0) : nil } ?? Double(ViewSpacing.standard) }
        var rest = available - gaps.dropLast().reduce(0, +)
        var remaining = 0.0
        for item in items {
            if case .fixed(let length) = item.size { rest -= Self.usable(length) } else { remaining += 1 }
        }
        var position = 0.0
        for (index, item) in items.enumerated() {
            if index > 0 { position += gaps[index - 1] }
            let offer = max(rest / remaining, 0)
            switch item.size {
            case .fixed(let length):
                add(Self.usable(length), at: &position, item)
            case .flexible(let minimum, let maximum):
                let least = Self.usable(minimum)
                let length = available.isNaN ? least : min(max(offer, least), max(Self.usable(maximum), least))
                add(length, at: &position, item)
                (rest, remaining) = (Self.difference(rest, length), remaining - 1)
            case .adaptive(let minimum, let maximum):
                let least = Self.usable(minimum), gap = gaps[index]
                let room = available.isNaN ? least : offer
                let fitting = ((room + gap) / (least + gap)).rounded(.down)
                let count = fitting.isFinite ? min(max(fitting, 1), Self.limit) : 1
                let share = (room - (count - 1) * gap) / count
                for part in 0..<Int(count) {
                    if part > 0 { position += gap }
                    add(min(max(Self.usable(maximum), least), max(share, 0)), at: &position, item)
                }
                (rest, remaining) = (Self.difference(rest, room), remaining - 1)
            }
        }
        length = position
    }

    private mutating func add(_ length: Double, at position: inout Double, _ item: GridItem) {
        tracks.append(Track(start: position, length: length, alignment: item.alignment))
        position += length
    }

    private static func usable(_ length: CGFloat) -> Double { length.isNaN ? 0 : max(Double(length), 0) }

    private static func difference(_ a: Double, _ b: Double) -> Double { (a - b).isNaN ? a : a - b }
}

import Foundation
import Graphics

/// The size that a container offers a view; nil on an axis asks for the ideal length, 0 for the least, infinity for the most.
@frozen public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposal as a size, nil lengths replaced; SwiftUI's default for them is 10 points.
    @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// A `ProposedViewSize` in the form the layout engine computes with: NaN stands for nil.
@frozen package struct Proposal: Equatable {
    package var width, height: Double

    @inlinable package init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }

    package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }

    package init(_ proposal: ProposedViewSize) {
        self.init(proposal.width.map { Double($0) } ?? .nan, proposal.height.map { Double($0) } ?? .nan)
    }

    package static let unspecified = Proposal(.nan, .nan)

    /// The length on one axis; NaN is "ideal".
    @inlinable package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    @inlinable package func with(_ axis: Axis, _ length: Double) -> Proposal {
        axis == .horizontal ? Proposal(length, height) : Proposal(width, length)
    }

    package var proposedViewSize: ProposedViewSize {
        ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }

    package static func == (a: Proposal, b: Proposal) -> Bool {
        (a.width == b.width || a.width.isNaN && b.width.isNaN) && (a.height == b.height || a.height.isNaN && b.height.isNaN)
    }

    /// `390×nil`.
    package var text: String {
        func word(_ value: Double) -> String { value.isNaN ? "nil" : stableNumber(value) }
        return word(width) + "×" + word(height)
    }
}

/// One of the two directions of a layout.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case horizontal
    case vertical

    @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// Axes as a set.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

import Foundation

/// A direction and a length in two dimensions.
public struct CGVector: Hashable, Sendable {
    public var dx, dy: CGFloat

    public init() { (dx, dy) = (0, 0) }

    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    public static let zero = CGVector()
}

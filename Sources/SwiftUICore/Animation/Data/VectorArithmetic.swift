import Foundation

/// Data that can be mixed: added, scaled, measured.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    /// The sum of the squares of all components.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The same, scaled by a factor.
    func scaled(by factor: Double) -> Self {
        var copy = self
        copy.scale(by: factor)
        return copy
    }

    /// Moves towards another value by a fraction of the way.
    public mutating func interpolate(towards other: Self, amount: Double) { self += (other - self).scaled(by: amount) }

    public func interpolated(towards other: Self, amount: Double) -> Self {
        var copy = self
        copy.interpolate(towards: other, amount: amount)
        return copy
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of what does not move.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    @inlinable public init() {}
    @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    @inlinable public static func += (a: inout Self, b: Self) {}
    @inlinable public static func -= (a: inout Self, b: Self) {}
    @inlinable public static func + (a: Self, b: Self) -> Self { a }
    @inlinable public static func - (a: Self, b: Self) -> Self { a }
    @inlinable public mutating func scale(by rhs: Double) {}
    @inlinable public var magnitudeSquared: Double { 0 }
}

/// Two pieces of data as one.
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    @inlinable public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @inlinable public static var zero: Self { Self(.zero, .zero) }
    @inlinable public static func += (a: inout Self, b: Self) { a.first += b.first; a.second += b.second }
    @inlinable public static func -= (a: inout Self, b: Self) { a.first -= b.first; a.second -= b.second }
    @inlinable public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
    @inlinable public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
    @inlinable public mutating func scale(by rhs: Double) { first.scale(by: rhs); second.scale(by: rhs) }
    @inlinable public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

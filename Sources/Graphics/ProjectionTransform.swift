import Foundation

/// A projective map of the plane: a row (x, y, 1) times this matrix, divided by its third component.
@frozen public struct ProjectionTransform: Equatable, Sendable {
    public var m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat

    /// Changes nothing.
    public init() { (m11, m12, m13, m21, m22, m23, m31, m32, m33) = (1, 0, 0, 0, 1, 0, 0, 0, 1) }

    /// A map without perspective.
    public init(_ map: CGAffineTransform) {
        (m11, m12, m13, m21, m22, m23, m31, m32, m33) = (map.a, map.b, 0, map.c, map.d, 0, map.tx, map.ty, 1)
    }

    /// Whether everything stays where it is.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether there is no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    var numbers: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    /// Whether all numbers are finite.
    public var isFinite: Bool { numbers.allSatisfy { $0.isFinite } }

    /// This map first, then another.
    public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = next.row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = next.row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = next.row(m31, m32, m33)
        return result
    }

    @inline(__always) private func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        (x * m11 + y * m21 + w * m31, x * m12 + y * m22 + w * m32, x * m13 + y * m23 + w * m33)
    }

    /// Where a point goes before the division; what has a third component of 0 or less lies at or behind the eye.
    public func homogeneous(_ point: CGPoint) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
        let (x, y, w) = row(point.x, point.y, 1)
        return (x, y, w)
    }

    /// 0 if the map cannot be undone.
    public var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// The map back; itself if there is none.
    public func inverted() -> ProjectionTransform {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return self }
        var result = ProjectionTransform()
        result.m11 = (m22 * m33 - m23 * m32) / determinant
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m21 = (m23 * m31 - m21 * m33) / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m31 = (m21 * m32 - m22 * m31) / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        return result
    }

    /// Inverts the map; false, and nothing changed, if there is no way back.
    public mutating func invert() -> Bool {
        guard determinant != 0, determinant.isFinite else { return false }
        self = inverted()
        return true
    }

    /// The map of a plane turned in space about an axis through its origin, seen from a distance; y grows downwards, z towards the eye.
    ///
    /// - Parameters:
    ///   - depth: how far before the turning the plane is moved away from the eye, and brought back after it.
    ///   - distance: from the plane to the eye; infinite for parallel rays.
    public static func rotation(radians: CGFloat, axis: (x: CGFloat, y: CGFloat, z: CGFloat), depth: CGFloat, distance: CGFloat) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, radians.isFinite else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = PortableMath.sineAndCosine(Double(radians))
        let (s, c, t) = (CGFloat(sine), CGFloat(cosine), CGFloat(1 - cosine))
        let nearer = distance.isFinite && distance != 0 ? 1 / distance : 0
        // Where the unit vectors along x and y, and the origin, go: x, y and z.
        let right = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
        let down = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
        let origin = (-depth * (t * x * z + s * y), -depth * (t * y * z - s * x), depth - depth * (t * z * z + c))
        var map = ProjectionTransform()
        (map.m11, map.m12, map.m13) = (right.0, right.1, -right.2 * nearer)
        (map.m21, map.m22, map.m23) = (down.0, down.1, -down.2 * nearer)
        (map.m31, map.m32, map.m33) = (origin.0, origin.1, 1 - origin.2 * nearer)
        return map
    }
}

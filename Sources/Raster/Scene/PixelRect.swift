import Foundation
import Graphics

/// A rectangle of whole pixels; the maxima are outside of it.
struct PixelRect: Equatable, Sendable {
    var minX, minY, maxX, maxY: Int

    static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    var width: Int { maxX - minX }
    var height: Int { maxY - minY }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }

    func intersection(_ other: PixelRect) -> PixelRect {
        let rect = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return rect.isEmpty ? .empty : rect
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    func contains(_ other: PixelRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// Grown by a number of pixels on every side.
    func grown(by amount: Int) -> PixelRect {
        PixelRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
    }

    func moved(x: Int, y: Int) -> PixelRect { PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y) }
}

extension PixelRect {
    /// How far from a whole pixel an edge may lie and still count as lying on it; coverage would differ by less than half a level.
    static let snapTolerance: Double = 1.0 / 1024

    /// Far beyond any picture, and small enough that sums and products of such numbers stay exact enough.
    static let farthest = PathFlattener.farthest

    /// The pixels that a rectangle covers wholly, if its edges lie on pixel borders; else nil.
    init?(aligned rect: CGRect) {
        guard let minX = Self.border(rect.minX), let minY = Self.border(rect.minY), let maxX = Self.border(rect.maxX),
            let maxY = Self.border(rect.maxY)
        else { return nil }
        self.init(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }

    private static func border(_ edge: CGFloat) -> Int? {
        guard abs(edge) < farthest else { return nil }
        let whole = Int((Double(edge) + farthest + 0.5)) - Int(farthest)
        return abs(Double(edge) - Double(whole)) < snapTolerance ? whole : nil
    }

    /// The pixels that a rectangle touches.
    init(around rect: CGRect) {
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int(min(max(Double(value), -Self.farthest), Self.farthest).rounded(rule))
        }
        self.init(
            minX: whole(rect.minX, .down), minY: whole(rect.minY, .down), maxX: whole(rect.maxX, .up), maxY: whole(rect.maxY, .up))
    }
}

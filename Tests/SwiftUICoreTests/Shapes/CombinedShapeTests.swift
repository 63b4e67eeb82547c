import Graphics
@testable import SwiftUICore
import Testing

@Suite struct CombinedShapeTests {
    private let frame = CGRect(x: 10, y: 20, width: 40, height: 20)

    @Test func outlinesAreCombinedInTheSameFrame() {
        let hole = Rectangle().subtracting(Circle()).path(in: frame)
        #expect(hole.boundingRect == frame)
        #expect(!hole.contains(CGPoint(x: 30, y: 30)) && hole.contains(CGPoint(x: 12, y: 30)))
        #expect(Rectangle().intersection(Circle()).path(in: frame).contains(CGPoint(x: 30, y: 30)))
        #expect(Circle().union(Rectangle().scale(0.5)).path(in: frame).contains(CGPoint(x: 21, y: 30)))
        #expect(!Rectangle().symmetricDifference(Circle()).path(in: frame).contains(CGPoint(x: 30, y: 30)))
        #expect(Rectangle().lineSubtraction(Circle().scale(2)).path(in: frame).contains(CGPoint(x: 30, y: 30)) == false)
        #expect(Rectangle().lineIntersection(Rectangle().offset(x: 20)).path(in: frame).boundingRect.minX == 30)
    }

    @Test func theyMoveWithTheirParts() {
        var shape = RoundedRectangle(cornerRadius: 4).subtracting(Circle().scale(0.5))
        shape.animatableData.scale(by: 2)
        // The circle is as large as the frame now: what it leaves has no middle.
        #expect(!shape.path(in: frame).contains(CGPoint(x: 30, y: 22)))
    }

    @Test func aStrokedShapeIsItsLine() {
        let ring = Circle().stroke(lineWidth: 4).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(ring.contains(CGPoint(x: 20, y: 1)) && !ring.contains(CGPoint(x: 20, y: 20)))
        #expect(abs(ring.boundingRect.minX + 2) < 0.01)
    }
}

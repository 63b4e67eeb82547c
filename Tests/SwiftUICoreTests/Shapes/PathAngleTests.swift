import Graphics
@testable import SwiftUICore
import Testing

@Suite struct PathAngleTests {
    private func expect(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        let distances = [rect.minX - x, rect.minY - y, rect.width - width, rect.height - height]
        #expect(distances.allSatisfy { abs($0) < 0.01 }, "\(rect)")
    }

    @Test("arcs grow clockwise on screen, and the flag turns them round")
    func arcs() {
        func arc(clockwise: Bool) -> Path {
            Path { $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise) }
        }
        expect(arc(clockwise: false).boundingRect, 0, 0, 10, 10)
        expect(arc(clockwise: true).boundingRect, -10, -10, 20, 20)
    }

    @Test("a relative arc goes as far as its angle, either way")
    func relativeArcs() {
        func arc(_ delta: Double) -> Path {
            Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(delta)) }
        }
        expect(arc(90).boundingRect, 0, 0, 10, 10)
        expect(arc(-90).boundingRect, 0, -10, 10, 10)
        // Once round and 40 degrees on: within the box of the whole circle, whose control points may stand out a little.
        let box = arc(400).boundingRect
        #expect(box.contains(CGRect(x: -9.99, y: -9.99, width: 19.98, height: 19.98)) && box.width < 26 && box.height < 26, "\(box)")
    }

    @Test func angleThatIsNoNumberAddsNothing() {
        #expect(Path { $0.addArc(center: .zero, radius: 1, startAngle: .radians(.nan), endAngle: .zero, clockwise: false) }.isEmpty)
    }
}

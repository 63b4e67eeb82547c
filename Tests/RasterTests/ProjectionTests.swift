import Foundation
import Graphics
@testable import Raster
import Testing

/// Pictures bent by projective maps.
@Suite struct ProjectionTests {
    /// A 60-point square turned by 45° about the vertical through its middle, seen from 60 points away: measured on iOS 18.5.
    @Test func aTurnedSquareHasTheMeasuredCorners() {
        let map = ProjectionTransform.rotation(radians: .pi / 4, axis: (0, 1, 0), depth: 0, distance: 60)
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let (px, py, w) = map.homogeneous(CGPoint(x: x, y: y))
            return CGPoint(x: px / w, y: py / w)
        }
        let left = corner(-30, -30), right = corner(30, 30)
        #expect(abs(left.x + 32.7) < 0.15 && abs(left.y * -2 - 92.8) < 0.15)
        #expect(abs(right.x - 15.67) < 0.05 && abs(right.y * 2 - 44.33) < 0.05)
        // What goes there comes back.
        let back = map.inverted().homogeneous(left)
        #expect(abs(back.x / back.w + 30) < 1e-9 && abs(back.y / back.w + 30) < 1e-9)
    }

    @Test func parallelRaysOnlyNarrow() {
        let map = ProjectionTransform.rotation(radians: .pi / 3, axis: (0, 2, 0), depth: 0, distance: .infinity)
        let (x, y, w) = map.homogeneous(CGPoint(x: 10, y: 20))
        #expect(abs(x - 5) < 1e-9 && abs(y - 20) < 1e-9 && w == 1)
    }

    @Test func anIdentityChangesNothingInside() {
        let box = fill(Path(rect(10, 10, 20, 20)), ResolvedColor(hex: 0x3366CC))
        let plain = picture(40, 40, [box]), bent = picture(40, 40, [.pushProjection(ProjectionTransform()), box, .pop])
        for y in 12..<28 { for x in 12..<28 { #expect(bent[x, y] == plain[x, y]) } }
        #expect(bent[5, 5].alpha == 0 && abs(bent.coveredArea - 400) < 1)
    }

    @Test func edgeOnAndBehindTheEyeNothingIsDrawn() {
        let box = fill(Path(rect(10, 10, 20, 20)))
        let edge = ProjectionTransform.rotation(radians: .pi / 2, axis: (0, 1, 0), depth: 0, distance: .infinity)
        #expect(picture(40, 40, [.pushProjection(edge), box, .pop]).coveredArea < 0.5)
        var behind = ProjectionTransform()
        behind.m33 = -1
        #expect(picture(40, 40, [.pushProjection(behind), box, .pop]).coveredArea == 0)
        var broken = ProjectionTransform()
        broken.m13 = .nan
        #expect(picture(40, 40, [.pushProjection(broken), box, .pop]).coveredArea == 0)
    }

    @Test func anyNumberOfThreadsGivesTheSameBytes() {
        let turned = ProjectionTransform.rotation(radians: 0.6, axis: (1, 2, 0.5), depth: 3, distance: 200)
        let list = DisplayList([.pushProjection(turned), fill(Path(rect(5, 5, 60, 50)), ResolvedColor(hex: 0xFF8800)), .pop])
        let size = CGSize(width: 80, height: 80)
        #expect(Rasterizer(threads: 1).render(list, size: size, scale: 3) == Rasterizer(threads: 4).render(list, size: size, scale: 3))
    }
}

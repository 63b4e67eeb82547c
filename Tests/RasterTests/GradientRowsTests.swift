import Foundation
import Graphics
@testable import Raster
import Testing

/// Gradients two pixels at a time against pixel by pixel: every colour is the same.
@Suite struct GradientRowsTests {
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }

        mutating func place() -> CGPoint { CGPoint(x: CGFloat(roll(900)) / 10 - 20, y: CGFloat(roll(900)) / 10 - 20) }

        mutating func ramp() -> GradientRamp {
            let start = roll(2) == 0 ? 0 : Double(roll(50)) / 100, end = roll(2) == 0 ? 1 : Double(roll(100)) / 100
            return GradientRamp(stops: [
                .init(color: ResolvedColor(hex: UInt32(roll(0xFFFFFF))), location: start),
                .init(color: ResolvedColor(hex: UInt32(roll(0xFFFFFF)), alpha: Double(roll(5)) / 4), location: end),
            ])
        }

        mutating func paint() -> Paint {
            let radians = CGFloat(roll(1_200)) / 100 - 6
            return switch roll(5) {
            case 0: .linearGradient(ramp(), from: place(), to: place())
            // Along one axis, on whole points, and over no length at all.
            case 1: .linearGradient(ramp(), from: CGPoint(x: CGFloat(roll(9)), y: 3), to: CGPoint(x: CGFloat(roll(64)), y: 3))
            case 2: .radialGradient(ramp(), center: place(), startRadius: CGFloat(roll(20)), endRadius: CGFloat(roll(60)))
            case 3: .ellipticalGradient(ramp(), center: place(), radii: CGSize(width: 1 + roll(40), height: 1 + roll(40)), startFraction: 0, endFraction: 1)
            default: .angularGradient(ramp(), center: place(), startRadians: radians, endRadians: radians + CGFloat(roll(1_400)) / 100 - 7)
            }
        }
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>) func rowsAgreeWithPixels(seed: UInt64) {
        var dice = Dice(state: seed), compared = 0
        for _ in 0..<60 {
            let turn = dice.roll(2) == 0 ? 0 : CGFloat(dice.roll(628)) / 100, factor = CGFloat(1 + dice.roll(6)) / 2
            let transform = CGAffineTransform(rotationAngle: turn).scaledBy(x: factor, y: factor)
            guard case .varying(let shader)? = Shading(dice.paint(), transform: transform, threads: 1) else { continue }
            let rows = shader.rows(of: PixelRect(minX: 0, minY: 0, maxX: 200, maxY: 60))
            for _ in 0..<8 {
                let (x, y, count) = (dice.roll(100) - 20, dice.roll(60), 1 + dice.roll(80))
                var fast = [UInt32](repeating: 7, count: count + 1), plain = fast
                rows.shade(x: x, y: y, count: count, into: &fast)
                shader.shade(x: x, y: y, count: count, into: &plain)
                #expect(fast == plain)
                compared += 1
            }
        }
        #expect(compared > 200)
    }
}

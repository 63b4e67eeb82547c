import Foundation
import Graphics
import Testing

/// The portable functions against the C library's, which is right to the last bits here.
@Suite struct PortableMathTests {
    @Test func sineAndCosine() {
        for step in -2000...2000 {
            let angle = Double(step) * 0.0137
            let (sine, cosine) = PortableMath.sineAndCosine(angle)
            #expect(abs(sine - sin(angle)) < 2e-15 && abs(cosine - cos(angle)) < 2e-15)
        }
    }

    @Test(arguments: [(0, 0.0, 1.0), (90, 1, 0), (180, 0, -1), (270, -1, 0), (-90, -1, 0), (360, 0, 1), (450, 1, 0)])
    func quarterTurnsAreExact(degrees: Int, sine: Double, cosine: Double) {
        let result = PortableMath.sineAndCosine(Double(degrees) * .pi / 180)
        #expect(result.sine == sine && result.cosine == cosine)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func noAngleNoTurn(angle: Double) {
        let result = PortableMath.sineAndCosine(angle)
        #expect(result.sine == 0 && result.cosine == 1)
    }

    @Test func cubeRoots() {
        for value in [1e-300, 1e-9, 0.001, 0.125, 0.5, 1, 2, 27, 1e6, 1e200] {
            #expect(abs(PortableMath.cubeRoot(value) / cbrt(value) - 1) < 1e-15)
            #expect(PortableMath.cubeRoot(-value) == -PortableMath.cubeRoot(value))
        }
        #expect(PortableMath.cubeRoot(0) == 0 && PortableMath.cubeRoot(27) == 3)
    }

    @Test func powers() {
        for base in [1e-6, 0.003, 0.2, 0.73, 1, 1.7, 42, 1e9] {
            for exponent in [-3, -0.5, 0, 1 / 2.4, 1, 2.2, 2.4, 7] {
                #expect(abs(PortableMath.power(base, exponent) / pow(base, exponent) - 1) < 1e-13)
            }
        }
        #expect(PortableMath.power(0, 2) == 0 && PortableMath.power(-1, 2) == 0 && PortableMath.power(.nan, 2).isNaN)
    }

    @Test func logarithmsAndExponentials() {
        for value in [Double.leastNonzeroMagnitude, 1e-300, 0.1, 0.7072, 1, 1.4143, 8, 1e300] {
            #expect(abs(PortableMath.logarithm2(value) - log2(value)) <= 1e-14 * max(1, abs(log2(value))))
        }
        #expect(PortableMath.logarithm2(8) == 3 && PortableMath.logarithm2(0) == -.infinity && PortableMath.logarithm2(-1).isNaN)
        #expect(PortableMath.exponential2(10) == 1024 && PortableMath.exponential2(-2000) == 0 && PortableMath.exponential2(2000) == .infinity)
    }

    @Test func anglesOfVectors() {
        for step in 0..<720 {
            let angle = (Double(step) - 359.5) * .pi / 360
            let (sine, cosine) = PortableMath.sineAndCosine(angle)
            #expect(abs(PortableMath.angle(y: 3 * sine, x: 3 * cosine) - angle) < 3e-15)
        }
        #expect(PortableMath.angle(y: 0, x: 0) == 0 && PortableMath.angle(y: .nan, x: 1) == 0)
        #expect(PortableMath.angle(y: 0, x: -1) == .pi && PortableMath.angle(y: 1, x: 0) == .pi / 2)
    }

    /// IEC 61966-2-1: white and black stay, 0.5 is 0.2140 of the light, and both directions undo each other.
    @Test func transferCurve() {
        #expect(PortableMath.linearized(0) == 0 && abs(PortableMath.linearized(1) - 1) < 1e-14)
        #expect(abs(PortableMath.linearized(0.5) - 0.21404114) < 1e-8)
        for byte in 0...255 {
            let value = Double(byte) / 255
            #expect(abs(PortableMath.gammaEncoded(PortableMath.linearized(value)) - value) < 1e-12)
        }
        #expect(PortableMath.linearized(-0.5) == -PortableMath.linearized(0.5))
    }
}

import Graphics
@testable import Raster
import Testing

@Suite struct GradientTableCacheTests {
    private func ramp(_ middle: Double, _ alpha: Double = 1) -> GradientRamp {
        GradientRamp(stops: [
            .init(color: ResolvedColor(hex: 0xFF0000), location: 0), .init(color: ResolvedColor(hex: 0x0000FF, alpha: alpha), location: middle),
        ])
    }

    /// Whatever was asked for before, every table is the one that is made afresh.
    @Test func tablesAreThoseOfTheirRamps() throws {
        let cache = GradientTableCache()
        for round in 0..<2 {
            for step in 0..<300 {
                let ramp = ramp(Double(step % 150) / 150, step < 150 ? 1 : 0.5)
                if step % 37 != 0 && round == 0 { _ = cache.table(for: ramp); continue }
                #expect(try #require(cache.table(for: ramp)).pixels == #require(GradientTable(ramp)).pixels)
            }
        }
        #expect(cache.table(for: GradientRamp(stops: [])) == nil)
    }

    @Test func whatIsNoNumberIsNotRemembered() {
        let cache = GradientTableCache()
        #expect(cache.table(for: ramp(.nan))?.pixels == GradientTable(ramp(.nan))?.pixels)
    }
}

import Graphics
@testable import SwiftUICore
import Testing

/// Shaders compile, change nothing, and are named.
@MainActor @Suite struct ShaderTests {
    private func reports(_ view: some View) -> [String] {
        let tree = LaidOut(40, 20) { view }
        var painter = Painter(scale: 1)
        tree.graph.rootItem.paint(&painter)
        #expect(painter.list.description.contains("fill rect"), "the view itself is drawn")
        return tree.graph.diagnostics.filter { $0.kind == .unsupported }.map(\.message)
    }

    @Test func eachUseIsReportedByTheFunctionsName() {
        let shader = ShaderLibrary.ripple(.float(2), .float2(1, 2), .color(.red), .boundingRect)
        #expect(reports(Color.red.colorEffect(shader)).contains { $0.contains("colorEffect") && $0.contains("ripple") })
        #expect(reports(Color.red.distortionEffect(shader, maxSampleOffset: .zero)).contains { $0.contains("distortionEffect") && $0.contains("ripple") })
        #expect(reports(Color.red.layerEffect(ShaderLibrary.default.wave(), maxSampleOffset: .zero)).contains { $0.contains("layerEffect") && $0.contains("wave") })
        #expect(reports(Rectangle().fill(shader)).contains { $0.contains("ripple") })
        #expect(reports(Color.red.visualEffect { content, _ in content.colorEffect(ShaderLibrary.glow()) }).contains { $0.contains("glow") })
        #expect(reports(Color.red.colorEffect(shader, isEnabled: false)).isEmpty)
    }
}

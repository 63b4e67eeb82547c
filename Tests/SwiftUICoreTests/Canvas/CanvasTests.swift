import Graphics
@testable import SwiftUICore
import Testing

@MainActor @Suite struct CanvasTests {
    /// What a canvas of 100×50 points draws.
    private func steps(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] {
        let tree = LaidOut(100, 50) { Canvas(renderer: draw) }
        var painter = Painter(scale: 3)
        tree.graph.rootItem.paint(&painter)
        return painter.list.description.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func theRendererGetsTheWholeFrame() {
        var told = CGSize.zero
        _ = steps { _, size in told = size }
        #expect(told == CGSize(width: 100, height: 50))
    }

    @Test func optionsWithoutEffectAreReportedOnce() {
        let square = square
        let cases: [(filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions, word: String?)] = [
            (.shadow(radius: 2, options: .shadowOnly), [], "filter shadow"),
            (.shadow(radius: 2, blendMode: .multiply), [], "filter shadow"),
            (.blur(radius: 2, options: .dithersResult), [], "filter blur"),
            (.blur(radius: 2), .linearColor, "linearColor"),
            (.blur(radius: 2, options: .opaque), [], nil),
            (.shadow(radius: 2), [], nil),
        ]
        for (filter, options, word) in cases {
            let tree = LaidOut(100, 50) {
                Canvas { context, _ in
                    context.drawLayer { $0.addFilter(filter, options: options) }
                    context.addFilter(filter, options: options)
                    context.fill(square, with: .color(.black))
                }
            }
            var painter = Painter(scale: 3)
            tree.graph.rootItem.paint(&painter)
            let told = tree.graph.diagnostics.filter { $0.kind == .unsupported }.map(\.message)
            #expect(told.count == (word == nil ? 0 : 1), "\(told)")
            if let word { #expect(told.allSatisfy { $0.contains(word) }, "\(told)") }
        }
    }

    @Test func copiesKeepTheirOwnState() {
        let square = square
        let steps = steps { context, _ in
            var copy = context
            copy.translateBy(x: 20, y: 0)
            copy.opacity = 0.5
            copy.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
            copy.fill(square, with: .color(.black))
            context.fill(square, with: .color(.black))
        }
        // The copy's item stands in a clip, a fade and a transform; the original's in none.
        #expect(steps.filter { $0.hasPrefix("clip") }.count == 1)
        #expect(steps.filter { $0.hasPrefix("opacity") }.count == 1)
        #expect(steps.filter { $0.hasPrefix("fill") }.count == 2)
    }

    @Test func clipsAreToldAsRectanglesOfTheContext() {
        var bounds = CGRect.zero, after = CGRect.zero
        _ = steps { context, _ in
            context.clip(to: Path(CGRect(x: 20, y: 10, width: 200, height: 10)))
            bounds = context.clipBoundingRect
            context.translateBy(x: 20, y: 10)
            context.scaleBy(x: 2, y: 2)
            after = context.clipBoundingRect
        }
        #expect(bounds == rect(20, 10, 80, 10))
        #expect(after == rect(0, 0, 40, 5))
    }

    @Test func symbolsAreFoundByTheirTags() {
        var size: CGSize?, missing = true
        let tree = LaidOut(100, 50) {
            Canvas { context, _ in
                size = context.resolveSymbol(id: 7)?.size
                missing = context.resolveSymbol(id: 8) == nil
            } symbols: {
                Box("a", 12, 9).modifier(TraitLayer(TagTrait.self, AnyHashable(7)))
            }
        }
        var painter = Painter(scale: 3)
        tree.graph.rootItem.paint(&painter)
        #expect(size == CGSize(width: 12, height: 9) && missing)
    }

    @Test func nothingIsDrawnWithoutOpacityAndNonsenseDoesNoHarm() {
        let square = square
        let none = steps { context, _ in
            context.opacity = 0
            context.fill(square, with: .color(.black))
        }
        #expect(none.filter { $0.hasPrefix("fill") }.isEmpty)
        _ = steps { context, _ in
            context.scaleBy(x: .nan, y: .infinity)
            context.addFilter(.blur(radius: .nan))
            context.addFilter(.shadow(radius: -.infinity))
            context.clip(to: Path())
            context.stroke(square, with: .linearGradient(Gradient(colors: []), startPoint: .zero, endPoint: .zero), lineWidth: .nan)
        }
    }

    @Test func aMirroredRampRunsBackAndForth() {
        let shading = GraphicsContext.Shading.linearGradient(
            Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .mirror)
        guard case .paint(let make) = shading.kind, case .linearGradient(let ramp, let from, let to) = make(EnvironmentValues()) else {
            Issue.record("no gradient")
            return
        }
        #expect(from.x == -320 && to.x == 330)
        func lightness(at x: CGFloat) -> Double? {
            ramp.stops.first { abs(from.x + CGFloat($0.location) * (to.x - from.x) - x) < 1e-6 }?.color.red
        }
        #expect(lightness(at: 0) == 0 && lightness(at: 10) == 1 && lightness(at: 20) == 0 && lightness(at: -10) == 1)
    }

    /// A threshold and then a blur: what is drawn is blurred first, else near shapes would not run together.
    @Test func laterFiltersApplyBeforeEarlierOnes() {
        let square = square
        let drawn = steps { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .black))
            context.addFilter(.blur(radius: 4))
            context.fill(square, with: .color(.black))
        }
        let threshold = drawn.firstIndex { $0.hasPrefix("alpha 0.5..1") }, blur = drawn.firstIndex { $0.hasPrefix("blur 4") }
        #expect(threshold != nil && blur == threshold.map { $0 + 1 })
    }

    @Test func matricesMixComponents() {
        let square = square
        var matrix = ColorMatrix()
        (matrix.r1, matrix.r3, matrix.b1, matrix.b3, matrix.g5) = (0, 1, 1, 0, 0.2)
        let drawn = steps { context, _ in
            context.addFilter(.colorMatrix(matrix))
            context.fill(square, with: .color(.sRGB, red: 1, green: 0.2, blue: 0))
        }
        // Red and blue change places, green gains a fifth.
        #expect(drawn.contains { $0.hasPrefix("fill") && $0.hasSuffix("#0066FF") })
    }

    @Test func operatorsThatCover() {
        let square = square
        let steps = steps { context, _ in
            context.blendMode = .copy
            context.fill(square, with: .color(.clear))
            context.blendMode = .destinationIn
            context.drawLayer { $0.fill(square, with: .color(.red)) }
            context.blendMode = .destinationOut
            context.fill(square, with: .color(.blue))
        }
        // The path's own ground, a layer's whole area; blend modes need none.
        #expect(steps.filter { $0.hasPrefix("covering") || $0.hasPrefix("| ") || $0.hasPrefix("blend") } == [
            "blend normal", "covering copy", "| fill rect 0,0 10x10 #000000", "covering destinationIn", "| fill rect 0,0 100x50 #000000",
            "blend destinationOut",
        ])
    }

    @Test func drawnImagesAndShadowsOfStyles() {
        let square = square
        let image = Image(size: CGSize(width: 8, height: 4)) { $0.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 4)), with: .color(.red)) }
        let steps = steps { context, _ in
            context.draw(image, at: CGPoint(x: 50, y: 25))
            context.fill(square, with: .style(.blue.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))))
            context.fill(square, with: .tiledImage(image, origin: CGPoint(x: 3, y: 1), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 2))
        }
        #expect(steps.contains("transform 1 0 0 1 46 23"))
        #expect(steps.contains("shadow #000000 3 offset 1 2"))
        #expect(steps.contains("fill rect 0,0 10x10 tiles drawing 3,1 8x8 opacity 1"))
    }
}

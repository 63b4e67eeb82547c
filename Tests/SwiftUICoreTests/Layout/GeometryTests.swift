@testable import SwiftUICore
import Testing

@MainActor @Suite struct GeometryTests {
    @Test func contentIsBuiltWithTheReadersSize() {
        let tree = LaidOut(300, 200) {
            HStack(spacing: 0) {
                Box("left", 100, 50)
                GeometryReader { proxy in Box("inside", proxy.size.width / 2, proxy.size.height / 4) }
            }
        }
        #expect(tree["inside"] == rect(100, 0, 100, 50))
        #expect(tree["left"] == rect(0, 75, 100, 50))
    }

    @Test func readersInsideReadersComeToRest() {
        let tree = LaidOut(320, 320) {
            GeometryReader { outer in
                GeometryReader { inner in
                    GeometryReader { innermost in Box("a", innermost.size.width / 2, 1) }.frame(width: inner.size.width / 2)
                }.frame(width: outer.size.width / 2)
            }
        }
        #expect(tree["a"].width == 40)
        #expect(tree.graph.diagnostics.isEmpty)
    }

    @Test func framesAreToldInEverySpace() {
        var global = CGRect.null, local = CGRect.null, named = CGRect.null, elsewhere = CGRect.null
        _ = LaidOut(200, 100, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)) {
            ZStack(alignment: .topLeading) {
                GeometryReader { proxy in
                    let _ = (global = proxy.frame(in: .global))
                    let _ = (local = proxy.frame(in: .local))
                    let _ = (named = proxy.frame(in: .named("room")))
                    let _ = (elsewhere = proxy.frame(in: .named("nowhere")))
                    Box("a")
                }
                .frame(width: 40, height: 30)
                .padding(EdgeInsets(top: 5, leading: 7, bottom: 0, trailing: 0))
                .coordinateSpace(.named("room"))
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        #expect(global == rect(7, 25, 40, 30))
        #expect(local == rect(0, 0, 40, 30))
        #expect(named == rect(7, 5, 40, 30))
        #expect(elsewhere == global)
    }

    /// A geometry effect is part of the way from a view's space to one outside, as SwiftUI documents by `ignoredByLayout`, which
    /// takes it out of it.
    @Test func framesAreToldAsEffectsShowThem() {
        func frame(_ space: CoordinateSpace, _ effect: (AnyView) -> some View) -> CGRect {
            var told = CGRect.null
            _ = LaidOut(200, 200) {
                effect(AnyView(GeometryReader { proxy in let _ = (told = proxy.frame(in: space)); Box("a") }.frame(width: 80, height: 40)))
                    .coordinateSpace(.named("outside"))
            }
            return told
        }
        let plain = rect(60, 80, 80, 40)
        #expect(frame(.global) { $0 } == plain)
        #expect(frame(.global) { $0.offset(x: 5, y: -7) } == plain.offsetBy(dx: 5, dy: -7))
        #expect(frame(.global) { $0.scaleEffect(2) } == rect(20, 60, 160, 80))
        #expect(frame(.global) { $0.scaleEffect(0.5, anchor: .topLeading) } == rect(60, 80, 40, 20))
        expectEqual(frame(.global) { $0.rotationEffect(.degrees(90)) }, rect(80, 60, 40, 80))
        #expect(frame(.local) { $0.scaleEffect(2) } == rect(0, 0, 80, 40))
        #expect(frame(.named("outside")) { $0.scaleEffect(2) } == rect(-40, -20, 160, 80))
        // What is outside of the named space does not count.
        #expect(frame(.named("outside")) { $0 } == rect(0, 0, 80, 40))
    }

    @Test func safeAreaInsetsAreThoseOfTouchedEdges() {
        let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        var whole = EdgeInsets(), lower = EdgeInsets()
        _ = LaidOut(100, 300, safeArea: insets) {
            VStack(spacing: 0) {
                Box("bar", 100, 50)
                GeometryReader { proxy in let _ = (lower = proxy.safeAreaInsets); Box("a") }
            }
        }
        _ = LaidOut(100, 300, safeArea: insets) { GeometryReader { proxy in let _ = (whole = proxy.safeAreaInsets); Box("a") } }
        #expect(whole == insets)
        #expect(lower == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
    }

    @Test func sizesPublishedByABackgroundReachState() {
        struct Measured: View {
            @State var width: CGFloat = 0
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Box("wide", 120, 10)
                        .background(GeometryReader { proxy in Color.clear.preference(key: Widths.self, value: [proxy.size.width]) })
                    Box("copy", width: .fills, height: .fixed(5)).frame(width: width)
                }
                .onPreferenceChange(Widths.self) { width = $0.first ?? 0 }
            }
        }
        let tree = LaidOut(300, 300) { Measured() }
        #expect(tree["copy"].width == 120)
        #expect(tree.graph.diagnostics.isEmpty)
    }
}

enum Widths: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

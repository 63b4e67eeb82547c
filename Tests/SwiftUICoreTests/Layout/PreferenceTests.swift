@testable import SwiftUICore
import Testing

@MainActor @Suite struct PreferenceTests {
    @Test func siblingsAreReducedInOrderAndOuterValuesReplaceInner() {
        var heard: [[CGFloat]] = []
        _ = LaidOut(100, 100) {
            VStack {
                Box("a").preference(key: Widths.self, value: [1])
                HStack {
                    Box("b").preference(key: Widths.self, value: [2])
                    Box("c").preference(key: Widths.self, value: [99]).preference(key: Widths.self, value: [3])
                }
                Box("d").background(Box("e").preference(key: Widths.self, value: [4]))
            }
            .transformPreference(Widths.self) { $0.append(5) }
            .onPreferenceChange(Widths.self) { heard.append($0) }
        }
        #expect(heard == [[1, 2, 3, 4, 5]])
    }

    @Test func theDefaultIsHeardWhereNothingIsSet() {
        var heard: [[CGFloat]] = []
        _ = LaidOut(100, 100) { Box("a").onPreferenceChange(Widths.self) { heard.append($0) } }
        #expect(heard == [[]])
    }

    @Test func anOverlayFollowsTheFrameThatAnAnchorNames() {
        let tree = LaidOut(200, 100) {
            HStack(spacing: 0) {
                Box("first", 60, 20)
                Box("second", 40, 30).anchorPreference(key: Frames.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Frames.self) { anchors in
                GeometryReader { proxy in
                    if let anchor = anchors.first {
                        Box("mark", Double(proxy[anchor].width), Double(proxy[anchor].height))
                            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                    }
                }
            }
        }
        #expect(tree["second"] == rect(110, 35, 40, 30))
        #expect(tree["mark"] == tree["second"])
        #expect(tree.graph.diagnostics.isEmpty)
    }

    @Test func anchorsAreMirroredWithTheLayout() {
        let tree = LaidOut(200, 100, isRightToLeft: true) {
            HStack(spacing: 0) {
                Box("first", 60, 20)
                Box("second", 40, 30).anchorPreference(key: Frames.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Frames.self) { anchors in
                GeometryReader { proxy in
                    if let anchor = anchors.first {
                        Box("mark", 40, 30).offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                    }
                }
            }
        }
        #expect(tree["second"] == rect(50, 35, 40, 30))
        #expect(tree["mark"] == tree["second"])
    }
}

enum Frames: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

import Foundation
@testable import SwiftUICore
import Testing

/// How a picture of 30×20 points is cut, and where its parts go.
@Suite struct ImageSlicesTests {
    private let image = CGSize(width: 30, height: 20)

    private func slices(_ insets: EdgeInsets, _ mode: Image.ResizingMode, _ area: CGRect) -> [(CGRect, CGRect)] {
        ImageSlices.slices(Image.Resizing(capInsets: insets, mode: mode), image: image, in: area)
    }

    @Test func withoutCapsAllIsStretched() {
        let area = CGRect(x: 5, y: 5, width: 60, height: 10)
        let parts = slices(EdgeInsets(), .stretch, area)
        #expect(parts.count == 1 && parts[0] == (CGRect(origin: .zero, size: image), area))
    }

    @Test func cornersKeepTheirSize() {
        let area = CGRect(x: 10, y: 0, width: 100, height: 50)
        let parts = slices(EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8), .stretch, area)
        #expect(parts.count == 9)
        #expect(parts[0] == (CGRect(x: 0, y: 0, width: 4, height: 2), CGRect(x: 10, y: 0, width: 4, height: 2)))
        #expect(parts[4] == (CGRect(x: 4, y: 2, width: 18, height: 12), CGRect(x: 14, y: 2, width: 88, height: 42)))
        #expect(parts[8] == (CGRect(x: 22, y: 14, width: 8, height: 6), CGRect(x: 102, y: 44, width: 8, height: 6)))
    }

    @Test func tilesAreCutWhereTheAreaEnds() {
        let parts = slices(EdgeInsets(), .tile, CGRect(x: 0, y: 0, width: 70, height: 25))
        #expect(parts.map(\.1) == [
            CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 30, y: 0, width: 30, height: 20), CGRect(x: 60, y: 0, width: 10, height: 20),
            CGRect(x: 0, y: 20, width: 30, height: 5), CGRect(x: 30, y: 20, width: 30, height: 5), CGRect(x: 60, y: 20, width: 10, height: 5),
        ])
        #expect(parts.allSatisfy { $0.0.size == $0.1.size }, "nothing is stretched")
    }

    @Test func capsThatDoNotFitShrinkTogether() {
        let parts = slices(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20), .stretch, CGRect(x: 0, y: 0, width: 15, height: 20))
        #expect(parts.map(\.1) == [CGRect(x: 0, y: 0, width: 5, height: 20), CGRect(x: 5, y: 0, width: 10, height: 20)])
        #expect(parts.map(\.0) == [CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 10, y: 0, width: 20, height: 20)])
    }
}

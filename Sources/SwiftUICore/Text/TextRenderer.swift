import Foundation
import Graphics
import Typesetting

/// Draws texts in place of the standard drawing: line by line, run by run, or glyph by glyph.
///
/// Fidelity: a renderer's data does not move when it changes in an animation; its drawing changes at once.
public protocol TextRenderer: Animatable {
    /// Draws a text that was laid out, in points from its box's top left corner. What is not drawn is not seen.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// How large the text is; by default as large as without a renderer.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far the drawing may reach beyond the text's box. Nothing is cut off here, whatever it says.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that can be asked for its size.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize

    /// The text's size, in points, for what it is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// A mark on a stretch of text, for a renderer.
public protocol TextAttribute: Sendable {}

extension Text {
    /// Marks the text with a value that a `TextRenderer` finds by its type; the innermost of a type wins.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { adding(.attribute(MarkBox(value))) }

    /// A mark, compared by identity.
    final class MarkBox: Sendable, Equatable {
        let value: any TextAttribute

        init(_ value: any TextAttribute) { self.value = value }

        static func == (a: MarkBox, b: MarkBox) -> Bool { a === b }
    }
}

extension Text {
    /// A text set in lines, in points from the top left corner of its box.
    public struct Layout: RandomAccessCollection, Sendable {
        let lines: [Line]
        /// Whether some of the text is not shown.
        public let isTruncated: Bool

        public var startIndex: Int { lines.startIndex }
        public var endIndex: Int { lines.endIndex }
        public subscript(position: Int) -> Line { lines[position] }

        /// How glyphs are drawn. No option has an effect.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// Glyphs are drawn at quarters of a pixel, whatever this says.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        /// The room that characters take.
        public struct TypographicBounds: Equatable, Sendable {
            /// Where the baseline begins, on the left.
            public var origin: CGPoint
            /// Along the baseline.
            public var width: CGFloat
            /// Above and below the baseline, and between lines.
            public var ascent, descent, leading: CGFloat

            /// From the ascent to the descent.
            public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
        }

        /// One line: runs from left to right.
        public struct Line: RandomAccessCollection, Sendable {
            let runs: [Run]
            public let typographicBounds: TypographicBounds

            /// Where the line's baseline begins.
            public var origin: CGPoint { typographicBounds.origin }
            public var startIndex: Int { runs.startIndex }
            public var endIndex: Int { runs.endIndex }
            public subscript(position: Int) -> Run { runs[position] }
        }

        /// A stretch of a line with one look: glyphs from left to right.
        public struct Run: RandomAccessCollection, Sendable {
            let slices: [RunSlice]
            let items: [DisplayItem]
            let marks: [MarkBox]
            public let layoutDirection: LayoutDirection
            public let typographicBounds: TypographicBounds

            public var startIndex: Int { slices.startIndex }
            public var endIndex: Int { slices.endIndex }
            public subscript(position: Int) -> RunSlice { slices[position] }

            /// The mark of a type on these characters.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { marks.lazy.compactMap { $0.value as? T }.first }
        }

        /// One glyph.
        public struct RunSlice: Sendable {
            let items: [DisplayItem]
            let marks: [MarkBox]
            public let typographicBounds: TypographicBounds

            /// The mark of a type on the glyph's characters.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { marks.lazy.compactMap { $0.value as? T }.first }
        }
    }
}

extension GraphicsContext {
    /// Draws a line of a text where it was laid out.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
        emitGroup(line.runs.flatMap(\.items))
    }

    /// Draws a run of a text where it was laid out, its decorations included.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) { emitGroup(run.items) }

    /// Draws a glyph of a text where it was laid out, its part of the decorations included.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) { emitGroup(slice.items) }
}

/// A renderer as a value of the environment.
struct TextRendererBox: @unchecked Sendable {
    // `@unchecked`: renderers are values that are never changed after they were put in.
    let renderer: any TextRenderer
}

private enum TextRendererKey: EnvironmentKey { static var defaultValue: TextRendererBox? { nil } }

extension EnvironmentValues {
    var textRenderer: TextRendererBox? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

extension View {
    /// Lets a renderer draw the texts inside.
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        environment(\.textRenderer, TextRendererBox(renderer: renderer))
    }
}

extension TextPainting {
    /// Lets a renderer draw the lines.
    func draw(with renderer: any TextRenderer, in environment: EnvironmentValues, _ painter: inout Painter) {
        var here = self
        here.origin = .zero
        let board = DrawingBoard(scale: scale, area: CGRect(origin: .zero, size: item.frame.size), environment: environment, symbols: [])
        board.report = { [item] in item.report(.unsupported, "TextRenderer: " + $0) }
        var context = GraphicsContext(board)
        renderer.draw(layout: here.publicLayout, in: &context)
        painter.picture(board.list, at: origin)
    }

    private var publicLayout: Text.Layout {
        let aligned = layout.aligned(in: item.frame.width)
        return Text.Layout(
            lines: aligned.lines.map { line in
                let ascent = line.runs.map(\.font.ascent).max() ?? 0, descent = line.runs.map(\.font.descent).max() ?? 0
                return Text.Layout.Line(
                    runs: line.runs.map(publicRun),
                    typographicBounds: .init(
                        origin: CGPoint(x: line.x, y: line.baseline), width: line.width, ascent: ascent, descent: descent, leading: 0))
            }, isTruncated: aligned.isTruncated)
    }

    private func publicRun(_ run: TextLayout.Run) -> Text.Layout.Run {
        let marks = item.looks[run.tag].marks
        let area = styleArea(of: run)
        func bounds(_ x: CGFloat, _ width: CGFloat) -> Text.Layout.TypographicBounds {
            .init(origin: CGPoint(x: x, y: run.baseline), width: width, ascent: run.font.ascent, descent: run.font.descent, leading: 0)
        }
        func items(_ run: TextLayout.Run) -> [DisplayItem] {
            var painter = Painter(scale: scale)
            paint(run, 0, in: area, &painter)
            return painter.list.items
        }
        let glyphs = run.glyphs.glyphs
        let slices = glyphs.indices.map { index -> Text.Layout.RunSlice in
            var slice = run
            slice.glyphs.glyphs = [glyphs[index]]
            slice.x = index == 0 ? run.x : glyphs[index].position.x
            slice.width = (index + 1 < glyphs.count ? glyphs[index + 1].position.x : run.x + run.width) - slice.x
            return Text.Layout.RunSlice(items: items(slice), marks: marks, typographicBounds: bounds(slice.x, slice.width))
        }
        return Text.Layout.Run(
            slices: slices, items: items(run), marks: marks, layoutDirection: item.isRightToLeft ? .rightToLeft : .leftToRight,
            typographicBounds: bounds(run.x, run.width))
    }
}

import Foundation
import Graphics

/// An outline that fills whatever rectangle it is given; as a view it takes the space it is offered.
///
/// Not bound to the main actor, though views are: paths are asked for anywhere.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// Whether the outline is filled or traced when it stands as a view.
    static var role: ShapeRole { get }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// How a shape is drawn by default.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// Whether a shape is mirrored in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    public static var role: ShapeRole { .fill }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Shape where Body == ShapeView<Self, ForegroundStyle> {
    public var body: ShapeView<Self, ForegroundStyle> { ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle()) }
}

/// A shape that can be shrunk by an equal distance on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// Draws one outline: the leaf behind every shape, colour and gradient.
package final class ShapeItem: LeafItem {
    package enum Operation { case fill(FillStyle), stroke(StrokeStyle, antialiased: Bool) }

    package var path: (CGRect) -> Path = { Path($0) }
    package var operation = Operation.fill(FillStyle())
    package var style = ResolvedStyle.color(.clear)
    package var isMirrored = false
    package var sizing: ((ProposedViewSize) -> CGSize)?
    /// Set for shapes that take after their container's: how far they are inset.
    var relativeInset: CGFloat?

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        if let sizing {
            let size = sizing(proposal.proposedViewSize)
            return Double(axis == .horizontal ? size.width : size.height)
        }
        let length = proposal[axis]
        return length.isNaN ? 10 : max(length, 0)
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { sizing == nil ? .own : .both }

    private func outline(in area: CGRect) -> Path {
        var outline = path(CGRect(origin: .zero, size: area.size))
        if isMirrored && isRightToLeft {
            outline = outline.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: area.width, ty: 0))
        }
        return outline.offsetBy(dx: area.minX, dy: area.minY)
    }

    override package func paint(_ painter: inout Painter) {
        let area = painter.snapped(frame)
        guard area.width > 0 || area.height > 0 else { return }
        let outline = painter.container.flatMap { container in relativeInset.map { container.path(in: area, inset: $0) } } ?? outline(in: area)
        style.draw(in: area, &painter) { painter, paint in
            switch operation {
            case .fill(let fillStyle): painter.fill(outline, style: fillStyle, paint: paint)
            case .stroke(let strokeStyle, _): painter.stroke(outline, style: strokeStyle, paint: paint)
            }
        }
    }

    /// Touches land where the shape is drawn; on nothing where it is clear.
    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool {
        if case .color(let color) = style, color.alpha <= 0 { return false }
        let isInside: Bool =
            switch operation {
            case .fill(let fill): outline(in: frame).contains(point, eoFill: fill.isEOFilled)
            case .stroke(let stroke, _): outline(in: frame).distance(to: point) <= stroke.lineWidth / 2
            }
        if isInside { hits.land(on: self) }
        return isInside
    }

    override package func describe(_ element: inout ScreenOutline.Element) { element.appearance = style.word }
}

extension StrokeStyle: Animatable {
    /// The width of the line and where its dashes begin.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(lineWidth, dashPhase) }
        set { (lineWidth, dashPhase) = (newValue.first, newValue.second) }
    }
}

/// A shape filled with a style.
public nonisolated struct ShapeView<Content: Shape, Style: ShapeStyle>: ElementView, Animatable {
    public typealias Body = Never

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }

    package func makeItem() -> ShapeItem { ShapeItem() }

    package func update(_ item: ShapeItem, _ environment: EnvironmentValues) {
        item.set(shape, style._resolved(in: environment))
        item.operation = .fill(fillStyle)
    }
}

/// A shape traced with a style.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle>: ElementView, Animatable {
    public typealias Body = Never

    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
        set { (shape.animatableData, strokeStyle.animatableData) = (newValue.first, newValue.second) }
    }

    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool

    package func makeItem() -> ShapeItem { ShapeItem() }

    package func update(_ item: ShapeItem, _ environment: EnvironmentValues) {
        item.set(shape, style._resolved(in: environment))
        item.operation = .stroke(strokeStyle, antialiased: isAntialiased)
    }
}

extension ShapeItem {
    fileprivate func set<S: Shape>(_ shape: S, _ style: ResolvedStyle) {
        path = { shape.path(in: $0) }
        relativeInset = (shape as? any ContainerRelative)?.ownInset
        self.style = style
        if case .mirrors = shape.layoutDirectionBehavior { isMirrored = true } else { isMirrored = false }
        sizing = S.self is any SelfSizingShape.Type ? { shape.sizeThatFits($0) } : nil
    }
}

/// Shapes with a size of their own (`Circle` keeps a square), so that most others need not be asked.
protocol SelfSizingShape {}

extension Shape {
    /// Fills the shape with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        ShapeView(shape: self, style: content, fillStyle: style)
    }

    public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
        ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// Traces the outline; half of the line lies outside the shape's frame.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        StrokeShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased)
    }

    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The outline of the traced line, as a shape.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension InsettableShape {
    /// Traces the outline so that the whole line lies inside the shape's frame.
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
    }

    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }

    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A traced outline standing as a shape: drawn as a stroke in the foreground style.
nonisolated struct StrokedShape<Base: Shape>: Shape {
    var shape: Base
    var style: StrokeStyle

    nonisolated var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    var body: StrokeShapeView<Base, ForegroundStyle> {
        StrokeShapeView(shape: shape, style: ForegroundStyle(), strokeStyle: style, isAntialiased: true)
    }
}

import Foundation
import Graphics

/// The whole frame.
public nonisolated struct Rectangle: InsettableShape {
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public typealias Body = ShapeView<Self, ForegroundStyle>
}

/// The frame with rounded corners, bent continuously by default.
public nonisolated struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }

    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetRoundedRectangle(radii: CornerRadii(all: min(cornerSize.width, cornerSize.height)), style: style, amount: amount)
    }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public typealias Body = ShapeView<Self, ForegroundStyle>
}

/// A radius for each corner, by reading direction.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }

    fileprivate var corners: CornerRadii {
        CornerRadii(topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing, bottomLeft: bottomLeading)
    }
}

/// The frame with a radius of its own at each corner.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }

    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    public nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(
                AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
                AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
        }
        set {
            cornerRadii = RectangleCornerRadii(
                topLeading: newValue.first.first, bottomLeading: newValue.first.second, bottomTrailing: newValue.second.first,
                topTrailing: newValue.second.second)
        }
    }

    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, radii: cornerRadii.corners, style: style) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetRoundedRectangle(radii: cornerRadii.corners, style: style, amount: amount)
    }

    public typealias Body = ShapeView<Self, ForegroundStyle>
}

/// A rectangle whose shorter sides are round.
public nonisolated struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public typealias Body = ShapeView<Self, ForegroundStyle>
}

/// The largest circle in the middle of the frame.
public nonisolated struct Circle: InsettableShape, SelfSizingShape {
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(abs(rect.width), abs(rect.height))
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// As Apple's, a circle answers the proposal's smaller side for both, and 10 × 10 for none.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        switch (proposal.width, proposal.height) {
        case (let width?, let height?):
            let side = min(width, height)
            return CGSize(width: side, height: side)
        case (let side?, nil), (nil, let side?): return CGSize(width: side, height: side)
        case (nil, nil): return CGSize(width: 10, height: 10)
        }
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public typealias Body = ShapeView<Self, ForegroundStyle>
}

/// The ellipse that touches all four sides.
public nonisolated struct Ellipse: InsettableShape {
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public typealias Body = ShapeView<Self, ForegroundStyle>
}

/// The shape of the container it stands in (see `containerShape`), inset to its own frame; without one, the whole frame.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }

    public typealias Body = ShapeView<Self, ForegroundStyle>
}

/// A shape in a smaller frame.
public nonisolated struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }

    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.insetOrEmpty(by: amount)) }

    public nonisolated func inset(by amount: CGFloat) -> _InsetShape { _InsetShape(base: base, amount: self.amount + amount) }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    public typealias Body = ShapeView<Self, ForegroundStyle>
}

/// A rounded rectangle in a smaller frame: the radii shrink with it, so that the distance to the outer one is even.
public nonisolated struct _InsetRoundedRectangle: InsettableShape {
    let radii: CornerRadii
    let style: RoundedCornerStyle
    let amount: CGFloat

    public nonisolated func path(in rect: CGRect) -> Path {
        func shrink(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
        let inner = CornerRadii(
            topLeft: shrink(radii.topLeft), topRight: shrink(radii.topRight), bottomRight: shrink(radii.bottomRight),
            bottomLeft: shrink(radii.bottomLeft))
        return Path(roundedRect: rect.insetOrEmpty(by: amount), radii: inner, style: style)
    }

    public nonisolated func inset(by amount: CGFloat) -> _InsetRoundedRectangle {
        _InsetRoundedRectangle(radii: radii, style: style, amount: self.amount + amount)
    }

    public typealias Body = ShapeView<Self, ForegroundStyle>
}

extension CGRect {
    /// As `insetBy`, but a rectangle too small becomes empty in its middle instead of null.
    func insetOrEmpty(by amount: CGFloat) -> CGRect {
        let dx = min(amount, width / 2), dy = min(amount, height / 2)
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public typealias Body = ShapeView<Self, ForegroundStyle>
}

/// Any shape, its type hidden.
public nonisolated struct AnyShape: Shape {
    let outline: @Sendable (CGRect) -> Path
    let size: @Sendable (ProposedViewSize) -> CGSize

    public nonisolated init<S: Shape>(_ shape: S) {
        outline = { shape.path(in: $0) }
        size = { shape.sizeThatFits($0) }
    }

    public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

    public typealias Body = ShapeView<Self, ForegroundStyle>
}

extension Shape where Self == Rectangle { public nonisolated static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public nonisolated static var circle: Circle { Circle() } }
extension Shape where Self == Capsule { public nonisolated static var capsule: Capsule { Capsule() } }
extension Shape where Self == Ellipse { public nonisolated static var ellipse: Ellipse { Ellipse() } }

extension Shape where Self == RoundedRectangle {
    public nonisolated static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public nonisolated static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius, style: style)
    }
}

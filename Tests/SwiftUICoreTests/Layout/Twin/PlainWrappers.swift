import Foundation
@testable import SwiftUICore

/// A modifier: passes everything through unless it says otherwise.
class PlainWrapper: PlainLayout {
    var content: PlainLayout { children[0] }
    override func answer(_ p: Proposal) -> Size { content.size(p) }
    override func explicitGuide(_ key: AlignmentKey, _ p: Proposal, _ size: Size) -> Double? { content.explicitGuide(key, p, size) }
    override var spacing: ViewSpacing { content.spacing }
    override var priority: Double { content.priority }
    override func mayHaveGuide(_ key: AlignmentKey) -> Bool { content.mayHaveGuide(key) }

    override func place(_ frame: CGRect, _ p: Proposal) {
        super.place(frame, p)
        content.place(frame, p)
    }
}

/// A modifier that aligns its content in itself; its guides are the content's, moved.
class PlainAligning: PlainWrapper {
    let alignment: Alignment

    init(_ content: PlainLayout, _ alignment: Alignment) {
        self.alignment = alignment
        super.init([content])
    }

    func placing(_ p: Proposal, _ size: Size) -> Proposal { p }

    private func origin(_ size: Size, _ asked: Proposal) -> (x: Double, y: Double) {
        let own = content.size(asked)
        return (
            Self.plainGuide(alignment.horizontal.key, size) - content.guide(alignment.horizontal.key, asked, own),
            Self.plainGuide(alignment.vertical.key, size) - content.guide(alignment.vertical.key, asked, own)
        )
    }

    override func place(_ frame: CGRect, _ p: Proposal) {
        placeSelf(frame, p)
        let size = Size(Double(frame.width), Double(frame.height)), asked = placing(p, size), origin = origin(size, asked)
        placeInner(content, origin.x, origin.y, content.size(asked), asked)
    }

    override func explicitGuide(_ key: AlignmentKey, _ p: Proposal, _ size: Size) -> Double? {
        let asked = placing(p, size), origin = origin(size, asked)
        return content.explicitGuide(key, asked, content.size(asked)).map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
    }
}

final class PlainFixedFrame: PlainAligning {
    let width, height: Double?

    init(_ content: PlainLayout, _ width: Double?, _ height: Double?, _ alignment: Alignment) {
        (self.width, self.height) = (width, height)
        super.init(content, alignment)
    }

    override func placing(_ p: Proposal, _ size: Size) -> Proposal { Proposal(width ?? p.width, height ?? p.height) }

    override func answer(_ p: Proposal) -> Size {
        let size = content.size(placing(p, Size(0, 0)))
        return Size(width ?? size.width, height ?? size.height)
    }

    override var spacing: ViewSpacing {
        var spacing = content.spacing
        let plain = ViewSpacing()
        if width != nil { (spacing.leading, spacing.trailing) = (plain.leading, plain.trailing) }
        if height != nil { (spacing.top, spacing.bottom) = (plain.top, plain.bottom) }
        return spacing
    }

    override var priority: Double { 0 }
}

final class PlainFlexibleFrame: PlainAligning {
    let limits: (FlexibleFrameItem.Limits, FlexibleFrameItem.Limits)

    init(_ content: PlainLayout, _ horizontal: FlexibleFrameItem.Limits, _ vertical: FlexibleFrameItem.Limits, _ alignment: Alignment) {
        limits = (horizontal, vertical)
        super.init(content, alignment)
    }

    private func limits(_ axis: Axis) -> FlexibleFrameItem.Limits { axis == .horizontal ? limits.0 : limits.1 }

    /// Row by row as the table of frames has it: the size for a proposal, an ideal, a minimum and a maximum.
    static func length(_ p: Double, _ limits: FlexibleFrameItem.Limits, _ content: Double) -> Double {
        let q = offer(p, limits)
        switch (p.isNaN, limits.ideal, limits.minimum, limits.maximum) {
        case (true, let ideal?, _, _): return ideal
        case (true, nil, nil, nil): return content
        case (true, nil, let least?, nil): return max(content, least)
        case (true, nil, nil, let most?): return min(content, most)
        case (true, nil, let least?, let most?): return min(max(content, least), most)
        case (false, _, nil, nil): return content
        case (false, _, let least?, nil): return max(min(q, content), least)
        case (false, _, nil, let most?): return min(max(q, content), most)
        case (false, _, let least?, let most?): return min(max(p, least), most)
        }
    }

    static func offer(_ p: Double, _ limits: FlexibleFrameItem.Limits) -> Double {
        let wanted = p.isNaN ? limits.ideal ?? .nan : p
        if wanted.isNaN { return .nan }
        return min(max(wanted, limits.minimum ?? -.infinity), limits.maximum ?? .infinity)
    }

    override func answer(_ p: Proposal) -> Size {
        let size = content.size(Proposal(Self.offer(p.width, limits.0), Self.offer(p.height, limits.1)))
        return Size(Self.length(p.width, limits.0, size.width), Self.length(p.height, limits.1, size.height))
    }

    override func placing(_ p: Proposal, _ size: Size) -> Proposal {
        func length(_ axis: Axis) -> Double {
            let limits = limits(axis), final = size[axis]
            let isInside = final > limits.minimum ?? -.infinity && final < limits.maximum ?? .infinity
            return p[axis].isNaN && limits.ideal == nil && isInside ? .nan : final
        }
        return Proposal(length(.horizontal), length(.vertical))
    }

    override var spacing: ViewSpacing {
        var spacing = content.spacing
        let plain = ViewSpacing()
        func isGiven(_ limits: FlexibleFrameItem.Limits) -> Bool { limits.minimum != nil || limits.ideal != nil || limits.maximum != nil }
        if isGiven(limits.0) { (spacing.leading, spacing.trailing) = (plain.leading, plain.trailing) }
        if isGiven(limits.1) { (spacing.top, spacing.bottom) = (plain.top, plain.bottom) }
        return spacing
    }

    override var priority: Double { 0 }
}

final class PlainFixedSize: PlainAligning {
    let horizontal, vertical: Bool

    init(_ content: PlainLayout, _ horizontal: Bool, _ vertical: Bool) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        super.init(content, .center)
    }

    override func placing(_ p: Proposal, _ size: Size) -> Proposal { Proposal(horizontal ? .nan : p.width, vertical ? .nan : p.height) }
    override func answer(_ p: Proposal) -> Size { content.size(placing(p, Size(0, 0))) }
}

final class PlainAspect: PlainAligning {
    let ratio: Double?, mode: ContentMode

    init(_ content: PlainLayout, _ ratio: Double?, _ mode: ContentMode) {
        (self.ratio, self.mode) = (ratio, mode)
        super.init(content, .center)
    }

    override func placing(_ p: Proposal, _ size: Size) -> Proposal {
        if p.width.isNaN && p.height.isNaN { return p }
        var shape = Size(ratio ?? 1, 1)
        if ratio == nil {
            shape = content.size(.unspecified)
            let isUsable = shape.width > 0 && shape.height > 0 && shape.width.isFinite && shape.height.isFinite
            if !isUsable || shape.width == shape.height { shape = Size(1, 1) }
        }
        let across = p.width / shape.width, down = p.height / shape.height
        let scale = across.isNaN ? down : down.isNaN ? across : mode == .fit ? min(across, down) : max(across, down)
        return Proposal(shape.width * scale, shape.height * scale)
    }

    override func answer(_ p: Proposal) -> Size { content.size(placing(p, Size(0, 0))) }
    override var priority: Double { 0 }
}

final class PlainPadding: PlainWrapper {
    let insets: EdgeInsets

    init(_ content: PlainLayout, _ insets: EdgeInsets) {
        self.insets = insets
        super.init([content])
    }

    private var across: Double { Double(insets.leading + insets.trailing) }
    private var down: Double { Double(insets.top + insets.bottom) }

    private func inward(_ p: Proposal) -> Proposal {
        func less(_ length: Double, _ by: Double) -> Double { length.isNaN ? .nan : max(length - by, 0) }
        return Proposal(less(p.width, across), less(p.height, down))
    }

    override func answer(_ p: Proposal) -> Size {
        let size = content.size(inward(p))
        return Size(max(size.width + across, 0), max(size.height + down, 0))
    }

    override func place(_ frame: CGRect, _ p: Proposal) {
        placeSelf(frame, p)
        let inward = inward(p)
        placeInner(content, Double(insets.leading), Double(insets.top), content.size(inward), inward)
    }

    override func explicitGuide(_ key: AlignmentKey, _ p: Proposal, _ size: Size) -> Double? {
        let inward = inward(p)
        return content.explicitGuide(key, inward, content.size(inward)).map {
            $0 + Double(key.axis == .horizontal ? insets.leading : insets.top)
        }
    }

    override var spacing: ViewSpacing {
        var spacing = content.spacing
        let plain = ViewSpacing()
        if insets.top != 0 { spacing.top = plain.top }
        if insets.leading != 0 { spacing.leading = plain.leading }
        if insets.bottom != 0 { spacing.bottom = plain.bottom }
        if insets.trailing != 0 { spacing.trailing = plain.trailing }
        return spacing
    }

    override var priority: Double { 0 }
}

final class PlainOffset: PlainWrapper {
    let x, y: Double

    init(_ content: PlainLayout, _ x: Double, _ y: Double) {
        (self.x, self.y) = (x, y)
        super.init([content])
    }

    override func place(_ frame: CGRect, _ p: Proposal) {
        placeSelf(frame, p)
        content.place(frame.offsetBy(dx: x, dy: y), p)
    }
}

final class PlainPosition: PlainWrapper {
    let x, y: Double

    init(_ content: PlainLayout, _ x: Double, _ y: Double) {
        (self.x, self.y) = (x, y)
        super.init([content])
    }

    override func answer(_ p: Proposal) -> Size {
        let size = content.size(p)
        return Size(p.width.isNaN ? size.width : p.width, p.height.isNaN ? size.height : p.height)
    }

    override func place(_ frame: CGRect, _ p: Proposal) {
        placeSelf(frame, p)
        let asked = Proposal(frame.size), size = content.size(asked)
        placeInner(content, x - size.width / 2, y - size.height / 2, size, asked)
    }

    override func explicitGuide(_ key: AlignmentKey, _ p: Proposal, _ size: Size) -> Double? { nil }
    override func mayHaveGuide(_ key: AlignmentKey) -> Bool { false }
    override var spacing: ViewSpacing { ViewSpacing() }
    override var priority: Double { 0 }
}

final class PlainPriority: PlainWrapper {
    let own: Double

    init(_ content: PlainLayout, _ priority: Double) {
        own = priority
        super.init([content])
    }

    override var priority: Double { own }
}

final class PlainGuide: PlainWrapper {
    let key: AlignmentKey, share: Double

    init(_ content: PlainLayout, _ key: AlignmentKey, _ share: Double) {
        (self.key, self.share) = (key, share)
        super.init([content])
    }

    override func explicitGuide(_ key: AlignmentKey, _ p: Proposal, _ size: Size) -> Double? {
        guard key == self.key else { return content.explicitGuide(key, p, size) }
        let value = share * size[key.axis]
        return value.isFinite ? value : nil
    }

    override func mayHaveGuide(_ key: AlignmentKey) -> Bool { key == self.key || content.mayHaveGuide(key) }
}

final class PlainSecondary: PlainWrapper {
    private let second: PlainOverlap
    private let own: PlainLayout

    init(_ content: PlainLayout, _ secondary: PlainLayout, _ alignment: Alignment) {
        own = content
        second = PlainOverlap(alignment, [secondary])
        super.init([content])
        second.outer = self
    }

    override var all: [PlainLayout] { [self] + own.all + second.children.flatMap(\.all) }

    override func place(_ frame: CGRect, _ p: Proposal) {
        super.place(frame, p)
        let asked = Proposal(frame.size), whole = Size(asked.width, asked.height), size = second.size(asked)
        let (across, down) = (second.alignment.horizontal.key, second.alignment.vertical.key)
        placeInner(
            second, Self.plainGuide(across, whole) - second.guide(across, asked, size),
            Self.plainGuide(down, whole) - second.guide(down, asked, size), size, asked)
    }
}

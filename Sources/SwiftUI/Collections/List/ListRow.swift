import Foundation
import Graphics
import Metrics
import SwiftUICore

/// The room at a row's sides, by the row's width.
enum ListRowInsets {
    case insetGrouped, fullWidth

    var length: @Sendable (CGFloat) -> CGFloat {
        switch self {
        // A section of a list at least 390 wide is at least 350 wide itself.
        case .insetGrouped: { ListMetrics.insetGroupedRowInset(width: $0 + 2 * ListMetrics.insetGroupedMargin(width: $0 + 40)) }
        case .fullWidth: { ListMetrics.plainRowInset(width: $0) }
        }
    }
}

/// One row of a list: its height, background and separators.
struct ListRow: Surround {
    enum Separator { case none, content, full }

    var background: ResolvedStyle?
    var insetLength: (CGFloat) -> CGFloat = { _ in 16 }
    /// What `listRowInsets` asked for.
    var givenInsets: EdgeInsets?
    var minimumHeight = 44.0
    var top = Separator.none, bottom = Separator.none
    var separatorStyle = ResolvedStyle.color(.black)
    var pixel: CGFloat = 1

    private func insets(_ width: CGFloat) -> EdgeInsets {
        if let givenInsets { return givenInsets }
        let side = insetLength(width), vertical = ListMetrics.rowVerticalInset
        return EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
    }

    private func inward(_ proposal: Proposal) -> Proposal {
        guard proposal.width.isFinite else { return Proposal(proposal.width, .nan) }
        let insets = insets(CGFloat(proposal.width))
        return Proposal(max(proposal.width - Double(insets.leading + insets.trailing), 0), .nan)
    }

    func length(_ axis: Axis, _ proposal: Proposal, _ content: LayoutItem) -> Double {
        let insets = insets(proposal.width.isFinite ? CGFloat(proposal.width) : 0)
        switch axis {
        case .horizontal:
            return proposal.width.isNaN
                ? content.length(.horizontal, .unspecified) + Double(insets.leading + insets.trailing) : max(proposal.width, 0)
        case .vertical:
            return max(minimumHeight, content.length(.vertical, inward(proposal)) + Double(insets.top + insets.bottom))
        }
    }

    func dependence(_ axis: Axis, isNil: Bool, _ content: LayoutItem) -> Dependence { axis == .horizontal ? .own : .other }

    func place(_ content: LayoutItem, in item: LayoutItem, _ context: PlacementContext) {
        let frame = item.frame
        let insets = insets(frame.width), inward = inward(Proposal(frame.size))
        let size = content.size(inward)
        let room = frame.height - insets.top - insets.bottom
        item.placeInner(
            content, at: CGPoint(x: insets.leading, y: insets.top + (room - size.height) / 2), size: size, inward, context)
    }

    var spacing: ViewSpacing? { .zero }

    func paint(_ content: LayoutItem, of item: LayoutItem, _ painter: inout Painter) {
        let area = painter.snapped(item.frame)
        if let background { painter.fill(Path(area), paint: background.paint(in: area)) }
        content.paint(&painter)
        line(top, at: area.minY, in: area, content, item, &painter)
        line(bottom, at: area.maxY - pixel, in: area, content, item, &painter)
    }

    /// A separator of one pixel, inside the row; one for the content starts where the row's first text does.
    private func line(
        _ separator: Separator, at y: CGFloat, in area: CGRect, _ content: LayoutItem, _ item: LayoutItem, _ painter: inout Painter
    ) {
        guard separator != .none else { return }
        var start: CGFloat = 0
        if separator == .content {
            let guide = content.explicitGuide(
                HorizontalAlignment.listRowSeparatorLeading.key, content.proposal, content.frame.size) ?? 0
            start = insets(item.frame.width).leading + guide
        }
        let x = item.isRightToLeft ? area.minX : area.minX + start
        let line = painter.snapped(CGRect(x: x, y: y, width: area.width - start, height: pixel))
        painter.fill(Path(line), paint: separatorStyle.paint(in: line))
    }
}

nonisolated struct ListRowLayer: Layer {
    static var usesEnvironment: Bool { true }

    let background: Color
    let insets: ListRowInsets
    let top, bottom: ListRow.Separator

    func makeItem(round inner: LayoutItem) -> SurroundItem<ListRow> { SurroundItem(inner, ListRow()) }

    func update(_ item: SurroundItem<ListRow>, _ environment: EnvironmentValues) {
        let content = item.content
        let style = content.trait(ListRowBackgroundTrait.self)
        let isHidden = content.trait(ListRowSeparatorTrait.self) == .hidden
        item.surround = ListRow(
            background: style.map { $0._resolved(in: environment) } ?? background._resolved(in: environment),
            insetLength: insets.length, givenInsets: content.trait(ListRowInsetsTrait.self),
            minimumHeight: Double(environment.defaultMinListRowHeight), top: isHidden ? .none : top, bottom: isHidden ? .none : bottom,
            separatorStyle: .color(environment.systemColor(ListMetrics.separatorColor)),
            pixel: ListMetrics.separatorPixels / environment.displayScale)
    }
}

enum ListRowBackgroundTrait: TraitKey { typealias Value = AnyShapeStyle }
enum ListRowInsetsTrait: TraitKey { typealias Value = EdgeInsets }
enum ListRowSeparatorTrait: TraitKey { typealias Value = Visibility }

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension View {
    /// Replaces a row's background by a style; nil keeps the list's.
    @ViewBuilder public nonisolated func listRowBackground<S: ShapeStyle>(_ style: S?) -> some View {
        if let style { modifier(TraitLayer(ListRowBackgroundTrait.self, AnyShapeStyle(style))) } else { self }
    }

    /// Replaces a row's insets; nil keeps the list's.
    @ViewBuilder public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        if let insets { modifier(TraitLayer(ListRowInsetsTrait.self, insets)) } else { self }
    }

    public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View {
        modifier(TraitLayer(ListRowSeparatorTrait.self, visibility))
    }
}

/// Room at both sides that depends on the width offered.
struct InsetByWidth: Surround {
    var inset: @Sendable (CGFloat) -> CGFloat

    private func side(_ width: Double) -> Double { width.isFinite ? Double(inset(CGFloat(width))) : 0 }

    private func inward(_ proposal: Proposal) -> Proposal {
        proposal.width.isNaN ? proposal : Proposal(max(proposal.width - 2 * side(proposal.width), 0), proposal.height)
    }

    func length(_ axis: Axis, _ proposal: Proposal, _ content: LayoutItem) -> Double {
        content.length(axis, inward(proposal)) + (axis == .horizontal ? 2 * side(proposal.width) : 0)
    }

    func dependence(_ axis: Axis, isNil: Bool, _ content: LayoutItem) -> Dependence {
        content.dependence(axis, isNil: isNil).union(axis == .horizontal ? .own : .other)
    }

    func place(_ content: LayoutItem, in item: LayoutItem, _ context: PlacementContext) {
        let inward = inward(item.proposal)
        item.placeInner(content, at: CGPoint(x: side(item.proposal.width), y: 0), size: content.size(inward), inward, context)
    }
}

nonisolated struct InsetByWidthLayer: Layer {
    let inset: @Sendable (CGFloat) -> CGFloat

    func makeItem(round inner: LayoutItem) -> SurroundItem<InsetByWidth> { SurroundItem(inner, InsetByWidth(inset: inset)) }

    func update(_ item: SurroundItem<InsetByWidth>, _ environment: EnvironmentValues) { item.surround.inset = inset }
}

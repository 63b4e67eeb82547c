import Foundation
import Graphics
import Metrics
import SwiftUICore

/// The room at a row's sides, by the row's width.
enum ListRowInsets {
    case insetGrouped, fullWidth, fixed(CGFloat)

    var length: @Sendable (CGFloat) -> CGFloat {
        switch self {
        // A section of a list at least 390 wide is at least 350 wide itself.
        case .insetGrouped: { ListMetrics.insetGroupedRowInset(width: $0 + 2 * ListMetrics.insetGroupedMargin(width: $0 + 40)) }
        case .fullWidth: { ListMetrics.plainRowInset(width: $0) }
        case .fixed(let inset): { _ in inset }
        }
    }
}

/// How the rows of a section look.
struct ListRowLook {
    /// nil: the page shows through.
    var background: SystemColorName?
    var insets: ListRowInsets
    /// Whether links end in chevrons; in a column beside what they lead to, they have none.
    var showsChevrons = true
}

/// One row of a list: its height, background and separators.
struct ListRow: Surround {
    /// The view whose traits count; nil before the first update.
    var row: Subview?
    var background: ResolvedStyle?
    var insetLength: (CGFloat) -> CGFloat = { _ in 16 }
    /// What edit mode's controls take: the content's shift, and the least room at its end.
    var shift: CGFloat = 0, roomAtEnd: CGFloat = 0
    var minimumHeight = 44.0
    var top = ListRowPlace.Line.none, bottom = ListRowPlace.Line.none
    var topStyle = ResolvedStyle.color(.black), bottomStyle = ResolvedStyle.color(.black)
    var pixel: CGFloat = 1

    private func insets(_ width: CGFloat) -> EdgeInsets {
        let given = row?.trait(ListRowInsetsTrait.self), side = insetLength(width), vertical = ListMetrics.rowVerticalInset
        return EdgeInsets(
            top: given?.top ?? vertical, leading: (given?.leading ?? side) + shift, bottom: given?.bottom ?? vertical,
            trailing: max(given?.trailing ?? side, roomAtEnd))
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

    /// The row's background: it fades when a finger has left the row.
    var styles: [ResolvedStyle] {
        get { background.map { [$0] } ?? [] }
        set { if background != nil { background = newValue.first } }
    }

    /// What a tap anywhere on the row does is as large as the row.
    func accessibility(_ inside: [AccessibilityElement], of item: LayoutItem) -> [AccessibilityElement] {
        func acts(_ element: AccessibilityElement) -> Bool { !element.traits.isDisjoint(with: [.isButton, .isLink]) }
        let isButton = row?.trait(RowActionTrait.self) != nil || row?.preference(RowButtonsKey.self)?.isEmpty == false
        guard isButton, let index = inside.firstIndex(where: acts), inside.count(where: acts) == 1 else { return inside }
        var inside = inside
        inside[index].frame = item.frame
        return inside
    }

    func paint(_ content: LayoutItem, of item: LayoutItem, _ painter: inout Painter) {
        let area = painter.snapped(item.frame)
        background?.draw(in: area, &painter) { $0.fill(Path(area), paint: $1) }
        content.paint(&painter)
        line(top, topStyle, at: area.minY, in: area, content, item, &painter)
        line(bottom, bottomStyle, at: area.maxY - pixel, in: area, content, item, &painter)
    }

    /// A line of one pixel, inside the row; one for the content starts where the row's first text does, or where its guide says.
    private func line(
        _ line: ListRowPlace.Line, _ style: ResolvedStyle, at y: CGFloat, in area: CGRect, _ content: LayoutItem, _ item: LayoutItem,
        _ painter: inout Painter
    ) {
        guard line != .none else { return }
        var start: CGFloat = 0, end: CGFloat = 0
        if line == .content {
            func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
                content.explicitGuide(alignment.key, content.proposal, content.frame.size)
            }
            let insets = insets(item.frame.width)
            start = insets.leading + (guide(.listRowSeparatorLeading) ?? 0)
            if let trailing = guide(.listRowSeparatorTrailing) { end = max(area.width - insets.leading - trailing, 0) }
        }
        let x = item.isRightToLeft ? area.minX + end : area.minX + start
        let rect = painter.snapped(CGRect(x: x, y: y, width: max(area.width - start - end, 0), height: pixel))
        style.draw(in: rect, &painter) { $0.fill(Path(rect), paint: $1) }
    }
}

nonisolated struct ListRowLayer: Layer {
    static var usesEnvironment: Bool { true }

    let place: ListRowPlace
    let background: Color?
    let insets: ListRowInsets
    let shift, roomAtEnd: CGFloat

    func makeItem(round inner: LayoutItem) -> SurroundItem<ListRow> { SurroundItem(inner, ListRow()) }

    func update(_ item: SurroundItem<ListRow>, _ environment: EnvironmentValues) {
        let row = place.row
        func style(_ line: ListRowPlace.Line, _ tint: Color?) -> ResolvedStyle {
            let tint = line == .full ? row.trait(ListSectionTintTrait.self) ?? tint : tint
            return tint?._resolved(in: environment) ?? .color(environment.systemColor(ListMetrics.separatorColor))
        }
        item.surround = ListRow(
            row: row, background: background?._resolved(in: environment), insetLength: insets.length, shift: shift, roomAtEnd: roomAtEnd,
            minimumHeight: Double(environment.defaultMinListRowHeight), top: place.top, bottom: place.bottom,
            topStyle: style(place.top, row.trait(ListRowTopTintTrait.self)),
            bottomStyle: style(place.bottom, row.trait(ListRowBottomTintTrait.self) ?? place.tintFromBelow),
            pixel: ListMetrics.separatorPixels / environment.displayScale)
    }
}

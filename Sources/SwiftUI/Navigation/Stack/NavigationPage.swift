import Foundation
import Metrics
import SwiftUICore

/// A page with its bars: they take their height from the page's safe area, and the page draws through them.
struct NavigationPageArrangement: Arrangement {
    /// The height a bar takes from the page, where that is more than it is drawn with: a large title that has been scrolled away.
    private func reserved(_ bar: LayoutItem, _ offered: Proposal) -> CGFloat {
        max(CGFloat(bar.length(.vertical, offered)), bar.trait(BarReserveTrait.self) ?? 0)
    }

    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double {
        let own = proposal[axis]
        if !own.isNaN { return max(own, 0) }
        // Asked for its ideal, a container is as large as page and bars.
        let lengths = children.map { $0.length(axis, proposal) }
        return axis == .horizontal ? lengths.max() ?? 0 : lengths.reduce(0, +)
    }

    /// The bar at the top comes first.
    func readingOrder(_ children: [LayoutItem]) -> [LayoutItem] {
        children.count == 3 ? [children[1], children[0], children[2]] : children
    }

    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext) {
        guard children.count == 3 else {
            children.first?.place(container.frame, Proposal(container.frame.size), context)
            return
        }
        let page = children[0], bar = children[1], bottomBar = children[2]
        let frame = container.frame
        let offered = Proposal(Double(frame.width), .nan)
        let top = reserved(bar, offered), bottom = CGFloat(bottomBar.length(.vertical, offered))
        let area = CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: max(frame.height - top - bottom, 0))
        var inside = context
        // Backgrounds and lists reach to the screen's edges where the page itself does, and else end with it.
        inside.container = SafeArea.extended(frame, .all, container.isRightToLeft, context)
        inside.safeArea = CGRect(
            x: context.safeArea.minX, y: area.minY, width: context.safeArea.width,
            height: max((bottom > 0 ? area.maxY : context.safeArea.maxY) - area.minY, 0))
        inside.relativeSize = inside.safeArea.size
        let asked = Proposal(area.size)
        let size = page.size(asked)
        page.place(
            CGRect(x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height), asked, inside)
        let height = CGFloat(bar.length(.vertical, offered))
        bar.place(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height), offered, context)
        bottomBar.place(CGRect(x: frame.minX, y: frame.maxY - bottom, width: frame.width, height: bottom), offered, context)
    }
}

enum BarReserveTrait: TraitKey { typealias Value = CGFloat }

/// The page's content, then the bars above and below it.
nonisolated struct NavigationPageLayout<Content: View>: ContainerView {
    typealias Body = Never

    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeItem() -> ArrangedItem<NavigationPageArrangement> { ArrangedItem(NavigationPageArrangement()) }

    func update(_ item: ArrangedItem<NavigationPageArrangement>, _ environment: EnvironmentValues) {}
}

/// One page of a navigation container: content that names its title and buttons, and the bars that show them.
struct NavigationPage<Content: View>: View {
    let content: Content
    let level: NavigationLevel
    @State private var editMode = EditMode.inactive
    @Environment(\.editMode) private var outerEditMode

    var body: some View {
        let level = level
        NavigationPageLayout {
            FirstView(content: content)
                .onPreferenceChange(NavigationBarKey.self) { level.content = $0 }
                .onPreferenceChange(ScrollExtentKey.self) { level.scroll = $0 }
                .environment(\.isInNavigation, true)
                .environment(\.navigationLevel, level)
                .environment(\.presentation, level.close.map { DismissAction($0) })
                .overlay { SearchSuggestionList(level: level) }
            FirstView(content: NavigationBarView(level: level)).modifier(BarReserve(level: level))
            FirstView(content: BottomBarView(level: level))
        }
        // A mode given from outside is the page's; else each page has its own.
        .environment(\.editMode, outerEditMode ?? $editMode)
        .background(Color(.systemBackground))
    }
}

/// Keeps the room of a title that was scrolled away.
struct BarReserve: ViewModifier {
    let level: NavigationLevel

    func body(content: Content) -> some View {
        content.modifier(TraitLayer(BarReserveTrait.self, level.collapse > 0 ? level.fullBarHeight : 0))
    }
}

extension NavigationLevel {
    /// The bar's height while nothing is scrolled.
    @MainActor var fullBarHeight: CGFloat {
        NavigationBarMetrics.height(largeTitle: showsLargeTitle && content.hasTitle, search: content.search != nil)
    }

    /// How much of the large title has been scrolled away, in points.
    @MainActor var collapse: CGFloat {
        guard showsLargeTitle, content.hasTitle, !content.isGivenToSearch, let scroll else { return 0 }
        return min(max(scroll.above, 0), NavigationBarMetrics.largeTitleHeight)
    }
}

/// Exactly one element, whatever the content gives: of several views the first, the column that a phone shows.
nonisolated struct FirstView<Content: View>: ContainerView {
    typealias Body = Never

    let content: Content

    func makeItem() -> ArrangedItem<FirstViewArrangement> { ArrangedItem(FirstViewArrangement()) }

    func update(_ item: ArrangedItem<FirstViewArrangement>, _ environment: EnvironmentValues) {}
}

/// Shows the first of its children and leaves the others out.
struct FirstViewArrangement: Arrangement {
    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double { children.first?.length(axis, proposal) ?? 0 }

    func dependence(_ axis: Axis, isNil: Bool, _ children: [LayoutItem]) -> Dependence {
        children.first?.dependence(axis, isNil: isNil) ?? []
    }

    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext) {
        for child in children.dropFirst() { child.isCovered = true }
        children.first?.place(container.frame, container.proposal, context)
    }

    func paint(_ children: [LayoutItem], of container: LayoutItem, _ painter: inout Painter) { children.first?.paint(&painter) }

    func readingOrder(_ children: [LayoutItem]) -> [LayoutItem] { Array(children.prefix(1)) }
}

private enum IsInNavigationKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isInNavigation: Bool {
        get { self[IsInNavigationKey.self] }
        set { self[IsInNavigationKey.self] = newValue }
    }
}

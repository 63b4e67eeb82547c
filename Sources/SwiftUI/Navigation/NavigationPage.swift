import Foundation
import SwiftUICore

/// A page with its navigation bar above: the bar takes its height from the page's safe area, and the page draws through it.
struct NavigationPageArrangement: Arrangement {
    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double {
        let own = proposal[axis]
        if !own.isNaN { return max(own, 0) }
        // Asked for its ideal, a container is as large as page and bar.
        let lengths = children.map { $0.length(axis, proposal) }
        return axis == .horizontal ? lengths.max() ?? 0 : lengths.reduce(0, +)
    }

    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext) {
        guard let bar = children.last, let page = children.first, children.count > 1 else {
            if let page = children.first { page.place(container.frame, Proposal(container.frame.size), context) }
            return
        }
        let frame = container.frame
        let offered = Proposal(Double(frame.width), .nan)
        let barHeight = CGFloat(bar.length(.vertical, offered))
        let area = CGRect(x: frame.minX, y: frame.minY + barHeight, width: frame.width, height: max(frame.height - barHeight, 0))
        var inside = context
        inside.safeArea = CGRect(
            x: context.safeArea.minX, y: area.minY, width: context.safeArea.width, height: max(context.safeArea.maxY - area.minY, 0))
        inside.relativeSize = inside.safeArea.size
        let asked = Proposal(area.size)
        let size = page.size(asked)
        page.place(
            CGRect(x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height), asked, inside)
        bar.place(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: barHeight), offered, context)
    }

    /// The bar comes first.
    func readingOrder(_ children: [LayoutItem]) -> [LayoutItem] { children.reversed() }

    func paint(_ children: [LayoutItem], of container: LayoutItem, _ painter: inout Painter) {
        if let page = children.first { page.paint(&painter) }
        if children.count > 1, let bar = children.last { bar.paint(&painter) }
    }
}

/// The page's content, then the bar as the last child.
nonisolated struct NavigationPageLayout<Content: View>: ContainerView {
    typealias Body = Never

    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeItem() -> ArrangedItem<NavigationPageArrangement> { ArrangedItem(NavigationPageArrangement()) }

    func update(_ item: ArrangedItem<NavigationPageArrangement>, _ environment: EnvironmentValues) {}
}

/// One page of a navigation container: content that names its title and buttons, and the bar that shows them.
struct NavigationPage<Content: View>: View {
    let content: Content
    let isRoot: Bool
    @State private var model = NavigationBarModel()

    var body: some View {
        NavigationPageLayout {
            FirstView(content: content)
                .onPreferenceChange(NavigationBarKey.self) { model.content = $0 }
                .environment(\.isInNavigation, true)
            FirstView(content: NavigationBarView(model: model))
        }
        .background(Color(.systemBackground))
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

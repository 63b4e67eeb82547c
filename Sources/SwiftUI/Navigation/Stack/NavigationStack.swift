import SwiftUICore

/// A stack of pages with a bar; the last page is the one that shows.
public nonisolated struct NavigationStack<Data, Root: View>: View {
    let root: Root
    let path: PathSource?
    @State private var ownPath = OwnPath()

    init(_ root: Root, _ path: PathSource?) { (self.root, self.path) = (root, path) }

    @MainActor public var body: some View { NavigationLevelView(content: root, path: path ?? PathSource(ownPath)) }
}

extension NavigationStack where Data == NavigationPath {
    /// A stack that keeps its path to itself.
    public init(@ViewBuilder root: () -> Root) { self.init(root(), nil) }

    /// A stack whose pages stand for the values of a path: each needs a `navigationDestination` for its type.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.init(root(), PathSource(path)) }
}

extension NavigationStack where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.init(root(), PathSource(path)) }
}

extension NavigationBarContent {
    /// What of a page matters outside its stack: to the tab bar, and to columns.
    var beyondStack: NavigationBarContent {
        var content = NavigationBarContent()
        content.visibility[.tabBar] = visibility[.tabBar]
        content.backgrounds[.tabBar] = backgrounds[.tabBar]
        content.columnWidth = columnWidth
        return content
    }
}

/// A page and all above it.
struct NavigationLevelView<Content: View>: View {
    let content: Content
    let path: PathSource
    var pathCount = 0
    var below: NavigationLevel?
    var close: (@MainActor () -> Void)?
    var column: ColumnTarget?
    @State private var level = NavigationLevel()

    var body: some View {
        let level = connected()
        LastPage {
            NavigationPage(content: content, level: level)
            NextPage(level: level, path: path)
        }
        // What a stack's pages say of their bars is not said of a page round the stack.
        .transformPreference(NavigationBarKey.self) { $0 = $0.beyondStack }
    }

    private func connected() -> NavigationLevel {
        let level = level
        (level.below, level.path, level.pathCount, level.close, level.column) = (below, path, pathCount, close, column)
        return level
    }
}

/// The page above a level, if there is one, with all above that.
struct NextPage: View {
    let level: NavigationLevel
    let path: PathSource
    @Environment(\.screenState) private var state

    var body: some View {
        if let next {
            AnyView(NavigationLevelView(
                content: next.view, path: path, pathCount: next.pathCount, below: level,
                close: {
                    next.close()
                    level.uncover()
                }))
                .transition(PageMotion.transition(hasStarted: state.hasStarted))
                .onDisappear { level.uncover() }
                .id(next.id)
        }
    }

    private struct Next {
        let id: AnyHashable
        let view: AnyView
        let pathCount: Int
        let close: @MainActor () -> Void
    }

    /// What a page shows by itself goes first, then what a link pushed, then the path's next value.
    private var next: Next? {
        let level = level, path = path, count = level.pathCount
        if let shown = level.content.presented.first {
            return Next(id: shown.key, view: shown.box.view(), pathCount: count, close: shown.box.close)
        }
        if let pushed = level.pushed {
            return Next(id: AnyHashable(pushed.id), view: pushed.view, pathCount: count) { level.pushed = nil }
        }
        let values = path.values()
        guard count < values.count else { return nil }
        let view = level.destination(for: values[count]) ?? AnyView(MissingDestination(value: values[count]))
        return Next(id: AnyHashable([AnyHashable(count), values[count]]), view: view, pathCount: count + 1) { path.keep(count) }
    }
}

/// What a value's page is where no `navigationDestination` takes it: SwiftUI shows a warning sign, too.
struct MissingDestination: View {
    let value: AnyHashable

    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill")
            .foregroundStyle(Color.yellow)
            .unsupported(
                "no navigationDestination on the pages below takes a value of type \(type(of: value.base)); add one for that type.")
    }
}

/// A container whose children cover each other: only the last is laid out and drawn.
struct LastPageArrangement: Arrangement {
    func length(_ axis: Axis, _ proposal: Proposal, _ children: [LayoutItem]) -> Double {
        proposal[axis].isNaN ? children.last?.length(axis, proposal) ?? 0 : max(proposal[axis], 0)
    }

    func dependence(_ axis: Axis, isNil: Bool, _ children: [LayoutItem]) -> Dependence {
        isNil ? children.last?.dependence(axis, isNil: true) ?? [] : .own
    }

    func place(_ children: [LayoutItem], in container: LayoutItem, _ context: PlacementContext) {
        for (index, child) in children.enumerated() { child.isCovered = index != children.count - 1 }
        children.last?.place(container.frame, Proposal(container.frame.size), context)
    }

    /// While a page comes or goes, the one below moves a little to the side.
    func paint(_ children: [LayoutItem], of container: LayoutItem, _ painter: inout Painter) {
        guard let last = children.last else { return }
        if let share = last.presence?.share, share < 1, children.count > 1 {
            PageMotion.paint(below: children[children.count - 2], share, of: container, &painter)
        }
        painter.paintInOrder([last])
    }

    func readingOrder(_ children: [LayoutItem]) -> [LayoutItem] { Array(children.suffix(1)) }
}

nonisolated struct LastPage<Content: View>: ContainerView {
    typealias Body = Never

    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeItem() -> ArrangedItem<LastPageArrangement> { ArrangedItem(LastPageArrangement()) }

    func update(_ item: ArrangedItem<LastPageArrangement>, _ environment: EnvironmentValues) {}
}

import Observation
import SwiftUICore

/// The path of a stack that was given none.
@Observable final class OwnPath { var elements: [AnyHashable] = [] }

/// One page of a stack, as its bar and the pages above it see it. The page itself does not read this.
@Observable final class NavigationLevel {
    /// What the page says of itself.
    var content = NavigationBarContent()
    /// How far the page's scroll view is scrolled.
    var scroll: ScrollExtent?
    /// A page shown on top that no value stands for: a link's destination.
    var pushed: PushedPage?

    @ObservationIgnored var below: NavigationLevel?
    @ObservationIgnored var path: PathSource?
    /// How many values of the path are used by this page and those below.
    @ObservationIgnored var pathCount = 0
    /// Takes this page away; nil for the first.
    @ObservationIgnored var close: (@MainActor () -> Void)?
    /// In a first column: shows a link's destination in the last one.
    @ObservationIgnored var column: ColumnTarget?

    struct PushedPage {
        let view: AnyView
        let id: Int
    }

    /// Told once when the page above goes.
    @ObservationIgnored var whenUncovered: (@MainActor () -> Void)?

    @ObservationIgnored private var pushCount = 0

    /// Whether a page is about to be shown on top of this one.
    var isLeading: Bool { column == nil }

    /// The page above goes: by its bar's button, by itself, or because its value left the path.
    @MainActor func uncover() {
        let told = whenUncovered
        whenUncovered = nil
        told?()
    }

    var isRoot: Bool { below == nil }

    /// Whether an automatic title is large: the first page's is, and further pages have what the page below has.
    var showsLargeTitle: Bool {
        switch content.displayMode ?? .automatic {
        case .automatic: below?.showsLargeTitle ?? true
        case .large: true
        case .inline: false
        }
    }

    /// Shows a page on top of this one, or beside it where this is a first column.
    func show(_ view: AnyView) {
        pushCount += 1
        let page = PushedPage(view: view, id: pushCount)
        if let column { column.shown = page } else { pushed = page }
    }

    /// Shows the page that stands for a value; false if no `navigationDestination` takes such values.
    @MainActor func show(_ value: AnyHashable) -> Bool {
        if let column, let entry = destination(for: value) {
            pushCount += 1
            column.shown = PushedPage(view: entry, id: pushCount)
            return true
        }
        return path?.append(value) ?? false
    }

    /// The page for a value, as this page or one below it says.
    @MainActor func destination(for value: AnyHashable) -> AnyView? {
        var level: NavigationLevel? = self
        while let current = level {
            for entry in current.content.destinations { if let view = entry.view(value) { return view } }
            level = current.below
        }
        return nil
    }
}

/// What a first column's links lead to.
@Observable final class ColumnTarget { var shown: NavigationLevel.PushedPage? }

/// A page for values of one type; compared by identity, since closures cannot be.
final class DestinationEntry: Equatable {
    let view: @MainActor (AnyHashable) -> AnyView?

    init<D: Hashable>(_ type: D.Type, _ destination: @escaping @MainActor (D) -> AnyView) {
        view = { $0.value(as: D.self).map(destination) }
    }

    static func == (a: DestinationEntry, b: DestinationEntry) -> Bool { a === b }
}

/// A page that is shown while something is true.
struct PresentedEntry: Equatable {
    final class Box {
        let view: @MainActor () -> AnyView
        let close: @MainActor () -> Void

        init(view: @escaping @MainActor () -> AnyView, close: @escaping @MainActor () -> Void) { (self.view, self.close) = (view, close) }
    }

    /// What the page stands for: another item is another page.
    let key: AnyHashable
    let box: Box

    static func == (a: PresentedEntry, b: PresentedEntry) -> Bool { a.key == b.key && a.box === b.box }
}

private enum NavigationLevelKey: EnvironmentKey { static var defaultValue: NavigationLevel? { nil } }

extension EnvironmentValues {
    /// The page of a navigation stack that the view stands on.
    var navigationLevel: NavigationLevel? {
        get { self[NavigationLevelKey.self] }
        set { self[NavigationLevelKey.self] = newValue }
    }
}

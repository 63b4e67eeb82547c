import Foundation
import SwiftUICore

/// A row's own insets; nil lengths keep the list's.
struct PartialInsets { var top, leading, bottom, trailing: CGFloat? }

enum ListRowBackgroundTrait: TraitKey { typealias Value = AnyView }
enum ListRowInsetsTrait: TraitKey { typealias Value = PartialInsets }
enum DeleteDisabledTrait: TraitKey { typealias Value = Bool }
enum MoveDisabledTrait: TraitKey { typealias Value = Bool }
enum SelectionDisabledTrait: TraitKey { typealias Value = Bool }
enum BadgeTrait: TraitKey { typealias Value = Text }
enum RowActionTrait: TraitKey { typealias Value = RowAction }

/// What a tap anywhere on a row does.
struct RowAction {
    /// Whether it leads to another page: the row then ends in a chevron, and does nothing while the list is edited.
    var isLink = false
    var isEnabled = true
    let perform: @MainActor () -> Void
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension View {
    /// Replaces a row's background, edge to edge; nil keeps the list's.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        trait(ListRowBackgroundTrait.self, view.map { AnyView($0) })
    }

    /// Replaces a row's insets, in points; nil keeps the list's.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        trait(ListRowInsetsTrait.self, insets.map {
            PartialInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
        })
    }

    /// Replaces a row's insets on some edges, in points; nil keeps the list's.
    public nonisolated func listRowInsets(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
        trait(ListRowInsetsTrait.self, length.map {
            PartialInsets(
                top: edges.contains(.top) ? $0 : nil, leading: edges.contains(.leading) ? $0 : nil,
                bottom: edges.contains(.bottom) ? $0 : nil, trailing: edges.contains(.trailing) ? $0 : nil)
        })
    }

    /// Keeps a row from being deleted by hand.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { trait(DeleteDisabledTrait.self, isDisabled) }

    /// Keeps a row from being moved by hand.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { trait(MoveDisabledTrait.self, isDisabled) }

    /// Keeps a row from being chosen.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { trait(SelectionDisabledTrait.self, isDisabled) }

    /// Puts a number at the end of a row, or on a tab's icon; 0 shows none.
    public nonisolated func badge(_ count: Int) -> some View {
        trait(BadgeTrait.self, count == 0 ? nil : Text("\(count)"))
    }

    /// Puts a short text at the end of a row, or on a tab's icon; nil shows none.
    public nonisolated func badge(_ label: Text?) -> some View { trait(BadgeTrait.self, label) }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { trait(BadgeTrait.self, key.map { Text($0) }) }

    @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        trait(BadgeTrait.self, label.map { Text($0) })
    }

    /// Says what a tap anywhere on the row does.
    nonisolated func rowAction(_ action: RowAction) -> some View { trait(RowActionTrait.self, action) }
}

import Foundation
import SwiftUICore

extension Subview {
    /// Deletes the row through its `ForEach`; nil where that is not allowed.
    @MainActor var deletion: (@MainActor () -> Void)? {
        guard trait(DeleteDisabledTrait.self) != true else { return nil }
        for scope in scopes {
            if let delete = scope.onDelete { return { withAnimation { delete(IndexSet(integer: scope.position)) } } }
        }
        return nil
    }

    /// Moves the row before the element that stands at `destination` now; nil where that is not allowed.
    @MainActor var moving: (@MainActor (_ destination: Int) -> Void)? {
        guard trait(MoveDisabledTrait.self) != true else { return nil }
        for scope in scopes {
            if let move = scope.onMove { return { move(IndexSet(integer: scope.position), $0) } }
        }
        return nil
    }
}

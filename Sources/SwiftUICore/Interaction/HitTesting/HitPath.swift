import Foundation
import Graphics

/// What a touch at one point lands on: the item hit, and the gestures round it, innermost first.
package struct HitPath {
    /// The innermost item that was hit.
    package private(set) var item: LayoutItem?
    package private(set) var gestures: [any GestureHolder] = []

    package init() {}

    mutating func land(on item: LayoutItem) { self.item = self.item ?? item }

    mutating func add(_ holder: any GestureHolder) { gestures.append(holder) }

    /// Forgets the gestures inside: a gesture outside keeps touches to itself.
    mutating func dropGestures(after count: Int) { gestures.removeSubrange(count...) }
}

/// An item that may recognise gestures in the touches that land in it.
package protocol GestureHolder: LayoutItem {
    /// How its gesture stands to those inside.
    var precedence: GesturePrecedence { get }
    /// Goes on recognising: the memory is that of one sequence of touches.
    @MainActor func recognize(_ event: InputEvent, _ memory: _GestureMemory) -> _GesturePhase<Void>
}

/// How a gesture stands to those of the views inside: after them, before them, or beside them.
package enum GesturePrecedence { case normal, high, simultaneous }

extension LayoutItem {
    /// What a touch at `point` (picture space) lands on; nil where nothing takes it.
    package final func hitTest(_ point: CGPoint) -> HitPath? {
        var path = HitPath()
        return hit(point, &path) ? path : nil
    }

    /// A point of the picture in the space this item is placed in: rotations and scalings round it undone.
    ///
    /// nil inside a view scaled to nothing, where no point of the picture is a point of the view.
    package final func unmapped(_ point: CGPoint) -> CGPoint? {
        var maps: [TransformItem] = []
        var next = outer
        while let item = next {
            if let map = item as? TransformItem { maps.append(map) }
            next = item.outer
        }
        var point = point
        for map in maps.reversed() {
            guard let inside = map.undone(point) else { return nil }
            point = inside
        }
        return point
    }

    /// The other way round: where a point of this item's space shows in the picture.
    package final func mapped(_ point: CGPoint) -> CGPoint {
        var point = point
        var next = outer
        while let item = next {
            if let map = item as? TransformItem { point = point.applying(map.map) }
            next = item.outer
        }
        return point
    }

    /// Tests items in front before those behind.
    final func hitTopmost(of items: [LayoutItem], _ point: CGPoint, _ path: inout HitPath) -> Bool {
        let indices = items.map { $0.trait(ZIndexTrait.self) ?? 0 }
        let order = indices.allSatisfy { $0 == 0 }
            ? Array(items.indices) : items.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }
        for index in order.reversed() where !items[index].isCovered && items[index].hit(point, &path) { return true }
        return false
    }
}

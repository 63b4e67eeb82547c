import Foundation

/// Frames on their way: where an animated update has put items elsewhere, they are shown between the old frame and the new.
///
/// Layout itself always is that of the end. Texts and symbols get their new size at once, as in SwiftUI, and only move.
@MainActor package final class GeometryMotion {
    private typealias FrameData = CGRect.AnimatableData
    private final class Entry {
        let item: LayoutItem
        var value: AnimatedValue<FrameData>

        init(_ item: LayoutItem, _ value: AnimatedValue<FrameData>) { (self.item, self.value) = (item, value) }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var order: [Entry] = []
    /// Frames before the layout of an animated update, by item; nil while there is none in hand.
    private var before: [ObjectIdentifier: CGRect]?

    var isEmpty: Bool { entries.isEmpty }
    /// How many items are on their way.
    package var count: Int { order.count }
    var end: Double? { order.compactMap(\.value.end).max() }

    /// What comes to rest last.
    var lastToRest: LayoutItem? { order.max { ($0.value.end ?? 0) < ($1.value.end ?? 0) }?.item }

    func isMoving(at time: Double) -> Bool { order.contains { $0.value.isMoving(at: time) } }

    /// Puts everything where layout left it, so that the coming one finds what it has to do.
    func putBack() {
        for entry in order { entry.item.frame = CGRect(entry.value.target) }
    }

    /// Remembers where everything stands, before a layout that may move it.
    func remember(_ root: LayoutItem) {
        var frames = before ?? [:]
        func look(_ item: LayoutItem) {
            // What has never been placed has no place to come from.
            if item.frame != .zero, frames[ObjectIdentifier(item)] == nil {
                frames[ObjectIdentifier(item)] = entries[ObjectIdentifier(item)].map { CGRect($0.value.target) } ?? item.frame
            }
            item.inner.forEach(look)
        }
        look(root)
        before = frames
    }

    /// Says where an item comes from, if not from its own old frame.
    func remember(_ item: LayoutItem, from frame: CGRect) {
        if before == nil { before = [:] }
        before?[ObjectIdentifier(item)] = frame
    }

    /// Compares with the frames of the new layout and sends what has moved on its way.
    ///
    /// - Parameters:
    ///   - isPassing: whether time alone has made this layout, in which a layout's own numbers moved: what is on its way then goes on
    ///     to its new end.
    ///   - animation: how the change of an item's place is animated; nil for at once.
    /// - Returns: whether something has been sent on its way.
    func depart(_ root: LayoutItem, at time: Double, isPassing: Bool, _ animation: (LayoutItem) -> Animation?) -> Bool {
        let before = before
        self.before = nil
        if before == nil && entries.isEmpty { return false }
        var hasSent = false
        func look(_ item: LayoutItem) {
            let key = ObjectIdentifier(item)
            if let entry = entries[key] {
                let target = item.frame.animatableData
                if entry.value.target != target {
                    if isPassing { entry.value.shift(to: target) } else { entry.value.move(to: target, animation(item), at: time) }
                    hasSent = hasSent || !isPassing && entry.value.isMoving(at: time)
                }
            } else if let old = before?[key], old != item.frame, let animation = animation(item) {
                var from = old
                if item.keepsSizeInMotion { from.size = item.frame.size }
                var value = AnimatedValue(from.animatableData)
                value.move(to: item.frame.animatableData, animation, at: time)
                if value.isMoving(at: time) {
                    let entry = Entry(item, value)
                    entries[key] = entry
                    order.append(entry)
                    hasSent = true
                }
            }
            item.inner.forEach(look)
        }
        look(root)
        _ = show(at: time)
        return hasSent
    }

    /// Sends an item that takes no part in layout from where it is seen to a frame.
    func send(_ item: LayoutItem, to target: CGRect, _ animation: Animation?, at time: Double) {
        let key = ObjectIdentifier(item)
        var target = target
        if item.keepsSizeInMotion { target.size = item.frame.size }
        if let entry = entries[key] { return entry.value.move(to: target.animatableData, animation, at: time) }
        var value = AnimatedValue(item.frame.animatableData)
        value.move(to: target.animatableData, animation, at: time)
        guard value.isMoving(at: time) else { return }
        let entry = Entry(item, value)
        entries[key] = entry
        order.append(entry)
    }

    /// Puts everything where it is at an instant; how many items that are.
    func show(at time: Double) -> Int {
        let count = order.count
        for entry in order { entry.item.frame = CGRect(entry.value.value(at: time)) }
        guard order.contains(where: { !$0.value.isMoving(at: time) }) else { return count }
        for entry in order where !entry.value.isMoving(at: time) { entries[ObjectIdentifier(entry.item)] = nil }
        order.removeAll { !$0.value.isMoving(at: time) }
        return count
    }

    func removeAll() { (entries, order, before) = ([:], [], nil) }
}

extension CGRect {
    fileprivate init(_ data: AnimatableData) {
        self = .zero
        animatableData = data
    }
}

import Foundation
import Graphics

/// The views of one tree that share their geometry, and what of it moves from one to another.
@MainActor final class MatchedGeometry {
    private var members: [MatchedItem] = []
    /// Who gave its geometry in the last layout, and where it was seen when the present update began.
    private var sources: [MatchedItem.Key: (item: MatchedItem, seen: CGRect)] = [:]

    func add(_ item: MatchedItem) { if !members.contains(where: { $0 === item }) { members.append(item) } }

    func remove(_ item: MatchedItem) {
        members.removeAll { $0 === item }
        if let key = item.key, sources[key]?.item === item { sources[key] = nil }
    }

    func removeAll() { (members, sources) = ([], [:]) }

    /// Views that an animated update has removed, or has brought back.
    func setLeaving(_ isLeaving: Bool, in items: [LayoutItem]) {
        if members.isEmpty { return }
        for case let item as MatchedItem in items.flatMap(\.descendants) { item.isLeaving = isLeaving }
    }

    private func source(of key: MatchedItem.Key) -> MatchedItem? {
        let sources = members.filter { $0.key == key && $0.isSource && !$0.isLeaving }
        if sources.count > 1, let first = sources.first, let node = first.node {
            node.graph.report(Diagnostic(
                .invalidValue, "\(sources.count) views with the same id are sources of a matchedGeometryEffect; give all but one isSource: false.",
                place: node.place))
        }
        return sources.first
    }

    /// An update begins: remembers where everything is seen.
    func begin() {
        for member in members {
            member.isOld = true
            if let key = member.key, sources[key]?.item === member { sources[key]?.seen = member.content.frame }
        }
    }

    /// Once everything is laid out, puts the views that are no sources where theirs are.
    func place() {
        if members.isEmpty { return }
        // Twice: a source may lie inside a view that is itself moved.
        for _ in 0..<2 {
            for member in members where !member.isSource && !member.isLeaving {
                if let key = member.key, let source = source(of: key) { member.match(source.frame) }
            }
        }
    }

    /// An animated update is laid out: lets a new source come from where the old one was seen, and the old one go where the new one is.
    func link(_ geometry: GeometryMotion, at time: Double, _ animation: (LayoutItem) -> Animation?) {
        if members.isEmpty { return }
        for key in Set(members.compactMap(\.key)) {
            guard let source = source(of: key) else { continue }
            if let old = sources[key], old.item !== source {
                if !source.isOld { for (item, frame) in source.frames(matching: old.seen) { geometry.remember(item, from: frame) } }
                for leaving in members where leaving.key == key && leaving.isLeaving {
                    for (item, frame) in leaving.frames(matching: source.content.frame) {
                        geometry.send(item, to: frame, animation(source), at: time)
                    }
                }
            }
        }
        noteSources()
    }

    /// Who gives its geometry now.
    func noteSources() {
        for key in Set(members.compactMap(\.key)) {
            if let source = source(of: key) { sources[key] = (source, source.content.frame) }
        }
    }
}

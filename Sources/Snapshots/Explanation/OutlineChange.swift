/// One thing that is not as it was, about one element.
struct OutlineChange {
    /// What kind of change it is; changes of one kind in like elements are told together.
    enum Kind: Hashable { case moved, resized, text, look, appeared, disappeared, replaced, reordered, spacing, inset }

    var kinds: [Kind]
    /// How a reader recognises the element: `Text "Dungeon"`.
    var subject: String
    /// The element's type.
    var type: String
    /// The nearest view of the app that holds it; `nil` at the top.
    var enclosing: String?
    /// What happened, in the past tense, so that it holds for one and for many: `moved 8 pt down`.
    var predicate: String
    /// What is told only of a single element: ` at 16,24`.
    var detail = ""

    /// The whole sentence, without its full stop.
    var sentence: String { subject + place + " " + predicate + detail }

    /// What like elements have in common that changed each in its own way.
    private var commonPredicate: String {
        if kinds.contains(.text) { return "changed their words" }
        if kinds.contains(.look) { return "changed their look" }
        if kinds == [.resized] { return type == "Text" ? "changed size with the same words" : "changed size" }
        return kinds.contains(.moved) ? "moved" : "changed"
    }

    private var place: String { enclosing.map { $0 == type ? "" : " in \($0)" } ?? "" }

    /// Tells the same change in like elements once: nine times `Image in RoomCell …` becomes `9 Images in RoomCell …`.
    static func sentences(_ changes: [OutlineChange]) -> [String] {
        struct Like: Hashable {
            var type: String
            var enclosing: String?
            var kinds: [Kind]
            var predicate: String?
        }
        func group(_ changes: [OutlineChange], by key: (OutlineChange) -> Like) -> [[OutlineChange]] {
            var places: [Like: Int] = [:]
            var groups: [[OutlineChange]] = []
            for change in changes {
                if let place = places[key(change)] {
                    groups[place].append(change)
                } else {
                    places[key(change)] = groups.count
                    groups.append([change])
                }
            }
            return groups
        }
        let same = group(changes) { Like(type: $0.type, enclosing: $0.enclosing, kinds: $0.kinds, predicate: $0.predicate) }
        // Of what is left single, three or more alike in all but the words are told by one example.
        let single = same.filter { $0.count == 1 }.map { $0[0] }
        let alike = group(single) { Like(type: $0.type, enclosing: $0.enclosing, kinds: $0.kinds) }.filter { $0.count >= 3 }
        func isAlike(_ change: OutlineChange) -> Int? {
            alike.firstIndex { $0[0].type == change.type && $0[0].enclosing == change.enclosing && $0[0].kinds == change.kinds }
        }
        var told: Set<Int> = []
        return same.compactMap { group in
            let first = group[0]
            if group.count > 1 { return "\(group.count) \(plural(first.type))\(first.place) \(first.predicate)" }
            guard let index = isAlike(first) else { return first.sentence }
            guard told.insert(index).inserted else { return nil }
            return "\(alike[index].count) \(plural(first.type))\(first.place) \(first.commonPredicate), e.g. \(first.subject) \(first.predicate)"
        }
    }

    private static func plural(_ type: String) -> String {
        type.hasSuffix("s") || type.hasSuffix("x") ? type + "es" : type.hasSuffix("y") ? type.dropLast() + "ies" : type + "s"
    }
}

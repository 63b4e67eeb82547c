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
        func group(_ changes: [OutlineChange], by key: (OutlineChange) -> Like) -> [[(place: Int, change: OutlineChange)]] {
            var places: [Like: Int] = [:]
            var groups: [[(place: Int, change: OutlineChange)]] = []
            for (place, change) in changes.enumerated() {
                if let known = places[key(change)] {
                    groups[known].append((place, change))
                } else {
                    places[key(change)] = groups.count
                    groups.append([(place, change)])
                }
            }
            return groups
        }
        // Three or more alike in all but the words or numbers are told by one example; else each change by itself, with how many made it.
        return group(changes) { Like(type: $0.type, enclosing: $0.enclosing, kinds: $0.kinds) }.flatMap { alike -> [(Int, String)] in
            let same = group(alike.map(\.change)) { Like(type: $0.type, enclosing: $0.enclosing, kinds: $0.kinds, predicate: $0.predicate) }
            let first = alike[0].change
            guard same.count < 3 || first.kinds == [.appeared] || first.kinds == [.disappeared] else {
                let example = "\(first.subject) \(first.predicate)"
                return [(alike[0].place, "\(alike.count) \(plural(first.type))\(first.place) \(first.commonPredicate), e.g. \(example)")]
            }
            return same.map { group in
                let first = group[0].change
                let sentence = group.count > 1 ? "\(group.count) \(plural(first.type))\(first.place) \(first.predicate)" : first.sentence
                return (alike[group[0].place].place, sentence)
            }
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func plural(_ type: String) -> String {
        type.hasSuffix("s") || type.hasSuffix("x") ? type + "es" : type.hasSuffix("y") ? type.dropLast() + "ies" : type + "s"
    }
}

import Snapshots

extension HTMLReport {
    /// What the page is told about a run.
    struct Page: Encodable {
        struct Pictures: Encodable {
            var expected, actual, difference: String?
        }

        struct Entry: Encodable {
            var number: Int
            var id, verdict, place: String
            var variant: String?
            var changes: [String]
            var pixels: String
            var command: String?
            var about: [String]
            /// The place of its change among `groups`; nil where nothing changed.
            var group: Int?
            var files = Pictures()
            var hasDetails = false
            /// Where the difference is: x, y, width, height in pixels.
            var box: [Int]?

            init(_ result: SnapshotResult, number: Int) {
                let identity = result.identity
                (self.number, id, verdict, place) = (number, identity.id, VerdictWord(result.verdict).rawValue, ([identity.place] + result.viewPlaces).joined(separator: ", "))
                (variant, command) = (identity.variant, result.nextCommand)
                changes = result.layoutChanges.map { $0 + "." }
                let details = result.verdict.details
                if case .failed = result.verdict { (changes, pixels) = (details, "") } else { pixels = details.joined(separator: " ") }
                box = result.verdict.difference.map { [$0.box.x, $0.box.y, $0.box.width, $0.box.height] }
                about = ["\(result.verdict.word), \(readableDuration(milliseconds: result.milliseconds))"] + result.notes
                about += result.diagnostics.map { "\($0.kind.rawValue): \($0.message)" + ($0.place.isEmpty ? "" : " (\($0.place))") }
                about += result.printed.map { "printed: \($0)" }
            }
        }

        var headline: String
        var counts: [String: Int] = [:]
        var variants: [String] = []
        /// How many snapshots have each change.
        var groups: [Int]
        var entries: [Entry] = []
        var orphans, notes: [String]
        private let groupOfSnapshot: [Int: Int]

        private enum CodingKeys: CodingKey { case headline, counts, variants, groups, entries, orphans, notes }

        init(_ run: RunResult) {
            let found = ChangeGroup.groups(of: run.snapshots)
            var places: [Int: Int] = [:]
            for (place, group) in found.enumerated() { for member in group.members { places[member] = place } }
            (groupOfSnapshot, groups) = (places, found.map(\.members.count))
            var known = Set<String>()
            for result in run.snapshots {
                counts[VerdictWord(result.verdict).rawValue, default: 0] += 1
                if let variant = result.identity.variant { known.insert(variant) }
            }
            variants = known.sorted()
            (orphans, notes) = (run.orphans, run.notes + run.fingerprintChanges.map(\.description))
            let problems = run.snapshots.problems.count
            headline = problems == 0 ? "all as they should be" : "\(problems) of \(run.snapshots.count) need a look"
        }

        func group(of snapshot: Int) -> Int? { groupOfSnapshot[snapshot] }
    }
}

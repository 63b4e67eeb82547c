import ImageDiff

/// Snapshots in which the same thing changed, e.g. one view in light, dark and five languages: told and decided once.
package struct ChangeGroup: Sendable {
    /// What changed, in terms of views; empty where only pixels did.
    package var sentences: [String]
    /// Places in `RunResult.snapshots`, rising.
    package var members: [Int]

    /// The problems of a run that are differences, grouped, in the order of the first of each.
    ///
    /// Without sentences those belong together whose differences are the same in number, box and size.
    package static func groups(of snapshots: SnapshotResults) -> [ChangeGroup] {
        struct Key: Hashable {
            var sentences: [String]
            var pixels: Difference?
            var word: Int
        }
        var places: [Key: Int] = [:]
        var groups: [ChangeGroup] = []
        for index in snapshots.problems {
            let result = snapshots[index]
            let key: Key
            switch result.verdict {
            case .different(let difference): key = Key(sentences: result.layoutChanges, pixels: result.layoutChanges.isEmpty ? difference : nil, word: 0)
            case .sizeChanged(_, _, let difference):
                key = Key(sentences: result.layoutChanges, pixels: result.layoutChanges.isEmpty ? difference : nil, word: 0)
            case .missingReference: key = Key(sentences: [], pixels: nil, word: 1)
            default: continue
            }
            if let place = places[key] {
                groups[place].members.append(index)
            } else {
                places[key] = groups.count
                groups.append(ChangeGroup(sentences: result.layoutChanges, members: [index]))
            }
        }
        return groups
    }
}

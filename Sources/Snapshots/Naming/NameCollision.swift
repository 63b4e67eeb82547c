/// Two previews that cannot be told apart: by the same id, or by file names that are the same where case does not count.
package struct NameCollision: Error, Equatable, CustomStringConvertible {
    package var first, second: PreviewIdentity

    /// The first two previews (in the order given) that collide; `nil` when all can be told apart.
    package static func first(in identities: some Sequence<PreviewIdentity>) -> NameCollision? {
        func key(_ identity: PreviewIdentity) -> String { SnapshotName(identity).stem.lowercased() }
        // The names of thousands would take megabytes: their hashes tell whether there is anything to look for.
        var hashes = Set<Int>()
        guard identities.contains(where: { !hashes.insert(key($0).hashValue).inserted }) else { return nil }
        var owners: [String: PreviewIdentity] = [:]
        for identity in identities {
            if let owner = owners.updateValue(identity, forKey: key(identity)) { return NameCollision(first: owner, second: identity) }
        }
        return nil
    }

    package var description: String {
        let places = "\(first.place) and \(second.place)"
        if first.id == second.id {
            return "Two previews are called '\(first.id)': \(places). Give one of them another name, e.g. #Preview(\"…\")."
        }
        return "The previews '\(first.id)' and '\(second.id)' would share the file \(SnapshotName(second).picture), because file names may not "
            + "differ only in upper and lower case: \(places). Give one of them another name."
    }
}

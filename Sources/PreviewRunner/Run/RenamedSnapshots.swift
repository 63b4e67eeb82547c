import Snapshots

/// Finds stored pictures without a preview that are pixel for pixel what a preview without a reference drew: renamed previews.
enum RenamedSnapshots {
    static func notes(_ run: RunResult, snapshots: SnapshotFolder, failures: SnapshotFolder) -> [String] {
        guard run.snapshots.summary.missing > 0, !run.orphans.isEmpty else { return [] }
        let missing = run.snapshots.problems.lazy.map { run.snapshots[$0] }.filter { $0.verdict == .missingReference }
        var orphans: [String: String] = [:]
        for path in run.orphans where path.hasSuffix(".png") {
            let relative = String(path.dropFirst(snapshots.displayPath.count + 1))
            if let digest = PictureFile.digest(ofFileAt: snapshots.path(relative)) { orphans[digest] = path }
        }
        return missing.compactMap { result in
            let name = SnapshotName(result.identity)
            guard let digest = PictureFile.digest(ofFileAt: failures.path(name.actual)), let old = orphans[digest] else { return nil }
            return "\(result.identity.id) is pixel for pixel \(old), which no preview owns: it was renamed. "
                + "'git mv' both files of it to \(snapshots.displayPath(name.stem)).*, or record and prune."
        }
    }
}

import Foundation
import SnapshotReports
import Snapshots

/// How long pictures took in an earlier run, by which the parts of a divided one are made equally long.
struct StoredTimes {
    /// Milliseconds by the id of the picture's snapshot.
    let milliseconds: [String: Double]

    /// Reads a result file, as `verify` and `merge` write it; nil where there is none yet. Throws a sentence for anything else.
    init?(_ path: String, called name: String) throws {
        guard let bytes = try WholeFile.read(path) else { return nil }
        let run = try JSONReport.run(from: bytes, called: name)
        milliseconds = Dictionary(run.snapshots.map { ($0.identity.id, $0.milliseconds) }, uniquingKeysWith: max)
    }

    init(milliseconds: [String: Double]) { self.milliseconds = milliseconds }

    /// The time of each picture; one that was not there takes as long as the others on average.
    func times(of ids: [String]) -> [Double] {
        let known = ids.compactMap { milliseconds[$0] }
        let average = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
        return ids.map { milliseconds[$0] ?? average }
    }
}

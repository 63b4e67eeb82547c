import Foundation
import ImageCodecs

/// A failure somebody has to decide about: a drawn picture that is not its reference, or has none.
package struct PendingSnapshot: Equatable, Sendable {
    package var name: SnapshotName
    /// Whether there is a reference that would be replaced.
    package var hasExpected: Bool

    /// How users call it; the id of its preview, apart from characters that file names cannot have.
    package var id: String { name.stem }
}

/// A folder of failures, of this machine's last run or downloaded from another's.
package struct PendingFolder: Sendable {
    package let failures: SnapshotFolder
    package let snapshots: SnapshotFolder

    package init(failures: SnapshotFolder, snapshots: SnapshotFolder) { (self.failures, self.snapshots) = (failures, snapshots) }

    /// Every pending failure, sorted by name.
    package func pending() -> [PendingSnapshot] {
        let files = Set(failures.files())
        return files.filter { $0.hasSuffix(".actual.png") }.map { file in
            let name = SnapshotName(stem: String(file.dropLast(".actual.png".count)))
            return PendingSnapshot(name: name, hasExpected: files.contains(name.expected))
        }.sorted { $0.name < $1.name }
    }

    /// Makes the drawn picture and its texts the reference. The picture is written last, so that an interrupted run leaves the failure pending.
    ///
    /// Refused with a sentence: a file that is no whole PNG, a name that leads out of the store.
    package func accept(_ pending: PendingSnapshot) throws(FileError) {
        let name = pending.name
        let file = failures.displayPath(name.actual)
        guard let bytes = try WholeFile.read(failures.path(name.actual)) else {
            throw FileError("\(file) is not there any more. Run verify again.")
        }
        do {
            let bitmap = try PictureFile.decode(bytes)
            guard PictureFile.isUndamaged(bytes, holding: bitmap) else {
                throw FileError("\(file) is damaged: its pixels are not those it says it holds. Download it again, or run verify here.")
            }
        } catch let error as FileError {
            throw error
        } catch {
            throw FileError("\(file) is not a whole PNG: \(error) Download it again, or run verify here.")
        }
        try take(name.actualLayout, as: name.layout)
        try take(name.actualAccessibility, as: name.accessibility)
        try snapshots.write(bytes, to: name.picture)
        try reject(pending)
    }

    /// Forgets a failure; the reference stays.
    package func reject(_ pending: PendingSnapshot) throws(FileError) {
        // The drawn picture makes it pending, so it goes last.
        for file in pending.name.failureFiles where file != pending.name.actual { try failures.remove(file) }
        try failures.remove(pending.name.actual)
    }

    private func take(_ file: String, as reference: String) throws(FileError) {
        if let text = try WholeFile.read(failures.path(file)) {
            try snapshots.write(text, to: reference)
        } else {
            try snapshots.remove(reference)
        }
    }
}

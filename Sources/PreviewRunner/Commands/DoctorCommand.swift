import Foundation
import Snapshots

/// `doctor`: looks at everything a run needs and says what to do about what is not as it should be.
@MainActor enum DoctorCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        var isWell = true
        func tell(_ what: String, _ problem: String?, _ good: String) {
            if problem != nil { isWell = false }
            context.output.write(.results, "\(problem == nil ? "✓" : "✗") \(padded(what, 16))\(problem ?? good)\n")
        }
        // The file was read before any command began; a mistake in it has ended the run already.
        let hasFile = FileManager.default.fileExists(atPath: context.folder.absolute(Configuration.fileName))
        tell("configuration", nil, hasFile ? "\(Configuration.fileName) is understood" : "none; everything is as usual")
        do {
            let plan = try context.plan()
            tell("fonts", nil, plan.fingerprint.versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
            let dead = plan.all.filter { $0.death != nil }.map(\.identity.id)
            let unlisted = dead.isEmpty ? nil : "cannot be listed: \(dead.joined(separator: ", "))"
            tell("previews", unlisted, "\(plan.all.count), drawn as \(plan.chosen.count) pictures")
            let folder = context.snapshotFolder(context.snapshotsPath)
            let changes = (try folder.fingerprint())?.changes(to: plan.fingerprint) ?? []
            tell("recorded with", changes.isEmpty ? nil : changes.map(\.description).joined(separator: "; "), "the same versions as here")
            store(folder, tell)
            cache(context, plan, tell)
        } catch {
            tell("previews", "\(error)", "")
        }
        let failures = context.failures
        let parent = URL(fileURLWithPath: failures.path).deletingLastPathComponent().path
        let canWrite = access(FileManager.default.fileExists(atPath: failures.path) ? failures.path : existing(parent), W_OK) == 0
        tell("failures", canWrite ? nil : "\(failures.displayPath) cannot be written. Choose another folder with --output.", "go to \(failures.displayPath)")
        return isWell ? .success : .usage
    }

    private static func store(_ folder: SnapshotFolder, _ tell: (String, String?, String) -> Void) {
        guard FileManager.default.fileExists(atPath: folder.path) else {
            return tell("store", nil, "\(folder.displayPath) does not exist yet; 'record' makes it")
        }
        var (pictures, pointers, foreign): (Int, [String], [String]) = (0, [], [])
        for file in folder.files() where file.hasSuffix(".png") {
            switch try? StoredPicture(at: folder.path(file)) {
            case .picture: pictures += 1
            case .lfsPointer: pointers.append(file)
            case .foreign, .missing, nil: foreign.append(file)
            }
        }
        let strange = foreign.isEmpty ? nil : "no pictures: \(foreign.prefix(5).joined(separator: ", ")). Restore or delete them."
        tell("store", strange, "\(pictures) pictures in \(folder.displayPath)")
        if !pointers.isEmpty { tell("Git LFS", "\(pointers.count) pictures are pointers. Run 'git lfs pull'.", "") }
        if access(folder.path, W_OK) != 0 { tell("store", "\(folder.displayPath) cannot be written, so nothing can be recorded.", "") }
    }

    private static func cache(_ context: CommandContext, _ plan: RunPlan, _ tell: (String, String?, String) -> Void) {
        guard let path = context.cachePath else { return tell("cache", nil, "none; 'verify --cache <folder>' would keep verdicts") }
        let folder = context.snapshotFolder(path)
        let canWrite = access(existing(folder.path), W_OK) == 0
        // Without the object files nobody can tell whether another program draws as the last one did.
        let ability = plan.inputs?.drawing == nil ? "after a new build everything is drawn" : "after a new build only other drawing steps are drawn"
        tell("cache", canWrite ? nil : "\(folder.displayPath) cannot be written, so no verdict is kept. Choose another folder.", "verdicts are kept in \(folder.displayPath); \(ability)")
    }

    /// The nearest folder above that exists.
    private static func existing(_ path: String) -> String {
        var url = URL(fileURLWithPath: path)
        while url.path != "/", !FileManager.default.fileExists(atPath: url.path) { url.deleteLastPathComponent() }
        return url.path
    }
}

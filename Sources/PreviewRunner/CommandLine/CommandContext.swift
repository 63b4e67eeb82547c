import Foundation
import SnapshotReports
import Snapshots

/// What every command works with.
@MainActor struct CommandContext {
    /// How the user calls the tool.
    let tool: String
    let options: Options
    let environment: ToolEnvironment
    let folder: WorkingFolder
    let output: ToolOutput
    let renderer: any PreviewRenderer

    /// How many previews are drawn at once. A number on the command line is taken as it is.
    var jobs: Int { options.jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// The settings of the command line; workers together draw with no more threads than there are processors (but one each at least).
    var settings: PreviewSettings {
        var settings = options.settings
        settings.rasterThreads = max(1, ProcessInfo.processInfo.activeProcessorCount / jobs)
        return settings
    }

    var style: TextStyle { TextStyle(usesColor: output.isTerminal(.results) && !environment.refusesColor) }

    /// Lists the previews, makes sure that each has a name of its own, and picks those that the filters mean.
    func plan() throws -> RunPlan {
        let catalogue = try renderer.describe(settings, cpuSeconds: options.timeoutSeconds)
        let all = catalogue.previews.map { preview in
            var preview = preview
            preview.identity.sourceFile = folder.display(preview.identity.sourceFile)
            return preview
        }
        // What a dead preview is really called is not known, so it cannot collide.
        if let collision = NameCollision.first(in: all.filter { $0.death == nil }.map(\.identity)) { throw collision }
        let matching = PreviewFilter(patterns: options.filters).selection(of: all.map(\.identity), settings: settings)
        guard !matching.isEmpty else { throw nothingMatched(in: all.map(\.identity)) }
        let shard = try options.shard ?? environment.shard
        let chosen = shard?.part(of: matching) ?? matching
        return RunPlan(
            all: all, chosen: chosen.map { all[$0] }, places: chosen, isFiltered: matching.count < all.count, settings: settings,
            fingerprint: Fingerprint(catalogue.fingerprint))
    }

    func snapshotFolder(_ path: String) -> SnapshotFolder {
        SnapshotFolder(path: folder.absolute(path), displayPath: folder.display(path))
    }

    /// Where failures are put and looked for.
    var failures: SnapshotFolder {
        let given: String? =
            switch options.verb {
            case .verify, .record: options.output
            case .pending, .review, .accept, .reject: options.failures
            default: nil
            }
        return snapshotFolder(given ?? environment.artifacts ?? ".previews/failures")
    }

    /// The command line that does something about one preview, under the same settings and folders.
    func command(_ verb: Verb, for id: String) -> String {
        var words = [tool, verb.rawValue, "--filter", id]
        let settings = options.settings
        let given = [
            ("--device", settings.device), ("--color-scheme", settings.colorScheme), ("--dynamic-type", settings.dynamicType),
            ("--layout-direction", settings.layoutDirection), ("--locale", settings.locale), ("--scale", settings.scale.map { "\($0)" }),
            ("--snapshots", options.snapshots == Options().snapshots ? nil : options.snapshots),
        ]
        for case (let flag, let value?) in given { words += [flag, value] }
        return words.map(shellWord).joined(separator: " ")
    }

    private func nothingMatched(in identities: [PreviewIdentity]) -> NothingMatched {
        guard !identities.isEmpty else {
            return NothingMatched(
                description: "There are no previews in this executable. Declare some with #Preview in a target that it links "
                    + "(a library, not an executable).")
        }
        let ids = identities.map(\.id)
        var near: [String] = []
        for filter in options.filters {
            let word = filter.replacing("*", with: "")
            near += nearestNames(to: word, in: ids)
            // People type a part of the id, so the nearest group or name counts as well.
            near += identities.filter { !nearestNames(to: word, in: [$0.group, $0.name]).isEmpty }.map(\.id)
        }
        var seen = Set<String>()
        let list = near.filter { seen.insert($0).inserted }.prefix(5)
        let filters = options.filters.map { "'\($0)'" }.joined(separator: ", ")
        let hint = list.isEmpty ? "There are \(ids.count), e.g. '\(ids[0])'." : "Near are " + list.map { "'\($0)'" }.joined(separator: ", ") + "."
        return NothingMatched(description: "No preview matches \(filters). \(hint) '\(tool) list' prints all.")
    }
}

/// What a run is about.
struct RunPlan {
    /// Every preview of the executable, and those to be drawn.
    var all, chosen: [ListedPreview]
    /// The places of the chosen among all.
    var places: [Int]
    /// Whether filters left some out; a shard leaves none out, its siblings have them.
    var isFiltered: Bool
    var settings: PreviewSettings
    var fingerprint: Fingerprint

    /// Whether nothing was left out and every name is known, so that stored files without a preview are orphans.
    var isComplete: Bool { !isFiltered && settings.suffix == nil && all.allSatisfy { $0.death == nil } }
}

/// The word as a shell takes it literally.
private func shellWord(_ word: String) -> String {
    let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:@,+".contains($0)) }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}

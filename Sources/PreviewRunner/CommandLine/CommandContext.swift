import Foundation
import SnapshotReports
import Snapshots

/// What every command works with.
@MainActor struct CommandContext {
    /// How the user calls the tool.
    let tool: String
    let options: Options
    let configuration: Configuration
    let environment: ToolEnvironment
    let folder: WorkingFolder
    let output: ToolOutput
    let renderer: any PreviewRenderer

    /// How many previews are drawn at once. A number on the command line is taken as it is.
    var jobs: Int { options.jobs ?? configuration.jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// Processor time for one preview, in seconds.
    var timeoutSeconds: Int { options.timeoutSeconds ?? configuration.timeout ?? 20 }

    /// The folder of references as it was given.
    var snapshotsPath: String { options.snapshots ?? configuration.snapshots ?? "Snapshots" }

    /// The folder of verdicts that are kept from run to run; nil without one.
    var cachePath: String? { options.cache ?? configuration.cache ?? environment.cache }

    /// The result by whose times runs are divided; nil without one.
    var timesPath: String? { options.times ?? configuration.times }

    /// What is done about findings of each kind.
    var lint: LintSettings {
        var settings = configuration.lint
        settings.severities.merge(options.lint) { _, flag in flag }
        return settings
    }

    /// What all pictures have in common; workers together draw with no more threads than there are processors (but one each at least).
    private var baseSettings: PreviewSettings {
        var settings = PreviewSettings()
        settings.marksAccessibility = options.settings.marksAccessibility
        settings.reportsMissingStrings = options.settings.reportsMissingStrings
        settings.showsDeviceFrame = options.settings.showsDeviceFrame
        settings.rasterThreads = max(1, ProcessInfo.processInfo.activeProcessorCount / jobs)
        return settings
    }

    var style: TextStyle { TextStyle(usesColor: output.isTerminal(.results) && !environment.refusesColor) }

    /// Lists the previews, makes sure that each has a name of its own, and picks those that the filters mean.
    func plan() throws -> RunPlan {
        let flagged = options.matrix.settings(on: baseSettings)
        let known = flagged + configuration.variants.flatMap { $0.settings(on: baseSettings) }
        let catalogue = try renderer.describe(known, wantsInputs: cachePath != nil, jobs: jobs, cpuSeconds: timeoutSeconds) { preview in
            var preview = preview
            preview.sourceFile = folder.display(preview.sourceFile)
            return preview
        }
        let all = catalogue.previews
        // What a dead preview is really called is not known, so it cannot collide.
        if let collision = NameCollision.first(in: all.lazy.filter { $0.death == nil }.map(\.identity)) { throw collision }
        // Most pictures share their conditions.
        var shared: [String?: PlannedPicture.Conditions] = [:]
        func conditions(_ settings: PreviewSettings) -> PlannedPicture.Conditions {
            if let known = shared[settings.suffix], known.settings == settings { return known }
            let new = PlannedPicture.Conditions(settings)
            shared[settings.suffix] = new
            return new
        }
        let pictures = all.flatMap { preview in
            settings(for: preview.identity.id, flagged).map { PlannedPicture(preview: preview, conditions: conditions($0)) }
        }
        if let collision = NameCollision.first(in: pictures.lazy.filter { $0.preview.death == nil }.map(\.identity)) { throw collision }
        let excluded = configuration.exclude.isEmpty ? [] : Set(pictures.indices.filter { index in
            configuration.exclude.contains { GlobPattern($0).matches(pictures[index].preview.identity.id) }
        })
        let matching = PreviewFilter(patterns: options.filters).selection(ofNames: pictures.lazy.map { [$0.preview.identity.id, $0.identity.id] })
            .filter { !excluded.contains($0) }
        guard !matching.isEmpty else { throw nothingMatched(in: all.map(\.identity)) }
        let affected = try affected(matching, pictures)
        let (places, notes) = try sharded(affected.places, pictures)
        return RunPlan(
            all: all, chosen: places.map { pictures[$0] }, places: places,
            isFiltered: affected.places.count < matching.count || !options.filters.isEmpty && matching.count < pictures.count,
            hasFlaggedConditions: !options.matrix.values.isEmpty, excluded: excluded.sorted().map { pictures[$0].identity.id },
            pictures: places.count == pictures.count ? nil : pictures.map(\.identity), fingerprint: Fingerprint(catalogue.fingerprint), inputs: catalogue.inputs, notes: affected.notes + notes)
    }

    /// Of some pictures those that what changed may affect, where that is asked for.
    private func affected(_ places: [Int], _ pictures: [PlannedPicture]) throws -> (places: [Int], notes: [String]) {
        guard let reference = options.changedSince else { return (places, []) }
        let changes = try ChangedPreviews.since(
            reference, folder, previews: pictures.map(\.preview.identity), store: snapshotFolder(snapshotsPath))
        let chosen = places.filter { changes.affects(pictures[$0].preview.identity, under: pictures[$0].identity) }
        return (chosen, ["\(changes.reason) \(chosen.count) of \(places.count) pictures may be affected."])
    }

    /// Of some pictures those of this part of a divided run.
    private func sharded(_ places: [Int], _ pictures: [PlannedPicture]) throws -> (places: [Int], notes: [String]) {
        guard let shard = try options.shard ?? environment.shard else { return (places, []) }
        guard let file = timesPath else { return (shard.part(of: places), []) }
        guard let times = try StoredTimes(folder.absolute(file), called: folder.display(file)) else {
            return (shard.part(of: places), ["There is no \(folder.display(file)) yet, so the parts have equally many pictures instead of equal times."])
        }
        return (shard.part(of: places, times: times.times(of: places.map { pictures[$0].identity.id })), [])
    }

    /// The conditions that a preview is drawn under: those of the flags; without flags its own, and those that the configuration adds.
    private func settings(for id: String, _ flagged: [PreviewSettings]) -> [PreviewSettings] {
        guard options.matrix.values.isEmpty else { return flagged }
        var seen = Set<String?>()
        return ([baseSettings] + configuration.variants.filter { $0.applies(to: id) }.flatMap { $0.settings(on: baseSettings) })
            .filter { seen.insert($0.suffix).inserted }
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
            ("--snapshots", options.snapshots),
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

/// One picture of a run: a preview under some conditions.
struct PlannedPicture {
    /// The conditions that many pictures may share.
    final class Conditions: Sendable {
        let settings: PreviewSettings

        init(_ settings: PreviewSettings) { self.settings = settings }
    }

    let preview: ListedPreview
    let conditions: Conditions

    var settings: PreviewSettings { conditions.settings }

    /// How its snapshot is called.
    var identity: PreviewIdentity { preview.identity.under(settings) }
}

/// What a run is about.
struct RunPlan {
    /// Every preview of the executable.
    var all: [ListedPreview]
    /// The pictures to be drawn, and their places among all that could be.
    var chosen: [PlannedPicture]
    var places: [Int]
    /// Whether filters left some out; a shard leaves none out, its siblings have them.
    var isFiltered: Bool
    /// Whether flags say under which conditions to draw.
    var hasFlaggedConditions: Bool
    /// Ids that the configuration leaves out.
    var excluded: [String]
    /// Every picture that could be drawn; nil: those that are chosen.
    var pictures: [PreviewIdentity]?
    var fingerprint: Fingerprint
    /// Digests of what pictures depend on, where they were wanted.
    var inputs: PreviewInputs?
    /// Sentences about the choice of pictures.
    var notes: [String] = []

    /// Whoever may own a stored file.
    var owned: [PreviewIdentity] { all.map(\.identity) + (pictures ?? chosen.map(\.identity)) }

    /// Whether nothing was left out and every name is known, so that stored files without a preview are orphans.
    var isComplete: Bool { !isFiltered && !hasFlaggedConditions && all.allSatisfy { $0.death == nil } }
}

/// The word as a shell takes it literally.
private func shellWord(_ word: String) -> String {
    let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:@,+".contains($0)) }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}

import Foundation
import Graphics
import ImageDiff
import SnapshotReports
import Snapshots

/// `diff`: compares any two pictures, or two folders file by file; with their layout texts, if there are any, it tells what moved.
@MainActor enum DiffCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        let operands = context.options.operands
        guard operands.count == 2 else { throw ConfigurationError("'diff' compares two pictures or two folders: diff <before> <after>.") }
        let start = ContinuousClock.now
        let (before, after) = (context.snapshotFolder(operands[0]), context.snapshotFolder(operands[1]))
        let kinds = try [before, after].map(kind)
        guard kinds[0] == kinds[1] else {
            throw ConfigurationError("\(before.displayPath) and \(after.displayPath) are not both pictures or both folders. Give two of a kind.")
        }
        var run = RunResult(command: Verb.diff.rawValue)
        if kinds[0] {
            let names = Set(before.files() + after.files()).filter { $0.hasSuffix(".png") }.sorted()
            guard !names.isEmpty else { throw NothingMatched(description: "Neither folder holds a .png file.") }
            run.snapshots = SnapshotResults(names.lazy.map { name in
                compare(
                    before.path(name), before.displayPath(name), after.path(name), after.displayPath(name), called: String(name.dropLast(4)), context)
            })
        } else {
            let name = URL(fileURLWithPath: after.path).deletingPathExtension().lastPathComponent
            run.snapshots = [compare(before.path, before.displayPath, after.path, after.displayPath, called: name, context)]
        }
        run.milliseconds = milliseconds(since: start)
        let code = ExitCode.worst(run.snapshots.map { ExitCode($0.verdict, countsRecorded: false) })
        let report = TerminalReport(style: context.style, isQuiet: context.options.isQuiet, ids: run.snapshots.map(\.identity.id))
        context.output.write(
            .results,
            context.options.writesJSON
                ? try JSONReport.text(of: run, exitCode: code.rawValue, toolVersion: toolVersion)
                : run.snapshots.map { report.text(of: $0) }.joined() + report.closingText(of: run))
        try RunOutputs(context).write(run, code)
        return code
    }

    /// Whether it is a folder. Throws when there is nothing.
    private static func kind(_ place: SnapshotFolder) throws -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
            throw ConfigurationError("There is no \(place.displayPath). Give a picture or a folder that exists.")
        }
        return isFolder.boolValue
    }

    private static func compare(
        _ before: String, _ shownBefore: String, _ after: String, _ shownAfter: String, called name: String, _ context: CommandContext
    ) -> SnapshotResult {
        let slash = name.lastIndex(of: "/")
        let identity = PreviewIdentity(
            group: slash.map { String(name[..<$0]) } ?? ".", name: slash.map { String(name[name.index(after: $0)...]) } ?? name,
            sourceFile: shownAfter, sourceLine: 0)
        var result = SnapshotResult(identity, .identical)
        do {
            guard let old = try WholeFile.read(before) else {
                result.verdict = .missingReference
                result.files.actual = shownAfter
                return result
            }
            result.files.expected = shownBefore
            guard let new = try WholeFile.read(after) else {
                result.verdict = .different(vanished(try PictureFile.decode(old)))
                result.layoutChanges = ["The picture is only in the first folder"]
                return result
            }
            result.files.actual = shownAfter
            try judge(try PictureFile.decode(old), try PictureFile.decode(new), &result, context)
            (result.layoutChanges, result.layoutChanged) = layoutChanges(before, after)
            if result.layoutChanged {
                (result.files.expectedLayout, result.files.actualLayout) = (layoutFile(of: shownBefore), layoutFile(of: shownAfter))
            }
        } catch {
            result.verdict = .failed(Failure(.file, "\(shownBefore) or \(shownAfter) cannot be read: \(error)"))
        }
        return result
    }

    private static func vanished(_ picture: Bitmap) -> Difference {
        Difference(
            differingPixels: picture.pixels.count, totalPixels: picture.pixels.count, maximumChannelDifference: 255,
            box: PixelBox(x: 0, y: 0, width: picture.width, height: picture.height))
    }

    private static func judge(_ old: Bitmap, _ new: Bitmap, _ result: inout SnapshotResult, _ context: CommandContext) throws {
        let rule = NamedAlgorithms.named(context.options.algorithm) ?? ExactDifference()
        switch rule.compare(expected: old, actual: new) {
        case .identical:
            result.verdict = .identical
            return
        case .withinTolerance(let difference):
            result.verdict = .withinTolerance(difference)
            return
        case .different(let difference): result.verdict = .different(difference)
        case .sizeChanged(let expected, let actual, let difference):
            result.verdict = .sizeChanged(expected: expected, actual: actual, difference)
        }
        guard let output = context.options.output ?? context.options.report.map({ $0 + "/differences" }) else { return }
        let folder = context.snapshotFolder(output)
        let file = SnapshotName(result.identity).difference
        try folder.write(try PictureFile.encode(differencePicture(expected: old, actual: new)), to: file)
        result.files.difference = folder.displayPath(file)
    }

    private static func layoutFile(of picture: String) -> String { String(picture.dropLast(".png".count)) + ".layout.txt" }

    private static func layoutChanges(_ before: String, _ after: String) -> ([String], isChanged: Bool) {
        func layout(_ picture: String) -> String? {
            (try? WholeFile.read(layoutFile(of: picture))).flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
        }
        guard let old = layout(before), let new = layout(after) else { return ([], false) }
        return (outlineDifference(from: old, to: new), old != new)
    }
}

import Foundation
import SnapshotReports
import Snapshots

/// `report`: the page and other reports of one result file.
@MainActor enum ReportCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        guard context.options.operands.count <= 1 else { throw ConfigurationError("'report' takes one result file. To join several, use 'merge'.") }
        let file = context.options.operands.first ?? context.failures.displayPath(RunOutputs.resultFile)
        let run = try context.result(in: file)
        try RunOutputs(context).write(run, .success)
        return .success
    }
}

/// `merge`: the results of shards as one, with the exit code that one run would have had.
@MainActor enum MergeCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        guard !context.options.operands.isEmpty else { throw ConfigurationError("'merge' needs the result files of the shards: merge <run.json> …") }
        let runs = try context.options.operands.map { try context.result(in: $0) }
        var merged = RunResult(command: runs[0].command)
        var snapshots = runs.flatMap(\.snapshots)
        if snapshots.allSatisfy({ $0.order != nil }) { snapshots.sort { $0.order! < $1.order! } }
        merged.snapshots = SnapshotResults(snapshots)
        var seen = Set<String>()
        if let twice = merged.snapshots.first(where: { !seen.insert($0.identity.id).inserted }) {
            throw ConfigurationError("\(twice.identity.id) is in more than one of the results. Give each shard's result once.")
        }
        merged.orphans = Set(runs.flatMap(\.orphans)).sorted()
        merged.notes = runs.flatMap(\.notes).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        merged.fingerprintChanges = runs.flatMap(\.fingerprintChanges).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        merged.milliseconds = runs.reduce(0) { $0 + $1.milliseconds }
        let code = ExitCode.worst(merged.snapshots.map { ExitCode($0.verdict, countsRecorded: merged.command == Verb.verify.rawValue) })
        try WholeFile.write(to: context.folder.absolute(context.options.output ?? ".previews/merged.json")) { put in
            try JSONReport.write(merged, exitCode: code.rawValue, toolVersion: toolVersion) { try put(Data($0.utf8)) }
        }
        if context.options.writesJSON {
            try JSONReport.write(merged, exitCode: code.rawValue, toolVersion: toolVersion) { context.output.write(.results, $0) }
        } else {
            let report = TerminalReport(style: context.style, isQuiet: true, ids: merged.snapshots.map(\.identity.id))
            context.output.write(.results, merged.snapshots.map { report.text(of: $0) }.joined() + report.closingText(of: merged))
        }
        try RunOutputs(context).write(merged, code)
        return code
    }
}

extension CommandContext {
    fileprivate func result(in file: String) throws -> RunResult {
        guard let bytes = try WholeFile.read(folder.absolute(file)) else {
            throw ConfigurationError("There is no \(folder.display(file)). '\(tool) verify' writes \(failures.displayPath(RunOutputs.resultFile)).")
        }
        return try JSONReport.run(from: bytes, called: folder.display(file))
    }
}

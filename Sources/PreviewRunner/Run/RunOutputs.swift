import Foundation
import SnapshotReports
import Snapshots

/// Writes a result in every form that the command line asks for.
@MainActor struct RunOutputs {
    static let resultFile = "run.json"

    private let context: CommandContext

    init(_ context: CommandContext) { self.context = context }

    func write(_ run: RunResult, _ code: ExitCode) throws {
        let options = context.options
        // What a later report, and whoever downloads the folder, starts from.
        if options.verb == .verify {
            do {
                try WholeFile.write(to: context.failures.path(Self.resultFile)) { put in
                    try JSONReport.write(run, exitCode: code.rawValue, toolVersion: toolVersion) { try put(Data($0.utf8)) }
                }
            } catch let error as FileError {
                // Nobody asked for the folder: a run over a read-only checkout is good without it.
                context.output.write(.progress, "The result was not kept for 'report' and 'review': \(error)\n")
            }
        }
        if let file = options.junit { try write(JUnitReport.text(of: run), to: file) }
        if let file = options.markdown { try append(MarkdownReport(pictures: options.pictureAddress).text(of: run), to: file) }
        if options.writesGitHubAnnotations { context.output.write(.results, GitHubAnnotations.text(of: run)) }
        let page = options.verb == .report ? options.output ?? ".previews/report" : options.report
        if let page {
            let folder = context.snapshotFolder(page)
            let written = try HTMLReport(run, folder: folder, copiesUnchanged: options.copiesUnchanged, absolute: context.folder.absolute).write()
            context.output.write(.progress, "The report is in \(written).\n")
        }
    }

    private func write(_ text: String, to file: String) throws(FileError) {
        try WholeFile.write(Data(text.utf8), to: context.folder.absolute(file))
    }

    /// A step's summary may hold other things already.
    private func append(_ text: String, to file: String) throws(FileError) {
        let path = context.folder.absolute(file)
        let before = try WholeFile.read(path) ?? Data()
        try WholeFile.write(before + Data(text.utf8), to: path)
    }
}

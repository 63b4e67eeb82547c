import Foundation
import SnapshotReports
import Snapshots

/// The whole tool as a value: words in, text and files out, a code back. It reads nothing of the process around it.
@MainActor package struct CommandLineTool {
    private let arguments: [String]
    private let environment: ToolEnvironment
    private let workingFolder: String
    private let output: ToolOutput
    private let renderer: any PreviewRenderer

    /// - Parameters:
    ///   - arguments: the command line, the program's name first.
    ///   - environment: all variables; workers get them, too.
    ///   - workingFolder: absolute; relative paths start there.
    ///   - executable: what a worker process is started from.
    package init(
        arguments: [String], environment: [String: String], workingFolder: String, output: ToolOutput, executable: String = "/proc/self/exe"
    ) {
        self.init(
            arguments: arguments, environment: environment, workingFolder: workingFolder, output: output,
            renderer: WorkerPool(WorkerLauncher(executable: executable, environment: environment, workingFolder: WorkingFolder(path: workingFolder))))
    }

    init(arguments: [String], environment: [String: String], workingFolder: String, output: ToolOutput, renderer: any PreviewRenderer) {
        (self.arguments, self.environment, self.workingFolder) = (arguments, ToolEnvironment(environment), workingFolder)
        (self.output, self.renderer) = (output, renderer)
    }

    package func run() -> ExitCode {
        let words = Array(arguments.dropFirst())
        let folder = WorkingFolder(path: workingFolder)
        let tool = arguments.first.map(folder.display) ?? "previews"
        do {
            let options = try ArgumentParser.parse(words)
            if options.asksForHelp {
                output.write(.results, helpText(tool: tool))
                return .success
            }
            if options.asksForVersion {
                output.write(.results, "previews \(toolVersion)\n")
                return .success
            }
            let context = CommandContext(
                tool: tool, options: options, configuration: try Configuration(in: folder), environment: environment,
                folder: folder, output: output, renderer: renderer)
            switch options.verb {
            case .list: return try ListCommand.run(context)
            case .render: return try RenderCommand.run(context)
            case .record: return try RecordCommand.run(context)
            case .verify: return try VerifyCommand.run(context)
            case .pending: return try PendingCommand.run(context)
            case .review: return try ReviewCommand.run(context)
            case .accept: return try AcceptCommand.run(context)
            case .reject: return try RejectCommand.run(context)
            case .prune: return try PruneCommand.run(context)
            case .diff: return try DiffCommand.run(context)
            case .report: return try ReportCommand.run(context)
            case .merge: return try MergeCommand.run(context)
            case .symbols: return try SymbolsCommand.run(context)
            case .explain: return try ExplainCommand.run(context)
            case .doctor: return try DoctorCommand.run(context)
            }
        } catch {
            return report(error, asJSON: words.contains("--json"))
        }
    }

    private func report(_ error: any Error, asJSON: Bool) -> ExitCode {
        let code: ExitCode =
            switch error {
            case is ConfigurationError, is NameCollision: .usage
            case is NothingMatched: .nothingMatched
            case is ListingFailure: .previewFailed
            default: .file
            }
        output.write(.progress, "error: \(error)\n")
        if asJSON, let text = try? JSONReport.text(ofError: "\(error)", exitCode: code.rawValue, toolVersion: toolVersion) {
            output.write(.results, text)
        }
        return code
    }
}

/// No preview is what the user asked for.
struct NothingMatched: Error, CustomStringConvertible {
    var description: String
}

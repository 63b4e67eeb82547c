import Foundation

/// Runs the command line over every preview that is linked into this executable, and ends the process. A preview host is three lines:
///
/// ```swift
/// import MyViews
/// import PreviewRunner
/// PreviewRunner.main()
/// ```
///
/// The previews belong in a library target; those of an executable target that another executable depends on are not linked.
@MainActor public func main() -> Never { runTool { SwiftUIPreviewSource() } }

/// The tool for any source of previews. This is the one place that reads the process around it. With the hidden argument it is a worker.
@MainActor package func runTool(_ source: () -> any PreviewSource) -> Never {
    let arguments = CommandLine.arguments
    if arguments.dropFirst().first == WorkerLoop.argument { WorkerLoop.run(source()) }
    let tool = CommandLineTool(
        arguments: arguments, environment: ProcessInfo.processInfo.environment, workingFolder: FileManager.default.currentDirectoryPath,
        output: .standard)
    exit(tool.run().rawValue)
}

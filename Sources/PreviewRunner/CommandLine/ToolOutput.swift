import Foundation

/// Where the tool writes: results to standard output, progress and errors to standard error.
@MainActor package struct ToolOutput {
    package enum Stream { case results, progress }

    package var write: @MainActor (Stream, String) -> Void
    /// Whether a person watches that stream.
    package var isTerminal: @MainActor (Stream) -> Bool

    package init(write: @escaping @MainActor (Stream, String) -> Void, isTerminal: @escaping @MainActor (Stream) -> Bool = { _ in false }) {
        (self.write, self.isTerminal) = (write, isTerminal)
    }

    /// The process's own streams.
    package static let standard = ToolOutput(
        write: { stream, text in
            (stream == .results ? FileHandle.standardOutput : .standardError).write(Data(text.utf8))
        },
        isTerminal: { isatty($0 == .results ? 1 : 2) == 1 })
}

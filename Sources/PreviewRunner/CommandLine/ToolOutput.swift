import Foundation

/// Where the tool writes and reads: results to standard output, progress and errors to standard error.
@MainActor package struct ToolOutput {
    package enum Stream { case results, progress }

    package var write: @MainActor (Stream, String) -> Void
    /// Whether a person watches that stream.
    package var isTerminal: @MainActor (Stream) -> Bool

    /// Waits for a key; `nil` where nobody can press one.
    package var readKey: (@MainActor () -> Character?)?

    package init(
        write: @escaping @MainActor (Stream, String) -> Void, isTerminal: @escaping @MainActor (Stream) -> Bool = { _ in false },
        readKey: (@MainActor () -> Character?)? = nil
    ) {
        (self.write, self.isTerminal, self.readKey) = (write, isTerminal, readKey)
    }

    /// The process's own streams.
    package static let standard = ToolOutput(
        write: { stream, text in
            (stream == .results ? FileHandle.standardOutput : .standardError).write(Data(text.utf8))
        },
        isTerminal: { isatty($0 == .results ? 1 : 2) == 1 }, readKey: keyboard)

    private static var keyboard: (@MainActor () -> Character?)? {
        guard isatty(0) == 1 else { return nil }
        return { KeyReader.read() }
    }
}

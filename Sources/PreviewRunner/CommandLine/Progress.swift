/// How far a run is, on standard error: one live line on a terminal, a few plain lines otherwise.
@MainActor final class Progress {
    private let output: ToolOutput
    private let isLive: Bool
    private let total: Int
    private var done = 0
    private var isShown = false

    init(_ output: ToolOutput, total: Int, workers: Int) {
        (self.output, self.total) = (output, total)
        isLive = output.isTerminal(.progress)
        let previews = total == 1 ? "1 preview" : "\(total) previews"
        if isLive { show("0/\(total)") } else { output.write(.progress, "Drawing \(previews) with \(workers) at a time.\n") }
    }

    /// Counts one preview as done.
    func advance(_ id: String) {
        done += 1
        if isLive {
            show("\(done)/\(total) \(id.prefix(60))")
        } else if done.isMultiple(of: 200), done < total {
            output.write(.progress, "\(done) of \(total) done.\n")
        }
    }

    /// Takes the live line away, before something else is printed.
    func clear() {
        if isShown { output.write(.progress, "\r\u{1B}[K") }
        isShown = false
    }

    private func show(_ text: String) {
        output.write(.progress, "\r\u{1B}[K" + text)
        isShown = true
    }
}

import Foundation

/// How a worker came to its end while a preview was in hand, as words.
struct WorkerEnding: Equatable {
    /// What happened, where, and what to do next.
    var reason: String
    /// What the preview printed before.
    var printed: [String]

    /// - Parameters:
    ///   - status: as `waitpid` gives it.
    ///   - timeLimit: the wall time in seconds that was up, if that is why the worker was ended.
    ///   - printed: the last lines of its standard output and error.
    ///   - folder: where printed paths are relative to.
    init(status: Int32, timeLimit: Int?, cpuSeconds: Int, printed: [String], folder: WorkingFolder) {
        let report = CrashReport(lines: printed)
        self.printed = report.printed
        reason = Self.sentence(status, timeLimit, cpuSeconds, report)
        if !report.frames.isEmpty {
            let shown = report.tellingFrames.map { "  \($0.function) at \(folder.display($0.place))" }
            reason += "\nIt was in\n" + shown.joined(separator: "\n")
        }
    }

    private static func sentence(_ status: Int32, _ timeLimit: Int?, _ cpuSeconds: Int, _ report: CrashReport) -> String {
        let message = report.message
        if message?.contains(CrashReports.fullStackMarker) == true {
            return "It recursed until the stack of \(WorkerLimits.stackBytes >> 20) MB was full: a body or function calls itself without end."
        }
        let signal = status & 0x7F
        if signal == SIGXCPU || message?.contains(CrashReports.timeIsUpMarker) == true {
            return "It used more than \(cpuSeconds) s of processor time and was ended: an endless loop, or a view that keeps updating itself. "
                + "Raise --timeout (now \(cpuSeconds)) if it is only slow."
        }
        if let timeLimit {
            return "It was not done after \(timeLimit) s of real time and was ended: it waits for something that never comes. "
                + "Raise --timeout (now \(cpuSeconds)) if it is only slow."
        }
        switch signal {
        case 0: return "Its code ended the process with exit status \(status >> 8 & 0xFF). A preview must not call exit()."
        case SIGTRAP, SIGILL:
            return message.map { "It trapped: \($0)" } ?? "It trapped (signal \(signal)) without a message. A debug build prints one."
        case SIGABRT: return message.map { "It aborted: \($0)" } ?? "It aborted (SIGABRT)."
        case SIGSEGV, SIGBUS: return "It crashed with a bad memory access (\(signal == SIGSEGV ? "SIGSEGV" : "SIGBUS"))."
        case SIGKILL: return "Its process was killed from outside, most often because memory ran out. Try fewer --jobs."
        default: return "Its process was ended by signal \(signal)."
        }
    }
}

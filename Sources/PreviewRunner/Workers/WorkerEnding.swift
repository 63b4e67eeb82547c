import Foundation

/// How a worker came to its end while a preview was in hand, as words.
struct WorkerEnding: Equatable {
    /// What happened and what to do next.
    var reason: String
    var printed: [String]

    /// - Parameters:
    ///   - status: as `waitpid` gives it.
    ///   - timeLimit: the wall time in seconds that was up, if that is why the worker was ended.
    init(status: Int32, timeLimit: Int?, cpuSeconds: Int, printed: [String]) {
        self.printed = printed
        let message = printed.last { $0.contains("Fatal error") }
        if let timeLimit {
            reason = "It was still waiting after \(timeLimit) s and was ended: something in it never finishes. "
                + "Wait on the preview's own clock only, or raise --timeout (now \(cpuSeconds))."
        } else if status & 0x7F == 0 {
            reason = "Its code ended the process with exit status \(status >> 8 & 0xFF). A preview must not call exit()."
        } else {
            switch status & 0x7F {
            case SIGXCPU:
                reason = "It used more than \(cpuSeconds) s of processor time and was ended: an endless loop, or a view that keeps updating itself. "
                    + "Raise --timeout (now \(cpuSeconds)) if it is only slow."
            case SIGSEGV where message?.contains(StackOverflowReport.marker) == true, SIGBUS where message?.contains(StackOverflowReport.marker) == true:
                reason = "It recursed until the stack of \(WorkerLimits.stackBytes >> 20) MB was full: a body or function that calls itself without end."
            case SIGSEGV, SIGBUS: reason = "It crashed with a bad memory access (\(Self.name(status & 0x7F)))."
            case SIGTRAP, SIGILL:
                reason = message.map { "It trapped: \($0)" }
                    ?? "It trapped (\(Self.name(status & 0x7F))) without a message. A debug build prints one."
            case SIGABRT: reason = message.map { "It aborted: \($0)" } ?? "It aborted (SIGABRT)."
            case SIGKILL: reason = "Its process was killed from outside, most often because memory ran out. Try fewer --jobs."
            default: reason = "Its process was ended by \(Self.name(status & 0x7F))."
            }
        }
    }

    private static func name(_ signal: Int32) -> String {
        switch signal {
        case SIGSEGV: "SIGSEGV"
        case SIGBUS: "SIGBUS"
        case SIGTRAP: "SIGTRAP"
        case SIGILL: "SIGILL"
        case SIGFPE: "SIGFPE"
        case SIGTERM: "SIGTERM"
        default: "signal \(signal)"
        }
    }
}

import Foundation
import Glibc

/// Makes a worker say where it was when it dies. Swift's own crash report tells the place of a trap; two ways to die that look like others
/// get a line of their own first: a full stack, and processor time that is up.
///
/// The handlers run on a stack of their own and only call what POSIX allows there: `write`, `sigaction`, `signal`, `raise`.
enum CrashReports {
    static let fullStackMarker = "Fatal error: the stack is full"
    static let timeIsUpMarker = "Fatal error: processor time is up"

    /// What `SWIFT_BACKTRACE` has to be for reports that `CrashReport` reads. The runtime must find its `swift-backtrace` beside it;
    /// without that only the message is known. Measured: 0.1 s a report. `top` has to be 0, or a full stack of millions of frames is walked
    /// to its end.
    static let backtraceSetting =
        "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none,preset=medium,sanitize=no,limit=48,top=0,timeout=20s"

    static func install() {
        let size = 128 << 10
        var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
        sigaltstack(&stack, nil)
        reportFullStack()
        reportTimeIsUp()
    }

    private static func reportFullStack() {
        let limit = WorkerLimits.ownStackBytes
        var here: UInt8 = 0
        let top = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
        guard limit > 0, limit < top else { return }
        // The first access that fails is about where the limit ends: a little above (guard gap) or below (a large frame).
        let end = top - limit
        lowestAddress = end > 16 << 20 ? end - 16 << 20 : 0
        highestAddress = end + 2 << 20
        fullStackLine = SignalLine("\(fullStackMarker) (\(limit >> 20) MB)\n")

        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { signalNumber, information, _ in
            let address = UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr)
            if address >= lowestAddress, address <= highestAddress { fullStackLine?.write() }
            // On to the handler before this one, because the same access is tried again at once.
            if signalNumber == SIGSEGV { sigaction(SIGSEGV, &segmentationBefore, nil) } else { sigaction(SIGBUS, &busBefore, nil) }
        }
        action.sa_flags = SA_SIGINFO | SA_ONSTACK
        sigaction(SIGSEGV, &action, &segmentationBefore)
        sigaction(SIGBUS, &action, &busBefore)
    }

    private static func reportTimeIsUp() {
        timeIsUpLine = SignalLine(timeIsUpMarker + "\n")
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in
            timeIsUpLine?.write()
            // The signal that asks for a report of where the process is; then the usual end.
            raise(SIGQUIT)
            signal(SIGXCPU, SIG_DFL)
            raise(SIGXCPU)
        }
        action.sa_flags = SA_ONSTACK
        sigaction(SIGXCPU, &action, nil)
    }
}

/// A line that a signal handler may print: its bytes are ready before.
private struct SignalLine {
    private let bytes: UnsafeMutablePointer<CChar>
    private let count: Int

    init(_ text: String) {
        bytes = strdup(text)!
        count = strlen(bytes)
    }

    func write() { _ = Glibc.write(2, bytes, count) }
}

// Written once before the handlers are installed, then only read.
private nonisolated(unsafe) var lowestAddress: UInt = 0
private nonisolated(unsafe) var highestAddress: UInt = 0
private nonisolated(unsafe) var fullStackLine: SignalLine?
private nonisolated(unsafe) var timeIsUpLine: SignalLine?
private nonisolated(unsafe) var segmentationBefore = sigaction()
private nonisolated(unsafe) var busBefore = sigaction()

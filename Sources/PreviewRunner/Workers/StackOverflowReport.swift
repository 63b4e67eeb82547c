import Foundation

/// Makes a stack overflow of the main thread say what it is before the process dies of it; otherwise it looks like any bad memory access.
///
/// The handler runs on a stack of its own and only calls what POSIX allows in a signal handler: `write` and `signal`.
enum StackOverflowReport {
    /// The line it prints; `WorkerEnding` looks for it.
    static let marker = "Fatal error: the stack is full"

    static func install() {
        let limit = WorkerLimits.ownStackBytes
        var here: UInt8 = 0
        let top = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
        guard limit > 0, limit < top else { return }
        // The first access that fails is about where the limit ends: a little above (guard gap) or below (a large frame).
        let end = top - limit
        lowestAddress = end > 16 << 20 ? end - 16 << 20 : 0
        highestAddress = end + 2 << 20
        message = strdup("\(marker) (\(limit >> 20) MB)\n")
        messageLength = strlen(message!)

        let size = 64 << 10
        var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
        sigaltstack(&stack, nil)
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { signalNumber, information, _ in
            let address = UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr)
            if address >= lowestAddress, address <= highestAddress { _ = write(2, message, messageLength) }
            // Back to the usual death, which follows at once because the same access is tried again.
            signal(signalNumber, SIG_DFL)
        }
        action.sa_flags = SA_SIGINFO | SA_ONSTACK
        sigaction(SIGSEGV, &action, nil)
        sigaction(SIGBUS, &action, nil)
    }
}

// Written once before the handler is installed, then only read.
private nonisolated(unsafe) var lowestAddress: UInt = 0
private nonisolated(unsafe) var highestAddress: UInt = 0
private nonisolated(unsafe) var message: UnsafeMutablePointer<CChar>?
private nonisolated(unsafe) var messageLength = 0

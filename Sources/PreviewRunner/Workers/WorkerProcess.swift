import Foundation

/// One worker process as the parent sees it: ask, wait for the answer, notice its death. Used by one thread at a time.
final class WorkerProcess {
    enum Outcome {
        case answered(WorkerAnswer)
        case died(WorkerEnding)
    }

    private let process: pid_t
    private let channel: Int32
    private let output: Int32
    private var printed = PrintedTail()
    private let folder: WorkingFolder
    private var isGone = false
    /// Where what arrives is read into, kept because filling it anew for each answer took as long as reading.
    private var chunk = [UInt8](repeating: 0, count: 256 << 10)

    init(_ launcher: WorkerLauncher) throws(WorkerStartError) {
        folder = launcher.workingFolder
        var channels: [Int32] = [-1, -1]
        var outputs: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &channels) == 0,
            pipe(&outputs) == 0
        else {
            let reason = String(cString: strerror(errno))
            channels.filter { $0 >= 0 }.forEach { close($0) }
            throw WorkerStartError(executable: launcher.executable, reason: reason)
        }
        // The system's `pipe2` would do this in one step, but Swift does not see it.
        outputs.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        // Out of the way of the numbers that the child gives them.
        let childChannel = fcntl(channels[1], F_DUPFD_CLOEXEC, 10)
        let childOutput = fcntl(outputs[1], F_DUPFD_CLOEXEC, 10)
        defer { [channels[1], outputs[1], childChannel, childOutput].forEach { close($0) } }
        (channel, output) = (channels[0], outputs[0])
        _ = fcntl(output, F_SETFL, O_NONBLOCK)
        do {
            process = try launcher.start(channel: childChannel, printed: childOutput)
        } catch {
            close(channels[0])
            close(outputs[0])
            throw error
        }
    }

    deinit {
        close(channel)
        if !isGone {
            // Its end of the channel is closed, so an idle worker leaves by itself; one that does not is not waited for long.
            _ = waitForExit(milliseconds: 2000)
        }
        close(output)
    }

    /// Sends a request and waits for the answer, at most the request's wall time.
    func ask(_ request: WorkerRequest) throws -> Outcome {
        printed = PrintedTail()
        let deadline = ContinuousClock.now + .seconds(request.wallSeconds)
        guard send(try request.frame) else { return .died(ending(timeLimit: nil, request)) }
        var received = Data()
        while true {
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero else { return .died(ending(timeLimit: request.wallSeconds, request)) }
            var waiting = [pollfd(fd: channel, events: Int16(POLLIN), revents: 0), pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
            // Once its output is closed there is only the channel to wait for.
            let count = poll(&waiting, printed.isClosed ? 1 : 2, Int32(min(60_000, left.components.seconds * 1000 + 50)))
            if count < 0 && errno != EINTR { return .died(ending(timeLimit: nil, request)) }
            if waiting[1].revents != 0 { printed.drain(output) }
            guard waiting[0].revents != 0 else { continue }
            let got = read(channel, &chunk, chunk.count)
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { return .died(ending(timeLimit: nil, request)) }
            received.append(contentsOf: chunk[..<got])
            if let answer = try WorkerAnswer(frame: received) {
                printed.drain(output)
                return .answered(answer)
            }
        }
    }

    /// The last lines that the worker printed since it was last asked.
    var printedLines: [String] { printed.lines }

    private func send(_ data: Data) -> Bool {
        var sent = 0
        while sent < data.count {
            let put = data.withUnsafeBytes { Foundation.send(channel, $0.baseAddress! + sent, data.count - sent, Int32(MSG_NOSIGNAL)) }
            if put < 0 && errno == EINTR { continue }
            guard put > 0 else { return false }
            sent += put
        }
        return true
    }

    private func ending(timeLimit: Int?, _ request: WorkerRequest) -> WorkerEnding {
        if timeLimit != nil { askWhereItIs() }
        let status = waitForExit(milliseconds: timeLimit == nil ? 5000 : 0)
        printed.drain(output)
        return WorkerEnding(status: status, timeLimit: timeLimit, cpuSeconds: request.cpuSeconds, printed: printed.lines, folder: folder)
    }

    /// Makes the process print a report of where it is, and waits until that is there, at most three seconds.
    private func askWhereItIs() {
        kill(process, SIGQUIT)
        for _ in 0..<150 {
            usleep(20_000)
            printed.drain(output)
            if printed.lines.contains(where: { $0.hasPrefix("Backtrace took") }) { return }
        }
    }

    /// Waits for the process, ends it by force when it takes too long, and gives its status as `waitpid` does.
    private func waitForExit(milliseconds: Int) -> Int32 {
        isGone = true
        var status: Int32 = 0
        for _ in 0..<max(1, milliseconds / 5) {
            let found = waitpid(process, &status, WNOHANG)
            if found == process || found < 0 && errno != EINTR { return status }
            usleep(5000)
        }
        kill(process, SIGKILL)
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return status
    }
}

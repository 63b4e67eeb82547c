import Foundation

/// A worker's life: read a request, draw, answer, until the parent closes its end.
///
/// Requests and answers go over descriptor 3, so that previews may print to standard output and standard error as they like; the parent
/// keeps what they print and shows it when the preview fails.
@MainActor enum WorkerLoop {
    nonisolated static let argument = "--worker"
    nonisolated static let descriptor: Int32 = 3

    static func run(_ source: any PreviewSource) -> Never {
        guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
            FileHandle.standardError.write(Data("\(argument) is for the tool's own use; run it without.\n".utf8))
            exit(ExitCode.usage.rawValue)
        }
        WorkerLimits.refuseCoreFiles()
        WorkerLimits.volunteerWhenMemoryRunsOut()
        CrashReports.install()
        printWithoutDelay()
        let service = PreviewService(source: source)
        while let request = readRequest() {
            WorkerLimits.allowProcessorTime(seconds: request.cpuSeconds)
            WorkerLimits.allowRealTime(seconds: 2 * request.wallSeconds)
            guard let frame = try? service.answer(request).frame, writeAll(frame) else { break }
            WorkerLimits.allowRealTime(seconds: 0)
        }
        exit(0)
    }

    private static func readRequest() -> WorkerRequest? {
        guard let header = readExactly(MessageFrame.headerLength), let json = readExactly(MessageFrame.lengths(header).json) else { return nil }
        return try? JSONDecoder().decode(WorkerRequest.self, from: json)
    }

    private static func readExactly(_ count: Int) -> Data? {
        var data = Data(count: count)
        var filled = 0
        while filled < count {
            let got = data.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + filled, count - filled) }
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { return nil }
            filled += got
        }
        return data
    }

    private static func writeAll(_ data: Data) -> Bool {
        var sent = 0
        while sent < data.count {
            let put = data.withUnsafeBytes { send(descriptor, $0.baseAddress! + sent, data.count - sent, Int32(MSG_NOSIGNAL)) }
            if put < 0 && errno == EINTR { continue }
            guard put > 0 else { return false }
            sent += put
        }
        return true
    }
}

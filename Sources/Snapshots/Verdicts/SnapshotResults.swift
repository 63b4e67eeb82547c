import Foundation
import Synchronization

/// The results of a run in the order of its plan, as a collection. Those of a run that may be long lie in a file without a name, and memory
/// holds what is asked for, so that a run needs no more of it for more pictures; what is counted is counted as they come.
package struct SnapshotResults: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
    /// How a result is written and read again.
    package struct Form: Sendable {
        var encode: @Sendable (SnapshotResult) throws -> Data
        var decode: @Sendable (Data) throws -> SnapshotResult

        package init(encode: @escaping @Sendable (SnapshotResult) throws -> Data, decode: @escaping @Sendable (Data) throws -> SnapshotResult) {
            (self.encode, self.decode) = (encode, decode)
        }
    }

    private enum Place: Sendable {
        case memory(Int)
        case file(ResultFile.Part)
    }

    private var places: [Place] = []
    private var inMemory: [SnapshotResult] = []
    private let file: ResultFile?

    /// How many have each kind of verdict.
    package private(set) var summary = RunSummary([], orphans: 0)
    /// How many verdicts came about in each way, in a run with a cache.
    package private(set) var origins: [SnapshotResult.Origin: Int] = [:]
    /// The places of those that need somebody's attention, rising.
    package private(set) var problems: [Int] = []

    /// How many look the same and say something else to accessibility.
    package private(set) var spokenChanges = 0

    package init(_ results: some Sequence<SnapshotResult>) {
        file = nil
        append(contentsOf: results)
    }

    package init(arrayLiteral results: SnapshotResult...) { self.init(results) }

    /// None yet, to be kept in a file. Where there is no room for one, they stay in memory.
    package init(keptAs form: Form) { file = ResultFile(form) }

    package mutating func append(_ result: SnapshotResult) {
        summary.add(result.verdict)
        if let origin = result.origin { origins[origin, default: 0] += 1 }
        if result.accessibilityChanged, result.verdict == .identical { spokenChanges += 1 }
        if result.verdict.isProblem { problems.append(count) }
        if let part = file?.append(result) { places.append(.file(part)) } else {
            places.append(.memory(inMemory.count))
            inMemory.append(result)
        }
    }

    package mutating func append(contentsOf results: some Sequence<SnapshotResult>) { for result in results { append(result) } }

    package static func += (results: inout SnapshotResults, more: some Sequence<SnapshotResult>) { results.append(contentsOf: more) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { places.count }

    package subscript(place: Int) -> SnapshotResult {
        switch places[place] {
        case .memory(let index): inMemory[index]
        case .file(let part): file!.result(part)
        }
    }

    /// A result as it was written; nil for one in memory.
    package func written(at place: Int) -> Data? {
        if case .file(let part) = places[place] { file!.bytes(part) } else { nil }
    }
}

/// A file that has lost its name, so that nothing of it stays when the process ends, however it ends.
private final class ResultFile: Sendable {
    struct Part: Sendable { var offset, count: Int }

    private let form: SnapshotResults.Form
    private let descriptor: Int32
    private let end = Mutex(0)

    init?(_ form: SnapshotResults.Form) {
        self.form = form
        var name = Array((NSTemporaryDirectory() + "/results-XXXXXX").utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(name)
    }

    deinit { close(descriptor) }

    /// Nil when it could not be written, e.g. because the disk is full.
    func append(_ result: SnapshotResult) -> Part? {
        guard let bytes = try? form.encode(result) else { return nil }
        return end.withLock { end in
            var count = 0
            while count < bytes.count {
                let put = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress! + count, $0.count - count, end + count) }
                if put < 0 && errno == EINTR { continue }
                guard put > 0 else { return nil }
                count += put
            }
            defer { end += count }
            return Part(offset: end, count: count)
        }
    }

    func bytes(_ part: Part) -> Data {
        var bytes = Data(count: part.count)
        var count = 0
        while count < bytes.count {
            let got = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress! + count, $0.count - count, part.offset + count) }
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { fatalError("The disk of \(NSTemporaryDirectory()) lost what was written there.") }
            count += got
        }
        return bytes
    }

    func result(_ part: Part) -> SnapshotResult {
        do { return try form.decode(bytes(part)) } catch { fatalError("A result could not be read again: \(error)") }
    }
}

import Foundation
import Snapshots
import Synchronization

/// The batches of declarations that are still to be listed, and the results, shared by the lanes and the collecting thread.
final class ListingBoard: Sendable {
    private struct State {
        var next = 0
        var results: [Result<[Expansion], any Error>?]
    }

    let batches: Int
    private let count: Int
    private let state: Mutex<State>
    private let arrived = DispatchSemaphore(value: 0)

    init(count: Int) {
        self.count = count
        batches = (count + ListingLane.batch - 1) / ListingLane.batch
        state = Mutex(State(results: Array(repeating: nil, count: batches)))
    }

    /// The next batch; nil when none is left.
    func take() -> (batch: Int, places: Range<Int>)? {
        state.withLock { state in
            guard state.next < batches else { return nil }
            defer { state.next += 1 }
            let start = state.next * ListingLane.batch
            return (state.next, start..<min(start + ListingLane.batch, count))
        }
    }

    func hand(in result: Result<[Expansion], any Error>, of batch: Int) {
        state.withLock { $0.results[batch] = result }
        arrived.signal()
    }

    /// Waits for a batch and forgets it.
    func result(_ batch: Int) throws -> [Expansion] {
        while true {
            let result = state.withLock { state -> Result<[Expansion], any Error>? in
                defer { state.results[batch] = nil }
                return state.results[batch]
            }
            if let result { return try result.get() }
            arrived.wait()
        }
    }
}

/// Lists batches of declarations with one worker at a time, until there are none. Only the thread that runs it touches it.
final class ListingLane: @unchecked Sendable {
    /// How many declarations are asked for at once: few enough for short messages, many enough that waiting for answers takes no time.
    static let batch = 64
    /// What a batch may take; one that takes longer is asked for one by one, each with a preview's own time.
    private static let batchSeconds = 5

    private let launcher: WorkerLauncher
    private let board: ListingBoard
    private let cpuSeconds: Int
    private var worker: WorkerProcess?
    private let isDone = DispatchSemaphore(value: 0)

    init(_ launcher: WorkerLauncher, _ board: ListingBoard, worker: WorkerProcess?, cpuSeconds: Int) {
        (self.launcher, self.board, self.worker, self.cpuSeconds) = (launcher, board, worker, cpuSeconds)
    }

    func run() {
        while let (batch, places) = board.take() { board.hand(in: Result { try list(places) }, of: batch) }
        isDone.signal()
    }

    /// Waits for the lane's end and gives its worker.
    func takeWorker() -> WorkerProcess? {
        isDone.wait()
        defer { worker = nil }
        return worker
    }

    private func list(_ places: Range<Int>) throws -> [Expansion] {
        if places.count > 1, case .answered(let answer) = try ask(.expand(places, cpuSeconds: min(cpuSeconds, Self.batchSeconds))) {
            return try answer.expansions
        }
        // One of them ends the process: which one, shows when each is asked for alone.
        guard case .answered(let answer) = try ask(.declare(places, cpuSeconds: cpuSeconds)) else { throw ConfigurationError(Self.unstable) }
        return try answer.declarations.map { declaration in
            switch try ask(.expand(declaration.index..<declaration.index + 1, cpuSeconds: cpuSeconds)) {
            case .answered(let answer): try answer.expansions[0]
            case .died(let ending):
                Expansion(declaration: declaration, failure: Failure(.preview, ending.reason), printed: ending.printed)
            }
        }
    }

    private static let unstable = "The previews could be counted but not listed. Run again; if it stays, rebuild the executable."

    private func ask(_ request: WorkerRequest) throws -> WorkerProcess.Outcome {
        let worker = try self.worker ?? WorkerProcess(launcher)
        self.worker = worker
        let outcome = try worker.ask(request)
        if case .died = outcome { self.worker = nil }
        return outcome
    }
}

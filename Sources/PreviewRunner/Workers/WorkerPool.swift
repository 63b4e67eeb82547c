import Foundation
import Snapshots
import Synchronization

/// Draws in worker processes, several at a time. A worker draws many previews; when it dies, only the preview in hand is lost and a new one
/// takes its place.
@MainActor final class WorkerPool: PreviewRenderer {
    private let launcher: WorkerLauncher
    /// The workers that listed the previews, kept because they are warm.
    private var idle: [WorkerProcess] = []

    init(_ launcher: WorkerLauncher) { self.launcher = launcher }

    func describe(
        _ settings: [PreviewSettings], wantsInputs: Bool, jobs: Int, cpuSeconds: Int, placed: (PreviewIdentity) -> PreviewIdentity
    ) throws -> PreviewCatalogue {
        let worker = try WorkerProcess(launcher)
        switch try worker.ask(.describe(settings, wantsInputs: wantsInputs, cpuSeconds: cpuSeconds)) {
        case .died(let ending): throw ListingFailure(ending: ending)
        case .answered(let answer):
            let executable = try answer.executable
            return try withoutActuallyEscaping(placed) { placed in
                var listing = PreviewListing(placed: placed)
                try list(executable.count, jobs, cpuSeconds, first: worker) { $0.forEach { listing.add($0) } }
                return PreviewCatalogue(previews: listing.previews, fingerprint: executable.fingerprint, inputs: executable.inputs)
            }
        }
    }

    /// Lists all declarations in batches, on as many workers as pay, and hands them over in order.
    private func list(_ count: Int, _ jobs: Int, _ cpuSeconds: Int, first: WorkerProcess, _ use: ([Expansion]) -> Void) throws {
        let lanes = max(1, min(jobs, count / (2 * ListingLane.batch)))
        let board = ListingBoard(count: count)
        let listing = (0..<lanes).map { ListingLane(launcher, board, worker: $0 == 0 ? first : nil, cpuSeconds: cpuSeconds) }
        for lane in listing.dropFirst() { Thread.detachNewThread { lane.run() } }
        listing[0].run()
        for place in 0..<board.batches { use(try board.result(place)) }
        listing.forEach { idle += $0.takeWorker().map { [$0] } ?? [] }
    }

    func render(jobs: Int, next: () -> RenderOrder?, whenDone: (RenderResult) -> Void) {
        let board = JobBoard()
        var lanes = 0
        var (posted, done, isOver) = (0, 0, false)
        while true {
            // A few orders lie ready, so that no worker waits for this thread.
            while !isOver, posted - done < 4 * jobs {
                guard let order = next() else {
                    isOver = true
                    break
                }
                board.post(order)
                posted += 1
                guard lanes < jobs else { continue }
                lanes += 1
                let lane = WorkerLane(launcher, board, worker: idle.isEmpty ? nil : idle.removeFirst())
                Thread.detachNewThread { lane.run() }
            }
            guard done < posted else { break }
            whenDone(board.nextResult())
            done += 1
        }
        board.close(lanes: lanes)
    }
}

/// The orders still open and the results not yet collected, shared by the lanes and the collecting thread.
private final class JobBoard: Sendable {
    private struct State {
        var orders: [(index: Int, order: RenderOrder)] = []
        var posted = 0
        var results: [RenderResult] = []
    }

    private let state = Mutex(State())
    /// Counts orders, and at the end one for each lane, which then finds none.
    private let ordered = DispatchSemaphore(value: 0)
    private let arrived = DispatchSemaphore(value: 0)

    func post(_ order: RenderOrder) {
        state.withLock { state in
            state.orders.append((state.posted, order))
            state.posted += 1
        }
        ordered.signal()
    }

    /// Lets the lanes go home.
    func close(lanes: Int) { for _ in 0..<lanes { ordered.signal() } }

    /// Waits for an order; nil when there will be none.
    func take() -> (index: Int, order: RenderOrder)? {
        ordered.wait()
        return state.withLock { $0.orders.isEmpty ? nil : $0.orders.removeFirst() }
    }

    func hand(in result: RenderResult) {
        state.withLock { $0.results.append(result) }
        arrived.signal()
    }

    func nextResult() -> RenderResult {
        arrived.wait()
        return state.withLock { $0.results.removeFirst() }
    }
}

/// One worker at a time, taking orders until there are none. Only the thread that runs it touches it.
private final class WorkerLane: @unchecked Sendable {
    private let launcher: WorkerLauncher
    private let board: JobBoard
    private var worker: WorkerProcess?

    init(_ launcher: WorkerLauncher, _ board: JobBoard, worker: WorkerProcess?) {
        (self.launcher, self.board, self.worker) = (launcher, board, worker)
    }

    func run() {
        while let (index, order) = board.take() {
            let start = ContinuousClock.now
            board.hand(in: carryOut(index, order, since: start))
        }
        worker = nil
    }

    private func carryOut(_ index: Int, _ order: RenderOrder, since start: ContinuousClock.Instant) -> RenderResult {
        func failed(_ failure: Failure, printed: [String] = []) -> RenderResult {
            RenderResult(index: index, outcome: .failed(failure, printed: printed), milliseconds: milliseconds(since: start))
        }
        do {
            let worker = try self.worker ?? WorkerProcess(launcher)
            self.worker = worker
            switch try worker.ask(.render(order)) {
            case .answered(let answer):
                return RenderResult(index: index, answer, printed: worker.printedLines, milliseconds: milliseconds(since: start))
            case .died(let ending):
                self.worker = nil
                return failed(Failure(.preview, ending.reason), printed: ending.printed)
            }
        } catch let error as WorkerStartError {
            return failed(Failure(.file, error.description))
        } catch {
            self.worker = nil
            return failed(Failure(.preview, "Its worker sent something unreadable (\(error)). Does the preview write to file descriptor 3?"))
        }
    }
}

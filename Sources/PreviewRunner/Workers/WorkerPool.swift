import Foundation
import Snapshots
import Synchronization

/// Draws in worker processes, several at a time. A worker draws many previews; when it dies, only the preview in hand is lost and a new one
/// takes its place.
@MainActor final class WorkerPool: PreviewRenderer {
    private let launcher: WorkerLauncher
    /// The worker that listed the previews, kept because it is warm.
    private var first: WorkerProcess?

    init(_ launcher: WorkerLauncher) { self.launcher = launcher }

    func describe(_ settings: [PreviewSettings], cpuSeconds: Int) throws -> PreviewCatalogue {
        let worker = try WorkerProcess(launcher)
        first = worker
        switch try worker.ask(.describe(settings, cpuSeconds: cpuSeconds)) {
        case .died(let ending): throw ListingFailure(ending: ending)
        case .answered(let answer):
            let executable = try answer.executable
            let previews = try executable.declarations.flatMap { try list($0, cpuSeconds: cpuSeconds) }
            return PreviewCatalogue(previews: previews, fingerprint: executable.fingerprint)
        }
    }

    private func list(_ declaration: PreviewDeclaration, cpuSeconds: Int) throws -> [ListedPreview] {
        let worker = try first ?? WorkerProcess(launcher)
        first = worker
        switch try worker.ask(.expand(declaration, cpuSeconds: cpuSeconds)) {
        case .answered(let answer): return answer.listed(declaration)
        case .died(let ending):
            first = nil
            return [declaration.dead(Failure(.preview, ending.reason), printed: ending.printed)]
        }
    }

    func render(_ orders: [RenderOrder], jobs: Int, whenDone: (RenderResult) -> Void) {
        let board = JobBoard(orders)
        for _ in 0..<max(1, min(jobs, orders.count)) {
            let lane = WorkerLane(launcher, board, worker: first)
            first = nil
            Thread.detachNewThread { lane.run() }
        }
        for _ in orders { whenDone(board.nextResult()) }
    }
}

/// The orders still open and the results not yet collected, shared by the lanes and the collecting thread.
private final class JobBoard: Sendable {
    private struct State {
        var next = 0
        var results: [RenderResult] = []
    }

    private let orders: [RenderOrder]
    private let state = Mutex(State())
    private let arrived = DispatchSemaphore(value: 0)

    init(_ orders: [RenderOrder]) { self.orders = orders }

    func take() -> (index: Int, order: RenderOrder)? {
        state.withLock { state in
            guard state.next < orders.count else { return nil }
            defer { state.next += 1 }
            return (state.next, orders[state.next])
        }
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

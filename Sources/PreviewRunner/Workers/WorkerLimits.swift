import Foundation

/// Limits that a worker sets on itself, and that the parent sets for it.
enum WorkerLimits {
    /// How deep the stack of a worker may grow. Memory is taken only as it is used; an honest deep view tree needs a few hundred kilobytes,
    /// and a runaway recursion should end before it has eaten the machine.
    static let stackBytes: UInt = 512 << 20

    /// Runs `start` while this process's soft stack limit is the one for workers, because a child takes over its parent's limit at the
    /// moment it starts and the main thread's stack cannot be raised later. A hard limit below it is the most there is.
    static func withWorkerStack<Result>(_ start: () throws -> Result) rethrows -> Result {
        var limit = rlimit()
        guard getrlimit(stackResource, &limit) == 0 else { return try start() }
        let before = limit
        limit.rlim_cur = min(stackBytes, limit.rlim_max)
        setrlimit(stackResource, &limit)
        defer {
            var before = before
            setrlimit(stackResource, &before)
        }
        return try start()
    }

    /// The limit that holds for this process's main thread.
    static var ownStackBytes: UInt {
        var limit = rlimit()
        return getrlimit(stackResource, &limit) == 0 ? limit.rlim_cur : 0
    }

    /// Lets the process compute for that many seconds more; then the system ends it with SIGXCPU.
    static func allowProcessorTime(seconds: Int) {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 1
        var limit = rlimit()
        getrlimit(processorResource, &limit)
        limit.rlim_cur = min(UInt(used + seconds), limit.rlim_max)
        setrlimit(processorResource, &limit)
    }

    /// Ends the process after that many seconds of real time, in case the parent is gone and cannot; 0 takes the limit away.
    static func allowRealTime(seconds: Int) { alarm(UInt32(clamping: seconds)) }

    /// When memory runs out, the system shall take the worker, not the parent or somebody else's process.
    static func volunteerWhenMemoryRunsOut() {
        let descriptor = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = write(descriptor, "1000", 4)
        close(descriptor)
    }

    /// A trap must not leave a file of half a gigabyte.
    static func refuseCoreFiles() {
        var limit = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(coreResource, &limit)
    }

    private static var stackResource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_STACK.rawValue) }
    private static var processorResource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_CPU.rawValue) }
    private static var coreResource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_CORE.rawValue) }
}

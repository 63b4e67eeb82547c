import Foundation

/// Starts worker processes: this executable once more, with a hidden argument.
struct WorkerLauncher: Sendable {
    /// The program; `/proc/self/exe` names the running one even after its file was replaced by a new build.
    var executable = "/proc/self/exe"
    var environment: [String: String]
    var workingFolder: WorkingFolder

    /// What previews see of the environment is the same everywhere: one time zone, one locale, one seed for hashing, so that code which
    /// asks the system instead of SwiftUI's environment, or walks a dictionary, still gives one picture.
    private var workerEnvironment: [String: String] {
        var values = environment
        values["TZ"] = "UTC"
        values["LC_ALL"] = "en_US.UTF-8"
        values["LANG"] = "en_US.UTF-8"
        values["LANGUAGE"] = nil
        values["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // The words by which app code on Apple's platforms asks whether it runs in a preview.
        values["XCODE_RUNNING_FOR_PREVIEWS"] = "1"
        values["SWIFT_BACKTRACE"] = CrashReports.backtraceSetting
        return values
    }

    /// Starts a process whose descriptor 3 is `channel` and whose standard output and error are `printed`; standard input is empty.
    func start(channel: Int32, printed: Int32) throws(WorkerStartError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, printed, 1)
        posix_spawn_file_actions_adddup2(&actions, printed, 2)
        posix_spawn_file_actions_adddup2(&actions, channel, WorkerLoop.descriptor)

        let arguments: [UnsafeMutablePointer<CChar>?] = [strdup(executable), strdup(WorkerLoop.argument), nil]
        let variables: [UnsafeMutablePointer<CChar>?] = workerEnvironment.sorted { $0.key < $1.key }.map { strdup($0.key + "=" + $0.value) } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process: pid_t = 0
        let code = WorkerLimits.withWorkerStack { posix_spawn(&process, executable, &actions, nil, arguments, variables) }
        guard code == 0 else { throw WorkerStartError(executable: executable, reason: String(cString: strerror(code))) }
        return process
    }
}

/// The system refused to start a worker.
struct WorkerStartError: Error, Hashable, CustomStringConvertible {
    var executable: String
    var reason: String

    var description: String {
        "Cannot start a worker process from \(executable): \(reason). Check that the file is there and executable, and the limit on processes."
    }
}

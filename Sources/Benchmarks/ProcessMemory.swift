import Foundation

/// The memory of this process that is really there (resident), in bytes, libraries included; as Linux counts it.
enum ProcessMemory {
    static var now: Int { line("VmRSS:") }
    /// The most at once since the process began or `forgetPeak`.
    static var peak: Int { line("VmHWM:") }

    /// Lets `peak` begin anew (proc(5), clear_refs).
    static func forgetPeak() {
        guard let file = fopen("/proc/self/clear_refs", "w") else { return }
        fputs("5", file)
        fclose(file)
    }

    private static func line(_ name: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
        return (line.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }
}

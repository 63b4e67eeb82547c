import Foundation

/// `cold`: each scene in a process of its own, from its start to the PNG file on disk, and the most memory it took.
///
/// Beside it the time of `true`: what starting any process takes here. The stages' times are of the process's own processor time.
@MainActor func measureCold(_ report: Report) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/benchmarks-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try OneScene.writePhotos(to: folder)
    report.add("true", try measure { _ in _ = try output(of: "/bin/true", []) })
    for name in OneScene.names {
        let arguments = ["--draw", name, "--photos", folder, "--to", folder + "/picture.png"]
        var accounts: [OneScene.Account] = []
        let timing = try measure(rounds: name == OneScene.large ? 1 : 9) { _ in
            accounts.append(try JSONDecoder().decode(OneScene.Account.self, from: try output(of: "/proc/self/exe", arguments)))
        }
        // The first one read the program and the fonts from the disk.
        accounts.removeFirst()
        let stages = accounts[0].stages.indices.map { index in
            let median = Timing.median(accounts.map { Timing(wall: 0, processor: $0.stages[index].milliseconds) }).processor
            return Timing(wall: median, processor: median)
        }
        let all = stages.reduce(.zero, +)
        let last = accounts.last!, pictures = String(format: "%.1f", Double(last.drawing) / Double(last.frame))
        let memory = "\(last.peak / 1_000_000) MB; drawing and encoding added \(last.drawing / 1_000_000) MB, \(pictures) pictures"
        report.add(name, Timing(wall: timing.wall, processor: all.processor), note: memory)
        for (stage, timing) in zip(last.stages, stages) { report.add("\(name), \(stage.name)", timing) }
    }
}

/// What a program writes to its standard output, when it has ended well.
private func output(of program: String, _ arguments: [String]) throws -> Data {
    let pipe = Pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipe.fileHandleForWriting.fileDescriptor, 1)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else { throw Request.Mistake("\(program) cannot be started.") }
    pipe.fileHandleForWriting.closeFile()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process, status == 0 else { throw Request.Mistake("\(program) \(arguments) ended with \(status).") }
    return data
}

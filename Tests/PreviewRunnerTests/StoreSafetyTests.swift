import Foundation
import Snapshots
import Testing

@testable import PreviewRunner

/// The store when things go wrong: killed processes, two at once, a full disk, a read-only folder. With the fixture as a process.
@Suite(.serialized) struct StoreSafetyTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)").path
    private static let fixture = URL(fileURLWithPath: try! FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        .deletingLastPathComponent().appendingPathComponent("PreviewRunnerFixture")

    private func start(_ shift: Int, _ arguments: String...) throws -> Process {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = Self.fixture
        process.arguments = arguments + ["--filter", "Fixture/More-"]
        process.environment = ["FIXTURE_COUNT": "40", "FIXTURE_SHIFT": "\(shift)"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        return process
    }

    private func record(_ shift: Int) throws {
        let process = try start(shift, "record")
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// Every file of the store by its name, hidden ones too.
    private func store() -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: folder + "/Snapshots")?.compactMap { $0 as? String } ?? []
        var files: [String: Data] = [:]
        for name in names { files[name] = FileManager.default.contents(atPath: folder + "/Snapshots/" + name) }
        return files.filter { !$0.value.isEmpty || $0.key.contains(".") }
    }

    private func isHidden(_ name: String) -> Bool { name.split(separator: "/").contains { $0.hasPrefix(".") } }

    @Test("killed at fifty moments, the store holds old or new files, never half of one")
    func killed() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try record(8)
        let new = store()
        let clock = ContinuousClock()
        let whole = try clock.measure { try record(0) }
        let old = store()
        #expect(old.count == 81 && Set(old.keys) == Set(new.keys) && old != new)
        var random: UInt64 = 7
        var sawMixture = false
        for round in 0..<50 {
            let process = try start(round.isMultiple(of: 2) ? 8 : 0, "record")
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            // Anywhere in a run, as long as one takes here.
            let share = Double(random >> 40) / Double(1 << 24)
            usleep(UInt32(Double(whole.components.attoseconds) / 1e12 * share + Double(whole.components.seconds) * 1e6 * share))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let found = store().filter { !isHidden($0.key) }
            #expect(Set(found.keys) == Set(old.keys))
            for (name, bytes) in found { #expect(bytes == old[name] || bytes == new[name], "round \(round): \(name)") }
            sawMixture = sawMixture || found != old && found != new
        }
        // Otherwise no kill fell into the writing, and nothing was shown.
        #expect(sawMixture)
        try record(0)
        #expect(store() == old)
    }

    @Test("two runs at once leave whole files of one or the other, and nothing else")
    func twoAtOnce() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try record(8)
        let new = store()
        try record(0)
        let old = store()
        for _ in 0..<4 {
            let both = [try start(0, "record"), try start(8, "record")]
            for process in both {
                process.waitUntilExit()
                #expect(process.terminationStatus == 0)
            }
            let found = store()
            #expect(Set(found.keys) == Set(old.keys))
            for (name, bytes) in found { #expect(bytes == old[name] || bytes == new[name], "\(name)") }
        }
    }

    /// Whether the system allows mounts in a namespace of one's own.
    private static let mayMount: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        process.arguments = ["--map-root-user", "--mount", "/bin/mount", "-t", "tmpfs", "none", "/tmp"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Runs a script in a mount namespace of its own, in which it may mount.
    private func inOwnMounts(_ script: String) throws -> String {
        try FileManager.default.createDirectory(atPath: folder + "/Snapshots", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        process.arguments = ["--map-root-user", "--mount", "/bin/bash", "-c", script]
        process.environment = ["FIXTURE_COUNT": "40", "TOOL": Self.fixture.path, "PATH": "/usr/bin:/bin"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    @Test("on a full disk a run says so, and every old file stays", .enabled(if: mayMount, "this system allows no mounts"))
    func fullDisk() throws {
        let script = """
            mount -t tmpfs -o size=600k none Snapshots && echo mounted || exit
            "$TOOL" record -q --filter Fixture/More- >/dev/null 2>&1; echo "recorded: $?"
            cat Snapshots/Fixture/* | sha256sum > before
            head -c 600k /dev/zero > Snapshots/ballast 2>/dev/null
            FIXTURE_SHIFT=8 "$TOOL" record --filter Fixture/More- > out 2>&1; echo "full: $?"
            grep -m1 -o 'Cannot write .*No space left on device.*' out
            rm Snapshots/ballast; cat Snapshots/Fixture/* | sha256sum | cmp - before && echo same
            ls -A Snapshots/Fixture | grep -c tmp
            """
        let text = try inOwnMounts(script)
        #expect(text.contains("recorded: 0") && text.contains("full: 5"), "\(text)")
        #expect(text.contains("Check the folder's permissions and the free space.") && text.contains("same\n0"), "\(text)")
    }

    @Test("in a read-only store verifying works and recording says why not", .enabled(if: mayMount, "this system allows no mounts"))
    func readOnly() throws {
        let script = """
            mount -t tmpfs none Snapshots && echo mounted || exit
            "$TOOL" record -q --filter Fixture/More- >/dev/null 2>&1; mount -o remount,ro Snapshots
            "$TOOL" verify -q --filter Fixture/More- >/dev/null 2>&1; echo "verified: $?"
            FIXTURE_SHIFT=8 "$TOOL" record --filter Fixture/More- 2>&1; echo "recorded: $?"
            """
        let text = try inOwnMounts(script)
        #expect(text.contains("verified: 0") && text.contains("recorded: 5"), "\(text)")
        #expect(text.contains("Read-only file system. Choose another folder or change its permissions."), "\(text)")
    }
}

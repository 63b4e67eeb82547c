import Foundation

/// The files that differ from where the current branch left another, as git knows them: committed, staged, changed or new.
struct GitChanges {
    /// Relative to the working folder; those outside of it begin with `../`.
    private(set) var files: [String] = []
    private let folder: String
    private let base: String
    private let root: String

    /// Throws a sentence when there is no git, no repository, or no such commit.
    init(since reference: String, folder: WorkingFolder) throws(ConfigurationError) {
        self.folder = folder.path
        guard !reference.hasPrefix("-") else { throw ConfigurationError("--changed-since '\(reference)' is no commit. Give a branch, tag or commit, e.g. main.") }
        guard let top = Self.git(["rev-parse", "--show-toplevel"], in: folder.path), top.code == 0 else {
            throw ConfigurationError("--changed-since needs git and a repository, and \(folder.path) is in none. Leave it out to run everything.")
        }
        root = top.lines.first ?? folder.path
        guard Self.git(["rev-parse", "--verify", "--quiet", reference + "^{commit}"], in: folder.path)?.code == 0 else {
            throw ConfigurationError(
                "--changed-since '\(reference)' is no commit that this repository knows. Fetch it first: git fetch origin \(reference) "
                    + "(in GitHub's checkout action, fetch-depth: 0).")
        }
        guard let common = Self.git(["merge-base", reference, "HEAD"], in: folder.path), common.code == 0, let base = common.lines.first else {
            throw ConfigurationError(
                "--changed-since '\(reference)': where this branch left it is not in this repository's history. Fetch more of it: git fetch --unshallow.")
        }
        self.base = base
        for arguments in [["diff", "--name-only", "--no-renames", "-z", base, "--"], ["ls-files", "--others", "--exclude-standard", "-z"]] {
            guard let answer = Self.git(arguments, in: root), answer.code == 0 else {
                throw ConfigurationError("git \(arguments[0]) failed in \(root), so what changed since '\(reference)' is not known. Leave --changed-since out.")
            }
            files += answer.text.split(separator: "\0").map { relative(String($0)) }
        }
        files = Set(files).sorted()
    }

    /// What a file held before; nil for a new one.
    func before(_ file: String) -> String? {
        let path = URL(fileURLWithPath: folder + "/" + file).standardizedFileURL.path
        guard path.hasPrefix(root + "/"), let answer = Self.git(["show", "\(base):\(path.dropFirst(root.count + 1))"], in: root), answer.code == 0 else {
            return nil
        }
        return answer.text
    }

    private func relative(_ path: String) -> String {
        let full = root + "/" + path
        return full.hasPrefix(folder + "/") ? String(full.dropFirst(folder.count + 1)) : "../" + path
    }

    private struct Answer {
        var code: Int32
        var text: String

        var lines: [String] { text.split(separator: "\n").map(String.init) }
    }

    private static func git(_ arguments: [String], in folder: String) -> Answer? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // In a container the checkout often belongs to another user, which git takes for a danger; nothing of it is run here.
        process.arguments = ["git", "-c", "core.quotepath=off", "-c", "safe.directory=*"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        (process.standardOutput, process.standardError, process.standardInput) = (pipe, FileHandle.nullDevice, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return nil }
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Answer(code: process.terminationStatus, text: String(decoding: bytes, as: UTF8.self))
    }
}

import Foundation

/// The folder that holds the references, and what may be asked of it.
package struct SnapshotFolder: Sendable {
    /// As users know it, relative to the working folder where it lies below it.
    package let displayPath: String
    /// As the system knows it.
    package let path: String

    package init(path: String, displayPath: String) { (self.path, self.displayPath) = (path, displayPath) }

    package func path(_ relative: String) -> String { path + "/" + relative }
    package func displayPath(_ relative: String) -> String { displayPath + "/" + relative }

    /// A stored text, `nil` if there is none.
    package func text(_ relative: String) throws(FileError) -> String? {
        try WholeFile.read(path(relative)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Writes a file below the folder in one step. A folder on the way that is a link is refused, since it may lead out of the store.
    package func write(_ bytes: Data, to relative: String) throws(FileError) {
        try refuseLinks(above: relative)
        try WholeFile.write(bytes, to: path(relative))
    }

    /// Removes a file below the folder; one that does not exist is none to remove. Not through links either.
    package func remove(_ relative: String) throws(FileError) {
        try refuseLinks(above: relative)
        try WholeFile.remove(path(relative))
    }

    /// Whether the folder exists in which a file would lie.
    func hasFolder(of relative: String) -> Bool {
        access(path + "/" + (relative.lastIndex(of: "/").map { relative[..<$0] } ?? ""), F_OK) == 0
    }

    private func refuseLinks(above relative: String) throws(FileError) {
        let components = relative.split(separator: "/")
        guard !relative.hasPrefix("/"), !components.contains("..") else {
            throw FileError("\(relative) lies outside of \(displayPath); nothing was written.")
        }
        var folder = path
        for component in components.dropLast() {
            folder += "/" + component
            var status = stat()
            guard lstat(folder, &status) == 0 else { return }
            guard status.st_mode & S_IFMT != S_IFLNK else {
                throw FileError("\(folder) is a link, which may lead out of \(displayPath); nothing was written. Put a real folder in its place.")
            }
        }
    }

    package func fingerprint() throws(FileError) -> Fingerprint? { try text(Fingerprint.fileName).map(Fingerprint.init(text:)) }

    /// Pictures and their texts that belong to none of the names, sorted; hidden files and other kinds of files are left out.
    ///
    /// A picture of a known preview made with settings from the command line (`Room.dark.png` where `owns` knows `dark`) is no orphan.
    package func orphans(owned names: [SnapshotName], isSettingsSuffix: (Substring) -> Bool) -> [String] {
        let stems = Set(names.map(\.stem))
        func isOwned(_ stem: Substring) -> Bool {
            var stem = stem
            while true {
                if stems.contains(String(stem)) { return true }
                guard let dot = stem.lastIndex(of: "."), isSettingsSuffix(stem[stem.index(after: dot)...]) else { return false }
                stem = stem[..<dot]
            }
        }
        return files().filter { file in
            for ending in [".png", ".layout.txt", ".a11y.txt"] where file.hasSuffix(ending) {
                return !isOwned(file.dropLast(ending.count))
            }
            return false
        }
    }

    /// Removes what a process left that was killed while it wrote: temporary files whose writer is no more.
    package func removeAbandonedFiles() {
        let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        for file in found where file.hasSuffix(".tmp") {
            let name = file.split(separator: "/").last ?? ""
            let parts = name.split(separator: ".")
            guard name.hasPrefix("."), parts.count >= 3, let writer = pid_t(parts[parts.count - 2]) else { continue }
            if kill(writer, 0) != 0, errno == ESRCH { unlink(path(file)) }
        }
    }

    /// Every visible file below the folder, relative, sorted.
    package func files() -> [String] {
        let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return found.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
    }
}

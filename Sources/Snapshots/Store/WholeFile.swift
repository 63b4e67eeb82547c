import Foundation

/// Files that are read and written as a whole.
package enum WholeFile {
    /// The bytes of a file, `nil` if there is none.
    package static func read(_ path: String) throws(FileError) -> Data? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw FileError(doing: "read", path, code: errno, next: "Check its owner and permissions.")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw FileError("Cannot read \(path): it is not a file. Move it away.")
        }
        var bytes = Data(count: Int(status.st_size))
        var count = 0
        while count < bytes.count {
            let got = bytes.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress! + count, $0.count - count) }
            if got < 0 && errno == EINTR { continue }
            guard got >= 0 else { throw FileError(doing: "read", path, code: errno, next: "Check the disk.") }
            if got == 0 { break }
            count += got
        }
        return bytes.prefix(count)
    }

    /// Writes a file in one step: to a temporary name in the same folder, then renamed, so that nobody ever sees half of it.
    ///
    /// Missing folders are made. An existing file keeps its place until the new one is complete.
    package static func write(_ bytes: Data, to path: String) throws(FileError) {
        let url = URL(fileURLWithPath: path)
        try makeFolder(url.deletingLastPathComponent().path)
        let file = try NewFile(path, url)
        do throws(FileError) { try file.put(bytes) } catch {
            file.abandon()
            throw error
        }
        try file.finish()
    }

    /// Writes a file of many parts, as `write(_:to:)` does one of a single part. Whatever the parts' maker throws leaves the old file.
    package static func write(to path: String, parts: (_ put: (Data) throws -> Void) throws -> Void) throws {
        let url = URL(fileURLWithPath: path)
        try makeFolder(url.deletingLastPathComponent().path)
        let file = try NewFile(path, url)
        do { try parts { try file.put($0) } } catch {
            file.abandon()
            throw error
        }
        try file.finish()
    }

    /// A file under its temporary name.
    private struct NewFile {
        private let path, temporary: String
        private let descriptor: Int32
        private static let next = "Check the folder's permissions and the free space."

        init(_ path: String, _ url: URL) throws(FileError) {
            self.path = path
            let folder = url.deletingLastPathComponent().path
            // Process numbers may be the same on two machines that share the folder, so a name that exists is left to its writer, a few times.
            for attempt in 0..<8 {
                let name = ".\(url.lastPathComponent.prefix(100))\(attempt == 0 ? "" : "-\(attempt)").\(getpid()).tmp"
                let isLast = attempt == 7
                let opened = open(folder + "/" + name, O_WRONLY | O_CREAT | (isLast ? O_TRUNC : O_EXCL) | O_CLOEXEC, 0o666)
                if opened < 0, errno == EEXIST { continue }
                guard opened >= 0 else { throw FileError(doing: "write", path, code: errno, next: Self.next) }
                (temporary, descriptor) = (folder + "/" + name, opened)
                return
            }
            throw FileError(doing: "write", path, code: EEXIST, next: Self.next)
        }

        func put(_ bytes: Data) throws(FileError) {
            var count = 0
            while count < bytes.count {
                let put = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress! + count, $0.count - count) }
                if put < 0 && errno == EINTR { continue }
                guard put >= 0 else { throw FileError(doing: "write", path, code: errno, next: Self.next) }
                count += put
            }
        }

        func abandon() {
            close(descriptor)
            unlink(temporary)
        }

        func finish() throws(FileError) {
            // A full network disk may report its error only here.
            guard close(descriptor) == 0, rename(temporary, path) == 0 else {
                let code = errno
                unlink(temporary)
                throw FileError(doing: "write", path, code: code, next: Self.next)
            }
        }
    }

    /// Makes a folder and those above it.
    package static func makeFolder(_ path: String) throws(FileError) {
        var status = stat()
        if stat(path, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR { return }
            throw FileError("Cannot make the folder \(path): a file of that name is in the way. Move it away or choose another folder.")
        }
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if parent != path { try makeFolder(parent) }
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
            throw FileError(doing: "make the folder", path, code: errno, next: "Choose another folder or change its permissions.")
        }
    }

    /// Makes the folder if need be and finds out whether files can be written there.
    package static func requireWritableFolder(_ path: String) throws(FileError) {
        try makeFolder(path)
        guard access(path, W_OK | X_OK) == 0 else {
            throw FileError(doing: "write into the folder", path, code: errno, next: "Choose another folder or change its permissions.")
        }
    }

    /// Removes a file; one that does not exist is none to remove.
    package static func remove(_ path: String) throws(FileError) {
        guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
            throw FileError(doing: "remove", path, code: errno, next: "Check its owner and permissions.")
        }
    }
}

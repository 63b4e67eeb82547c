import Foundation

/// A file or folder that could not be read or written.
package struct FileError: Error, Hashable, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }

    /// The failure of a system call on a path, `doing` being e.g. `write`; reads `errno` when no code is given.
    init(doing: String, _ path: String, code: Int32, next: String) {
        description = "Cannot \(doing) \(path): \(String(cString: strerror(code))). \(next)"
    }
}

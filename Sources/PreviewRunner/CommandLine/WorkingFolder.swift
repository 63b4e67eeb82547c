import Foundation

/// The folder that relative paths start from.
struct WorkingFolder: Sendable {
    /// Absolute.
    let path: String

    /// The absolute form of a path that a user gave.
    func absolute(_ path: String) -> String {
        (path.hasPrefix("/") ? URL(fileURLWithPath: path) : URL(fileURLWithPath: self.path + "/" + path)).standardizedFileURL.path
    }

    /// How a path is printed: relative if it lies below this folder, else as it was given.
    func display(_ path: String) -> String {
        guard path.hasPrefix("/") else { return path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
        let own = self.path.hasSuffix("/") ? self.path : self.path + "/"
        return path.hasPrefix(own) ? String(path.dropFirst(own.count)) : path
    }
}

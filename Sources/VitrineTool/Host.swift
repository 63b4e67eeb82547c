import Foundation

/// The verbs that need the previews of a package, and so its host.
let drawingVerbs: Set<String> = ["list", "render", "record", "verify", "test", "prune", "clean", "explain", "doctor"]

/// How a package's host is called. Not as this package's own, `previews`: SwiftPM would take one for the other.
let hostName = "PreviewHost"

/// Becomes `swift run PreviewHost …` in the working folder, or `swift run previews …` in this package. Returns only when that cannot be started.
func runHost(_ arguments: [String]) -> Never {
    let isOwn = !FileManager.default.fileExists(atPath: "Sources/\(hostName)") && FileManager.default.fileExists(atPath: "Previews/Host")
    let words = ["swift", "run", isOwn ? "previews" : hostName] + arguments
    let pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    execvp("swift", pointers)
    FileHandle.standardError.write(Data("error: 'swift' cannot be started: \(String(cString: strerror(errno))). Is the toolchain on the PATH?\n".utf8))
    exit(2)
}

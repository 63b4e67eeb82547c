import Foundation

/// The verbs that need the previews of a package, and so its host.
let drawingVerbs: Set<String> = ["list", "render", "record", "verify", "test", "prune", "clean", "explain", "doctor"]

/// Becomes `swift run previews …` in the working folder. Returns only when that cannot be started.
func runHost(_ arguments: [String]) -> Never {
    let words = ["swift", "run", "previews"] + arguments
    let pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    execvp("swift", pointers)
    FileHandle.standardError.write(Data("error: 'swift' cannot be started: \(String(cString: strerror(errno))). Is the toolchain on the PATH?\n".utf8))
    exit(2)
}

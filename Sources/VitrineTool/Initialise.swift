import Foundation

/// `vitrine init`: gives a package a preview host. Nothing that exists is overwritten; what it adds to the manifest stands at its end, with a remark.
///
/// - Returns: the exit code.
func initialise(arguments: [String], folder: String) -> Int32 {
    do {
        let address = try address(in: arguments)
        let package = try PackageOutline(folder: folder)
        let libraries = package.targets.filter { $0.usesSwiftUI && !$0.isProgram }
        for program in package.targets where program.usesSwiftUI && program.isProgram {
            say("note: '\(program.name)' is a program; previews inside of it cannot be seen by a host. Move its views into a library target.")
        }
        guard !libraries.isEmpty else {
            throw Mistake("No library target below Sources imports SwiftUI. Put your views into one, then run this again.")
        }
        try write(hostSource(libraries.map(\.name)), to: folder + "/Sources/previews/main.swift")
        try append(manifestLines(libraries.map(\.name), address), to: folder + "/Package.swift")
        say("""
            Package.swift has a preview host now, and Sources/previews/main.swift is it. Next:
              swift run previews list      the previews of \(libraries.map(\.name).joined(separator: ", "))
              swift run previews record    draws them; look at the pictures in Snapshots and commit them
              swift run previews verify    compares; this is for CI
            """)
        return 0
    } catch {
        FileHandle.standardError.write(Data("error: \(error)\n".utf8))
        return 2
    }
}

struct Mistake: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}

/// Where the package that this tool comes from can be had: `--from <address or path>`.
private func address(in arguments: [String]) throws -> String {
    guard arguments.first == "--from", arguments.count == 2, !arguments[1].isEmpty else {
        throw Mistake("Say where the Vitrine package is: vitrine init --from <address of its repository, or path of a checkout>.")
    }
    return arguments[1]
}

private func hostSource(_ libraries: [String]) -> String {
    libraries.map { "import \($0)\n" }.joined() + "import PreviewRunner\n\nPreviewRunner.main()\n"
}

private func manifestLines(_ libraries: [String], _ address: String) -> String {
    let isPath = FileManager.default.fileExists(atPath: address)
    let dependency = isPath ? ".package(name: \"vitrine\", path: \"\(address)\")" : ".package(url: \"\(address)\", from: \"1.0.0\")"
    let name = isPath ? "vitrine" : packageName(of: address)
    let list = libraries.map { "\"\($0)\"" }.joined(separator: ", ")
    return """

        // Previews as pictures: `swift run previews verify`.
        package.dependencies.append(\(dependency))
        package.targets.append(.executableTarget(name: "previews", dependencies: [\(list), .product(name: "PreviewRunner", package: "\(name)")]))
        for target in package.targets where [\(list)].contains(target.name) {
            target.dependencies.append(.product(name: "SwiftUI", package: "\(name)", condition: .when(platforms: [.linux])))
        }

        """
}

/// SwiftPM knows a package by the last part of its address.
private func packageName(of address: String) -> String {
    let last = address.split(separator: "/").last.map(String.init) ?? address
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
}

private func write(_ text: String, to path: String) throws {
    guard !FileManager.default.fileExists(atPath: path) else { throw Mistake("\(path) exists already; nothing was changed. Is there a host?") }
    try FileManager.default.createDirectory(atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
}

private func append(_ text: String, to path: String) throws {
    let before = try String(contentsOfFile: path, encoding: .utf8)
    try Data((before + text).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
}

private func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

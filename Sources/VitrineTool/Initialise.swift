import Foundation

/// `vitrine init`: gives a package a preview host and a first snapshot test. Nothing that exists is overwritten; what it adds to the manifest
/// stands at its end, with a remark.
///
/// - Returns: the exit code.
func initialise(arguments: [String], folder: String) -> Int32 {
    do {
        let address = try address(in: arguments)
        let package = try PackageOutline(folder: folder)
        let taken = package.namesInManifest.filter(targetsOfVitrine.contains)
        guard taken.isEmpty else { throw Mistake(taken.map(whatToRename).joined(separator: "\n") + "\nThen run this again; nothing was changed.") }
        let libraries = package.targets.filter { $0.usesSwiftUI && !$0.isProgram }
        for program in package.targets where program.usesSwiftUI && program.isProgram && !(libraries.isEmpty || program.viewFiles.isEmpty) {
            say("note: " + whatToMove(program))
        }
        guard !libraries.isEmpty else {
            let programs = package.targets.filter { $0.usesSwiftUI && $0.isProgram }.map(whatToMove)
            throw Mistake((["No library target below Sources imports SwiftUI, so there are no previews that a host could see."]
                + (programs.isEmpty ? ["Put your views into one, then run this again."] : programs + ["Then run this again."])).joined(separator: "\n"))
        }
        let names = libraries.map(\.name)
        let tests = FileManager.default.fileExists(atPath: folder + "/" + testFolder) ? nil : libraries.first { $0.plainView != nil } ?? libraries[0]
        try write(hostSource(names), to: "\(folder)/Sources/\(hostName)/main.swift")
        if let tests {
            try write(testSource(tests), to: "\(folder)/\(testFolder)/\(tests.name)Snapshots.swift")
            // The manifest names it, and there shall be no warning before the first picture.
            try FileManager.default.createDirectory(atPath: "\(folder)/\(testFolder)/__Snapshots__", withIntermediateDirectories: true)
        }
        let users = package.targets.filter(\.usesSwiftUI).map(\.name)
        try append(manifestLines(names, users: users, tests: tests?.name, address), to: folder + "/Package.swift")
        try ignoreFailures(folder + "/.gitignore")
        say("""
            Package.swift has a preview host now, and Sources/\(hostName)/main.swift is it. Next:
              swift run \(hostName) list      the previews of \(names.joined(separator: ", "))
              swift run \(hostName) record    draws them; look at the pictures in Snapshots and commit them
              swift run \(hostName) verify    compares; this is for CI
            """)
        if let tests {
            say("""
                \(testFolder)/\(tests.name)Snapshots.swift is a first snapshot test:
                  swift test                   records its picture the first time, and says so; commit __Snapshots__ and run it again
                """)
        } else {
            say("\(testFolder) exists already, so no test was added.")
        }
        return 0
    } catch {
        FileHandle.standardError.write(Data("error: \(error)\n".utf8))
        return 2
    }
}

/// SwiftPM links no executable into another, so views of a program have to stand in a library.
private func whatToMove(_ program: PackageOutline.Target) -> String {
    let (views, library) = (program.viewFiles.map { "Sources/\(program.name)/\($0)" }, program.name + "Views")
    let entry = program.entryFiles.first ?? "its entry point"
    let what = views.isEmpty ? "the views in Sources/\(program.name)/\(entry)" : views.joined(separator: ", ")
    return "'\(program.name)' is a program; previews inside of it cannot be seen by a host. Move \(what) and what they use into Sources/\(library), "
        + "add .target(name: \"\(library)\") to Package.swift and \"\(library)\" to the dependencies of '\(program.name)', "
        + "write 'import \(library)' in \(entry), and make public what it uses of them."
}

/// SwiftPM builds two packages together only when no target of one is called like a target of the other.
private func whatToRename(_ name: String) -> String {
    "A target of this package is called '\(name)', and so is one of Vitrine's; SwiftPM refuses to build both together. Give it another name "
        + "in Package.swift and to its folder, e.g. 'My\(name.prefix(1).uppercased() + name.dropFirst())'."
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

private let testFolder = "Tests/SnapshotTests"

/// A test of one view: one that a preview makes without arguments, or a place for one.
private func testSource(_ library: PackageOutline.Target) -> String {
    let view = library.plainView
    return """
        import SnapshotTesting
        import SwiftUI
        import Testing

        @testable import \(library.name)

        /// The first run records a picture into __Snapshots__ beside this file; look at it and commit it. From then on it is compared.
        @MainActor @Suite struct \(library.name)Snapshots {
            @Test func \(view.map(lowercasedFirst) ?? "firstView")() {\(view == nil ? "\n        // Put a view of yours here." : "")
                assertSnapshot(of: \(view ?? "Text(\"Hello\")")\(view == nil ? "" : "()"), as: .image(layout: .device(config: .iPhone13)))
            }
        }

        """
}

private func lowercasedFirst(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

/// What failed runs leave is nothing to commit.
private func ignoreFailures(_ path: String) throws {
    let before = FileManager.default.fileExists(atPath: path) ? try String(contentsOfFile: path, encoding: .utf8) : ""
    let known = Set(before.split(whereSeparator: \.isNewline).map { $0.hasPrefix("/") ? $0.dropFirst() : $0 }.map { $0.hasSuffix("/") ? $0.dropLast() : $0 })
    let missing = [".build", ".previews"].filter { !known.contains(Substring($0)) }
    guard !missing.isEmpty else { return }
    let text = before + (before.isEmpty || before.hasSuffix("\n") ? "" : "\n") + missing.map { $0 + "/\n" }.joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
}

private func hostSource(_ libraries: [String]) -> String {
    libraries.map { "import \($0)\n" }.joined() + "import PreviewRunner\n\nPreviewRunner.main()\n"
}

/// - Parameter users: the targets that import SwiftUI, programs too; where the system has none, this package's is theirs.
private func manifestLines(_ libraries: [String], users: [String], tests: String?, _ address: String) -> String {
    let isPath = FileManager.default.fileExists(atPath: address)
    let dependency = isPath ? ".package(name: \"vitrine\", path: \"\(address)\")" : ".package(url: \"\(address)\", from: \"1.0.0\")"
    let name = isPath ? "vitrine" : packageName(of: address)
    func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
    let testTarget = tests.map { library in
        """
        // Snapshot tests: `swift test`.
        package.targets.append(.testTarget(
            name: "SnapshotTests", dependencies: ["\(library)", .product(name: "SnapshotTesting", package: "\(name)")], exclude: ["__Snapshots__"]))

        """
    }
    return """

        // Previews as pictures: `swift run \(hostName) verify`.
        package.dependencies.append(\(dependency))
        package.targets.append(.executableTarget(name: "\(hostName)", dependencies: [\(list(libraries)), .product(name: "PreviewRunner", package: "\(name)")]))
        for target in package.targets where [\(list(users))].contains(target.name) {
            target.dependencies.append(.product(name: "SwiftUI", package: "\(name)", condition: .when(platforms: [.linux])))
        }

        """ + (testTarget ?? "")
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

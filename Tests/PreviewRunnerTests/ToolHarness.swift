import Foundation
import Graphics
import ImageDiff
import Snapshots

@testable import PreviewRunner

/// Previews made of data: a name, a colour, a place in the layout; and the tool run over them in a folder of its own.
@MainActor final class ToolHarness {
    /// A preview that a test may change between two runs.
    struct Fake {
        var group = "Rooms"
        var name: String
        var line = 1
        /// The pixel that fills the picture, and its size in pixels.
        var color: UInt32 = 0xFFFF_FFFF
        var size = 4
        /// Where its one view stands.
        var x = 0.0
        var accessibility: String?
        var diagnostics: [Diagnostic] = []
        var error: ConfigurationError?
        /// One pixel that is off by so much, and what its comparison forgives and leaves out.
        var spot: UInt32 = 0
        var tolerance: PixelTolerance?
        var masks: [String] = []
        /// The digest of its drawing steps.
        var content: String?
        var file = "Sources/Rooms.swift"
    }

    let folder: String
    var previews: [Fake]
    var fingerprint = ["Inter": "4.0"]
    var devices = ["iPhone 15", "iPhone SE"]
    var missingPackage: String?
    /// What pictures depend on, and how many were laid out and drawn since the last run began.
    var inputs: PreviewInputs?
    fileprivate(set) var laidOut: [String] = [], drawn: [String] = []
    var environment: [String: String] = [:]
    /// The conditions that the last picture was asked for.
    fileprivate(set) var settings: PreviewSettings?
    /// What the last run wrote.
    private(set) var results = "", progress = ""
    /// Hands over results last first, as workers may.
    var deliversBackwards = false
    var isTerminal = false
    /// The keys that somebody presses.
    var keys = ""

    init(_ previews: Fake...) {
        self.previews = previews
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tool-\(UUID().uuidString)").path
        try! FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    @discardableResult func run(_ arguments: String...) -> Int32 { run(arguments) }

    @discardableResult func run(_ arguments: [String]) -> Int32 {
        (results, progress) = ("", "")
        (laidOut, drawn) = ([], [])
        let output = ToolOutput(
            write: { stream, text in if stream == .results { self.results += text } else { self.progress += text } },
            isTerminal: { _ in self.isTerminal }, readKey: { self.keys.isEmpty ? nil : self.keys.removeFirst() })
        var renderer: any PreviewRenderer = InProcessRenderer(FakeSource(harness: self))
        if deliversBackwards { renderer = BackwardRenderer(renderer) }
        let tool = CommandLineTool(
            arguments: ["previews"] + arguments, environment: environment, workingFolder: folder, output: output, renderer: renderer)
        return tool.run().rawValue
    }

    /// The files below the folder without the kept result, relative, sorted.
    var files: [String] { allFiles.filter { !$0.hasSuffix("/run.json") } }

    var allFiles: [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter { (try? FileManager.default.attributesOfItem(atPath: folder + "/" + $0)[.type] as? FileAttributeType) == .typeRegular }.sorted()
    }

    func bytes(_ file: String) -> Data? { FileManager.default.contents(atPath: folder + "/" + file) }

    func write(_ bytes: Data, to file: String) { try! WholeFile.write(bytes, to: folder + "/" + file) }

    /// Makes a file look old, so that a write would show.
    func age(_ file: String) {
        try! FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: folder + "/" + file)
    }

    func isAged(_ file: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: folder + "/" + file)[.modificationDate] as? Date) == Date(timeIntervalSince1970: 1_000_000)
    }

    /// The JSON document that the last run printed.
    func document() throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(results.utf8)) as? [String: Any] ?? [:]
    }
}

@MainActor private struct FakeSource: PreviewSource {
    let harness: ToolHarness

    var fingerprint: [String: String] { harness.fingerprint }
    var inputs: PreviewInputs? { harness.inputs }

    func declarationCount() throws -> Int { harness.previews.count }

    func declaration(at index: Int) throws -> PreviewDeclaration {
        let fake = harness.previews[index]
        let file = harness.folder + "/" + fake.file
        return PreviewDeclaration(
            index: index, identity: PreviewIdentity(group: fake.group, name: fake.name, sourceFile: file, sourceLine: fake.line))
    }

    func identities(of declaration: PreviewDeclaration) throws -> [PreviewIdentity] { [declaration.identity] }

    func validate(_ settings: PreviewSettings) throws {
        if let device = settings.device, !harness.devices.contains(device) { throw ConfigurationError.unknown("device", device, known: harness.devices) }
        if let package = harness.missingPackage { throw ConfigurationError("A font is missing. Install it with 'apt-get install \(package)'.") }
    }

    func render(_ identity: PreviewIdentity, ofDeclarationAt index: Int, _ settings: PreviewSettings) throws -> RenderedPicture {
        harness.settings = settings
        let fake = harness.previews.first { $0.group == identity.group && $0.name == identity.name }!
        if let error = fake.error { throw error }
        let color = settings.colorScheme == "dark" ? fake.color ^ 0xFF_FFFF : fake.color
        let view = ScreenOutline.Element(identity: "0", type: "Text", frame: CGRect(x: fake.x, y: 0, width: 4, height: 4), text: fake.name)
        var bitmap = Bitmap(width: fake.size, height: fake.size, fill: PremultipliedPixel(rgba: color))
        bitmap.pixels[0] -= fake.spot
        harness.laidOut.append(fake.name)
        var picture = RenderedPicture(
            draw: { [bitmap] in
                harness.drawn.append(fake.name)
                return bitmap
            }, content: fake.content,
            outline: ScreenOutline(size: CGSize(width: fake.size, height: fake.size), scale: 1, roots: [view]),
            accessibility: fake.accessibility, diagnostics: fake.diagnostics)
        (picture.tolerance, picture.masks) = (fake.tolerance, fake.masks)
        return picture
    }
}

@MainActor private final class BackwardRenderer: PreviewRenderer {
    private let renderer: any PreviewRenderer

    init(_ renderer: any PreviewRenderer) { self.renderer = renderer }

    func describe(
        _ settings: [PreviewSettings], wantsInputs: Bool, jobs: Int, cpuSeconds: Int, placed: (PreviewIdentity) -> PreviewIdentity
    ) throws -> PreviewCatalogue {
        try renderer.describe(settings, wantsInputs: wantsInputs, jobs: jobs, cpuSeconds: cpuSeconds, placed: placed)
    }

    func render(jobs: Int, next: () -> RenderOrder?, whenDone: (RenderResult) -> Void) {
        var results: [RenderResult] = []
        renderer.render(jobs: jobs, next: next) { results.append($0) }
        results.reversed().forEach(whenDone)
    }
}

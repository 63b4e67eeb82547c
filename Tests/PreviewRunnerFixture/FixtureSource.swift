import Foundation
import Graphics
import PreviewRunner
import Snapshots

/// Previews that behave well and badly, for tests of the runner as a process. What they draw is told by environment variables,
/// so that a test can make them change between two runs.
@MainActor struct FixtureSource: PreviewSource {
    var fingerprint: [String: String] { ["engine": "1", "Inter": variable("FIXTURE_INTER") ?? "4.0"] }

    var inputs: PreviewInputs? { variable("FIXTURE_PROGRAM").map { PreviewInputs(program: $0, drawing: "raster 1") } }

    private func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

    private static let names = [
        "Steady", "Other", "Prints", "Trap", "Message", "Recursion", "Loop", "Hang", "Exit", "Throws", "Empty", "Large", "Surroundings",
    ]

    func declarationCount() throws -> Int {
        if variable("FIXTURE_LISTING") == "traps" { fatalError("no list today") }
        return Self.names.count + (variable("FIXTURE_COUNT").flatMap(Int.init) ?? 0)
    }

    func declaration(at index: Int) throws -> PreviewDeclaration {
        let name = index < Self.names.count ? Self.names[index] : "More-\(index - Self.names.count)"
        return PreviewDeclaration(
            index: index, identity: PreviewIdentity(group: "Fixture", name: name, sourceFile: "Tests/Fixture.swift", sourceLine: 10 + index))
    }

    func identities(of declaration: PreviewDeclaration) throws -> [PreviewIdentity] {
        if declaration.identity.name == variable("FIXTURE_TRAPS_WHEN_LISTED") { fatalError("no sample data") }
        return [declaration.identity]
    }

    func validate(_ settings: PreviewSettings) throws {
        let devices = ["iPhone 15", "iPhone SE", "iPad mini"]
        if let device = settings.device, !devices.contains(device) { throw ConfigurationError.unknown("device", device, known: devices) }
        if variable("FIXTURE_FONTS") == "missing" {
            throw ConfigurationError("The font Inter is missing. Install it with 'apt-get install fonts-inter-variable'.")
        }
    }

    func render(_ identity: PreviewIdentity, ofDeclarationAt index: Int, _ settings: PreviewSettings) throws -> RenderedPicture {
        switch identity.name {
        case "Trap":
            print("about to trap")
            let numbers = [1, 2, 3]
            _ = numbers[numbers.count + Int(settings.rasterThreads)]
        case "Message": fatalError("the model is empty")
        case "Recursion": _ = endless(1)
        case "Loop": while true { spin() }
        case "Hang": while true { sleep(1000) }
        case "Exit": exit(7)
        case "Throws": throw ConfigurationError("The view 'RoomCell' has no image. Add 'room' to the assets.")
        case "Surroundings":
            // A value that depends on what the process was started with, and so must not reach a picture.
            throw ConfigurationError("\(TimeZone.current.identifier) \(Locale.current.identifier) \("seed".hashValue)")
        case "Empty": return picture(width: 0, height: 0)
        case "Large": return picture(width: 1170, height: 2532)
        case "Prints": print("hello from the preview")
        default: break
        }
        return picture(width: 40, height: 20)
    }

    private func picture(width: Int, height: Int) -> RenderedPicture {
        let shift = variable("FIXTURE_SHIFT").flatMap(Int.init) ?? 0
        var bitmap = Bitmap(width: width, height: height, fill: PremultipliedPixel(rgba: 0xFFFF_FFFF))
        for y in 0..<min(4, height) { for x in 0..<min(4, width) { bitmap[x + shift, y] = PremultipliedPixel(rgba: 0xFF00_00FF) } }
        let square = ScreenOutline.Element(identity: "0", type: "Rectangle", frame: CGRect(x: shift, y: 0, width: 4, height: 4))
        let drawn = bitmap
        return RenderedPicture(
            draw: { drawn }, content: "square at \(shift) of \(width)×\(height)", outline: ScreenOutline(size: CGSize(width: width, height: height), scale: 1, roots: [square]))
    }
}

/// Arrays, because an optimiser turns a sum into a loop.
@inline(never) private func endless(_ depth: Int) -> [Int] { depth == 0 ? [] : endless(depth &+ 1) + [depth] }

@inline(never) private func spin() { clock() }

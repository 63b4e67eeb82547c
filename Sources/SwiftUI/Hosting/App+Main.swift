import Foundation
import Graphics
import ImageCodecs
import SwiftUICore

extension App {
    /// Runs the app without a display: draws its first window, on the standard device, into a PNG file, and ends.
    ///
    /// The file is called after the app's type and lies in the folder named by `--output`, by default the current one. Ends with exit code
    /// 0; 2 for unknown arguments or a missing font package; 5 when the file cannot be written.
    public static func main() {
        do {
            let folder = try AppArguments(CommandLine.arguments.dropFirst()).folder
            let screen = try ScreenRenderer(world: .system()).render(AppView(Self()))
            let file = folder + "/" + String(describing: Self.self) + ".png"
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try PNG.encode(screen.bitmap, effort: .fast).write(to: URL(fileURLWithPath: file))
            } catch {
                say("\(file) cannot be written: \(error.localizedDescription)")
                exit(5)
            }
            for diagnostic in screen.diagnostics { say("\(diagnostic.place): \(diagnostic.message)") }
            print(file)
        } catch {
            say("\(error)")
            exit(2)
        }
    }

    private static func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

/// What the command line of an app asks for.
private struct AppArguments {
    var folder = "."

    init(_ arguments: ArraySlice<String>) throws {
        var rest = arguments
        while let word = rest.popFirst() {
            guard word == "--output" else { throw Mistake(description: "'\(word)' is unknown. Usage: [--output <folder>]") }
            guard let given = rest.popFirst() else { throw Mistake(description: "--output needs a folder.") }
            folder = given
        }
    }

    private struct Mistake: Error, CustomStringConvertible { var description: String }
}

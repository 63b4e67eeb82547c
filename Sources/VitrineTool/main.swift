import Foundation
import PreviewRunner

// vitrine: the tool for any package. What needs no previews it does itself; what does, the package's own host does (`swift run PreviewHost …`).
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "init": exit(initialise(arguments: Array(arguments.dropFirst()), folder: FileManager.default.currentDirectoryPath))
case let verb? where drawingVerbs.contains(verb): runHost(arguments)
default: runToolWithoutPreviews()
}

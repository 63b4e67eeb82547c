import Foundation
import Testing

/// How many public declarations of a target have no comment yet. Numbers only ever get less: whoever writes comments lowers them, and
/// new declarations come with one.
private let undocumented: [(target: String, most: Int)] = [
    ("Graphics", 38), ("Raster", 1), ("ImageCodecs", 0), ("ImageDiff", 0), ("Snapshots", 0), ("SnapshotReports", 0), ("PreviewRunner", 2),
    ("SnapshotTesting", 92), ("Combine", 459), ("SwiftUICore", 1435), ("SwiftUI", 766),
]

@Test("public declarations say what they are", arguments: undocumented.map(\.target))
func publicDeclarationsAreDocumented(_ target: String) throws {
    var missing: [String] = []
    for path in SourceTree.files("Sources/" + target, ["swift"]) {
        let lines = try SourceTree.text(path).split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
        for (number, line) in lines.enumerated() where isPublicDeclaration(line) {
            var above = number - 1
            while above >= 0, lines[above].hasPrefix("@") { above -= 1 }
            if above < 0 || !lines[above].hasPrefix("///") { missing.append("\(path):\(number + 1)") }
        }
    }
    let most = undocumented.first { $0.target == target }!.most
    #expect(missing.count <= most, "without a comment: \(missing.suffix(20).joined(separator: ", ")) …")
}

/// Whether a line declares something public that is not a witness of a protocol by its nature.
private func isPublicDeclaration(_ line: Substring) -> Bool {
    let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
    guard words.first == "public" || words.first == "open" else { return false }
    return !words.contains("extension") && !words.contains("import") && !words.contains("override") && !line.contains("typealias Body")
}

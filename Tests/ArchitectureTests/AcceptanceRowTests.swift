import Foundation
import Testing

/// The rows of the two talks' apps, R1 to R50 and B1 to B18, their early names N1 to N17 and the early store M4: which tests and previews
/// name them, and whether README says so.
///
/// A row is named where a test's or preview's source says it, as in `@Test("R36: …")`, `#Preview("R8 list")` or `// B1, B2`.
@Suite struct AcceptanceRowTests {
    private static let rows = (1...50).map { "R\($0)" } + (1...18).map { "B\($0)" } + (1...17).map { "N\($0)" } + ["M4"]

    /// Rows that nothing named when this was written last; a row leaves the list with its first test or preview.
    private static let knownMissing: Set<String> = []

    /// The files that name each row, without folder and extension.
    private static let places: [String: [String]] = {
        var places: [String: Set<String>] = [:]
        for path in SourceTree.files("Tests", ["swift"]) + SourceTree.files("Previews", ["swift"]) {
            // What devices are called after their processors is no row.
            guard !path.hasSuffix("AcceptanceRowTests.swift"), !path.hasPrefix("Tests/MetricsTests/"), let text = try? SourceTree.text(path) else { continue }
            let file = String(path.split(separator: "/").last!.dropLast(6))
            for row in names(in: text) { places[row, default: []].insert(file) }
        }
        return places.mapValues { $0.sorted() }
    }()

    /// Words such as `R36`, and ranges such as `R44–R47`, in quotes and comments; not parts of longer words.
    private static func names(in text: String) -> Set<String> {
        var found: Set<String> = []
        for line in text.split(separator: "\n") where line.contains("\"") || line.contains("//") {
            for match in line.matches(of: /(?:^|[^A-Za-z0-9_#])([RBNM])([0-9]{1,2})(?:[–-]\1?([0-9]{1,2}))?(?![A-Za-z0-9_])/) {
                guard let first = Int(match.2) else { continue }
                let last = match.3.flatMap { Int($0) } ?? first
                if last >= first { for number in first...last { found.insert("\(match.1)\(number)") } }
            }
        }
        return found.intersection(rows)
    }

    @Test("every row of both apps, and every early name, is named by a test or a preview, or known to be missing")
    func everyRowIsNamed() {
        for row in Self.rows {
            #expect(Self.places[row] != nil || Self.knownMissing.contains(row), "\(row) is named nowhere")
        }
    }

    /// README's lines between the two marks.
    private static var table: String {
        var lines = ["| row | named in |", "|---|---|"]
        for row in rows { lines.append("| \(row) | \(places[row]?.joined(separator: ", ") ?? "nothing yet") |") }
        return lines.joined(separator: "\n")
    }

    /// Rows named since then need not be there yet: a new test is no reason for a failure. What is there must be so.
    @Test("README's table of rows claims nothing that is not so; UPDATE_README=1 writes it anew")
    func readmeIsTrue() throws {
        var readme = try SourceTree.text("README.md")
        let begin = "<!-- acceptance rows: begin -->\n", end = "\n<!-- acceptance rows: end -->"
        func place(_ text: String) throws -> Range<String.Index> {
            let start = try #require(text.range(of: begin)), stop = try #require(text.range(of: end))
            return start.upperBound..<stop.lowerBound
        }
        if ProcessInfo.processInfo.environment["UPDATE_README"] == "1" {
            readme.replaceSubrange(try place(readme), with: Self.table)
            try readme.write(to: SourceTree.root.appendingPathComponent("README.md"), atomically: true, encoding: .utf8)
        }
        let lines = readme[try place(readme)].split(separator: "\n").dropFirst(2)
        #expect(lines.count == Self.rows.count)
        for (line, row) in zip(lines, Self.rows) {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(cells.first == row)
            let known = Set(Self.places[row] ?? [])
            for file in (cells.last ?? "").components(separatedBy: ", ") where file != "nothing yet" {
                #expect(known.contains(file), "README says that \(file) names \(row): UPDATE_README=1 swift test --filter readmeIsTrue")
            }
        }
    }
}

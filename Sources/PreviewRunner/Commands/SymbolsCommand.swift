import Foundation
import Metrics
import Snapshots

/// `symbols`: the names of system symbols that are drawn, or, of the names in a file, those that are not.
///
/// A line of the file is a name, and perhaps how often it is used, separated by tabs or spaces; more columns, and a line whose
/// first word is `symbol`, are passed over.
@MainActor enum SymbolsCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        guard let file = context.options.operands.first else {
            context.output.write(.results, Symbols.names.map { $0 + "\n" }.joined())
            return .success
        }
        guard context.options.operands.count == 1 else { throw ConfigurationError("'symbols' reads one list of names: symbols [list file].") }
        guard let bytes = try WholeFile.read(context.folder.absolute(file)) else {
            throw FileError("Cannot read \(context.folder.display(file)): there is no such file. Give a list with one name a line.")
        }
        let coverage = SymbolCoverage(list: String(decoding: bytes, as: UTF8.self))
        guard coverage.names > 0 else { throw ConfigurationError("\(context.folder.display(file)) has no names in it. Give a list with one name a line.") }
        context.output.write(.results, context.options.writesJSON ? try coverage.json : coverage.text)
        return .success
    }
}

/// How much of a list of symbol names is drawn.
struct SymbolCoverage: Encodable {
    struct Missing: Encodable {
        var name: String
        var uses: Int
        /// Drawn names that are written nearly the same.
        var near: [String]
    }

    private(set) var names = 0, namesDrawn = 0, uses = 0, usesDrawn = 0
    /// Names that are not drawn, in the list's order.
    private(set) var missing: [Missing] = []

    init(list: String) {
        for line in list.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: { $0 == "\t" || $0 == " " })
            guard let first = words.first, first != "symbol", !first.hasPrefix("#") else { continue }
            let (name, count) = (String(first), words.dropFirst().first.flatMap { Int($0) } ?? 1)
            names += 1
            uses += count
            if Symbols.outline(named: name, weight: 400) != nil {
                namesDrawn += 1
                usesDrawn += count
            } else {
                missing.append(Missing(name: name, uses: count, near: []))
            }
        }
        // Each comparison is with thousands of names; of a long list nobody reads them.
        guard missing.count <= Self.nearLimit else { return }
        for index in missing.indices { missing[index].near = Symbols.nearestNames(to: missing[index].name) }
    }

    private static let nearLimit = 40

    var text: String {
        let width = (missing.map(\.name.count).max() ?? 0) + 2
        let lines = missing.map { entry in
            padded(entry.name, width) + "\(entry.uses)" + (entry.near.isEmpty ? "" : "  near: " + entry.near.joined(separator: ", ")) + "\n"
        }
        let share = "\(namesDrawn) of \(names) names are drawn (\(Self.percent(namesDrawn, of: names)))"
        let used = uses == names ? "" : ", \(usesDrawn) of \(uses) uses (\(Self.percent(usesDrawn, of: uses)))"
        return lines.joined() + share + used + ".\n"
    }

    /// One decimal, rounded down, so that only all is 100 %.
    private static func percent(_ part: Int, of whole: Int) -> String {
        let thousandths = part * 1000 / whole
        return "\(thousandths / 10).\(thousandths % 10) %"
    }

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
    }
}

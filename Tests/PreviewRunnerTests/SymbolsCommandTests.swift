import Foundation
import Testing

@testable import PreviewRunner

@MainActor struct SymbolsCommandTests {
    @Test("without a list, all names that are drawn") func names() {
        let harness = ToolHarness()
        #expect(harness.run("symbols") == 0)
        let names = harness.results.split(separator: "\n")
        #expect(names.contains("heart.fill") && names == names.sorted())
    }

    @Test("of a list, the names that are not drawn, with those near them and the share that is") func coverage() throws {
        let harness = ToolHarness()
        harness.write(Data("symbol\tfiles\trepos\nheart\t6\t2\nhearth\t2\t1\nplus\t1\t1\n".utf8), to: "list.tsv")
        #expect(harness.run("symbols", "list.tsv") == 0)
        #expect(harness.results.hasPrefix("hearth  2  near: heart"))
        #expect(harness.results.hasSuffix("\n2 of 3 names are drawn (66.6 %), 7 of 9 uses (77.7 %).\n"))
        #expect(harness.run("symbols", "list.tsv", "--json") == 0)
        let document = try harness.document()
        #expect(document["namesDrawn"] as? Int == 2 && (document["missing"] as? [[String: Any]])?.first?["name"] as? String == "hearth")
    }

    @Test("a list that is missing, empty, or one too many") func badInput() {
        let harness = ToolHarness()
        harness.write(Data("\n".utf8), to: "empty.txt")
        #expect(harness.run("symbols", "none.txt") == 5)
        #expect(harness.run("symbols", "empty.txt") == 2)
        #expect(harness.run("symbols", "empty.txt", "empty.txt") == 2)
    }
}

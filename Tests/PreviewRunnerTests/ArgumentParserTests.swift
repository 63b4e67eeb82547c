import Snapshots
import Testing

@testable import PreviewRunner

struct ArgumentParserTests {
    @Test func nothingMeansVerify() throws {
        let options = try ArgumentParser.parse([])
        #expect(options.verb == .verify && options.filters == [] && options.snapshots == nil)
    }

    @Test func everyFlagIsUnderstood() throws {
        let options = try ArgumentParser.parse([
            "record", "--filter", "Rooms", "-f", "Cell*", "--output=out", "--jobs", "4", "--json", "--device", "iPhone SE", "--color-scheme", "Dark",
            "--dynamic-type", "accessibility3", "--layout-direction", "rtl", "--locale", "pt-BR", "--scale", "2.5", "--record", "missing",
            "--snapshots", "refs", "--timeout", "5", "-q",
        ])
        var expected = Options()
        (expected.verb, expected.filters, expected.output, expected.jobs) = (.record, ["Rooms", "Cell*"], "out", 4)
        (expected.writesJSON, expected.isQuiet, expected.record, expected.snapshots, expected.timeoutSeconds) = (true, true, .missing, "refs", 5)
        expected.settings = PreviewSettings(
            device: "iPhone SE", colorScheme: "dark", dynamicType: "accessibility3", layoutDirection: "rightToLeft", locale: "pt-BR", scale: 2.5)
        expected.matrix.values = [
            .device: ["iPhone SE"], .colorScheme: ["dark"], .dynamicType: ["accessibility3"], .layoutDirection: ["rightToLeft"],
            .locale: ["pt-BR"], .scale: ["2.5"],
        ]
        #expect(options == expected)
    }

    @Test(arguments: [("test", Verb.verify), ("verify", .verify), ("list", .list), ("render", .render), ("record", .record)])
    func verbs(word: String, verb: Verb) throws { #expect(try ArgumentParser.parse([word]).verb == verb) }

    /// What is wrong with each of these has to be in the sentence, and what to do.
    @Test(arguments: [
        (["verfy"], ["'verfy'", "'verify'"]),
        (["--fliter", "x"], ["'--fliter'", "'--filter'"]),
        (["--colour-scheme", "dark"], ["'--color-scheme'"]),
        (["--nonsense-word"], ["'--nonsense-word'", "--help"]),
        (["verify", "Rooms"], ["'Rooms'", "--filter 'Rooms'"]),
        (["--filter"], ["--filter", "<text>"]),
        (["--filter", "--json"], ["--filter", "<text>"]),
        (["--filter", ""], ["--filter"]),
        (["--jobs", "0"], ["--jobs '0'", "1 to 256"]),
        (["--jobs", "many"], ["--jobs 'many'"]),
        (["--timeout=-1"], ["--timeout '-1'"]),
        (["--scale", "0"], ["--scale '0'"]),
        (["--scale", "nan"], ["--scale 'nan'"]),
        (["--scale", "inf"], ["--scale 'inf'"]),
        (["--color-scheme", "blue"], ["'blue'", "light, dark"]),
        (["--dynamic-type", "huge"], ["'huge'", "xxxLarge"]),
        (["--layout-direction", "up"], ["'up'", "rtl"]),
        (["--locale", "the moon"], ["'the moon'", "pt-BR"]),
        (["--record", "sometimes"], ["'sometimes'", "missing"]),
        (["--json=yes"], ["--json", "no value"]),
        (["list", "--output", "x"], ["--output", "'list'", "'render'"]),
        (["verify", "--layout"], ["--layout", "'render'"]),
        (["--device="], ["--device"]),
    ])
    func mistakesAreExplained(arguments: [String], parts: [String]) {
        let error = #expect(throws: ConfigurationError.self) { try ArgumentParser.parse(arguments) }
        for part in parts { #expect(error?.description.contains(part) == true, "\(error?.description ?? "") lacks \(part)") }
    }

    @Test func helpNamesEveryFlagAndVerb() {
        let text = helpText(tool: "previews")
        for row in optionTable { #expect(text.contains(row.name)) }
        for verb in Verb.allCases { #expect(text.contains(verb.summary)) }
        for line in text.split(separator: "\n") { #expect(line.count <= 118, "\(line)") }
    }
}

import Foundation
import Testing

@testable import PreviewRunner

@MainActor struct ConfigurationTests {
    private func harness(_ configuration: String) -> ToolHarness {
        let harness = ToolHarness(.init(name: "A"), .init(name: "B"))
        harness.write(Data(configuration.utf8), to: "previews.json")
        return harness
    }

    @Test("mistakes are said with what was meant", arguments: [
        ("{", "previews.json is not JSON"), ("[]", "has to be an object"), (#"{"snapshot": "x"}"#, "Unknown key 'snapshot'. Did you mean 'snapshots'?"),
        (#"{"jobs": 0}"#, "'jobs' in previews.json has to be a whole number from 1 to 256."), (#"{"jobs": "2"}"#, "'jobs' in previews.json"),
        (#"{"lint": {"contrst": "error"}}"#, "Unknown key 'lint.contrst'. Did you mean 'lint.contrast'?"),
        (#"{"lint": {"contrast": "fatal"}}"#, "Unknown severity 'fatal'."), (#"{"variants": {}}"#, "'variants' in previews.json has to be a list"),
        (#"{"variants": [{"colorScheme": "drak"}]}"#, "--color-scheme 'drak' is not known. Give one of light, dark."),
        (#"{"variants": [{"colourScheme": "dark"}]}"#, "Did you mean 'variants[0].colorScheme'?"),
        (#"{"variants": [{"device": "iPhone 51"}]}"#, "Unknown device 'iPhone 51'"),
    ])
    func mistakes(text: String, sentence: String) {
        let harness = harness(text)
        #expect(harness.run("verify") == 2 && harness.progress.contains(sentence), "\(harness.progress)")
    }

    @Test("variants are drawn beside the preview's own picture, in the order of the axes")
    func variants() {
        let harness = harness(#"{"variants": [{"colorScheme": ["light", "dark"], "locale": "ar", "include": ["*/A"]}, {"scale": 2, "exclude": ["*/A"]}]}"#)
        #expect(harness.run("record") == 0)
        #expect(harness.files.filter { $0.hasSuffix(".png") } == [
            "Snapshots/Rooms/A.dark.locale-ar.png", "Snapshots/Rooms/A.light.locale-ar.png", "Snapshots/Rooms/A.png", "Snapshots/Rooms/B.png",
            "Snapshots/Rooms/B.scale-2.png",
        ])
        #expect(harness.run("list") == 0)
        #expect(harness.results.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
            "Rooms/A", "Rooms/A.light.locale-ar", "Rooms/A.dark.locale-ar", "Rooms/B", "Rooms/B.scale-2",
        ])
        #expect(harness.run() == 0 && harness.results.contains("5 snapshots: 5 identical."))
        // One variant alone, or a preview with all of its.
        #expect(harness.run("verify", "-f", "Rooms/A.dark.locale-ar") == 0 && harness.results.contains("1 snapshot:"))
        #expect(harness.run("verify", "-f", "Rooms/A") == 0 && harness.results.contains("3 snapshots:"))
    }

    @Test("what the file leaves out is not drawn, and its pictures are no orphans")
    func exclude() {
        let harness = ToolHarness(.init(name: "A"), .init(name: "B"))
        harness.run("record")
        harness.write(Data(#"{"exclude": ["Rooms/B"], "snapshots": "Snapshots", "timeout": 9}"#.utf8), to: "previews.json")
        #expect(harness.run() == 0 && harness.results.contains("1 snapshot: 1 identical.") && !harness.results.contains("belong"))
        #expect(harness.run("explain", "Rooms/B") == 0 && harness.results.contains("left out: by 'exclude' in previews.json"))
        #expect(harness.results.contains("timeout 9 s (previews.json)") && harness.results.contains("snapshots Snapshots (previews.json)"))
        #expect(harness.run("explain", "Rooms/Bb") == 3 && harness.progress.contains("'Rooms/B'"))
    }

    @Test("flags take several conditions with commas; every combination is drawn")
    func commas() {
        let harness = ToolHarness(.init(name: "A"))
        #expect(harness.run("render", "--output", "out", "--color-scheme", "light,dark", "--locale", "de,ar") == 0)
        #expect(harness.files.count == 4 && harness.files.contains("out/Rooms/A.dark.locale-ar.png"))
        #expect(harness.run("render", "--color-scheme", "light,drak") == 2)
    }

    @Test("pairwise shows every pair of values once in far fewer combinations", arguments: [[2, 2, 2], [3, 4, 2, 5], [2, 12, 2, 6, 4], [3], [1, 1]])
    func pairwise(sizes: [Int]) {
        let rows = VariantMatrix.pairwise(sizes)
        for a in sizes.indices { for b in sizes.indices where b > a {
            for i in 0..<sizes[a] { for j in 0..<sizes[b] { #expect(rows.contains { $0[a] == i && $0[b] == j }) } }
        } }
        let all = sizes.reduce(1, *)
        #expect(rows.count <= all && (all < 100 || rows.count < all / 4), "\(rows.count) of \(all)")
    }

    @Test("explain tells the last verdict, doctor what is wrong with the store")
    func explainAndDoctor() {
        let harness = ToolHarness(.init(name: "A"), .init(name: "B"))
        harness.run("record")
        (harness.previews[0].color, harness.previews[0].x) = (0xFF00_00FF, 8)
        harness.run()
        #expect(harness.run("explain", "Rooms/A") == 0)
        #expect(harness.results.contains("last run: 16 pixels differ") && harness.results.contains("Text \"A\" moved 8 pt right"), "\(harness.results)")
        #expect(harness.run("doctor") == 0 && harness.results.contains("✓ store           2 pictures in Snapshots"), "\(harness.results)")
        harness.write(Data("version https://git-lfs.github.com/spec/v1\n".utf8), to: "Snapshots/Rooms/A.png")
        harness.fingerprint = ["Inter": "3.19"]
        #expect(harness.run("doctor") == 2)
        #expect(harness.results.contains("git lfs pull") && harness.results.contains("recorded with Inter 4.0, here 3.19"))
    }

    @Test("findings are notes or failures, as the file and the flag say")
    func lint() {
        let harness = ToolHarness(.init(name: "A", accessibility: "button \"Go\" 0,0 40x20\n"))
        harness.run("record")
        #expect(harness.run() == 0 && !harness.results.contains("smallTarget"))
        #expect(harness.run("verify", "--lint", "smallTarget=warning") == 0)
        #expect(harness.results.contains("note: smallTarget: The button \"Go\" is 40×20 points; fingers need 44 each way."), "\(harness.results)")
        #expect(harness.run("verify", "--lint", "all=error") == 4 && harness.results.contains("oneColor: The picture is of one colour."))
        harness.write(Data(#"{"lint": {"smallTarget": "error"}}"#.utf8), to: "previews.json")
        #expect(harness.run() == 4)
        #expect(harness.run("verify", "--lint", "smallTarget=off") == 0)
        #expect(harness.run("verify", "--lint", "nonsense=off") == 2 && harness.run("verify", "--lint", "contrast") == 2)
    }
}

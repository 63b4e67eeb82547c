import Graphics
import Snapshots
import Testing

@testable import SnapshotReports

struct TerminalReportTests {
    private let report = TerminalReport(style: TextStyle(usesColor: false), ids: ["Rooms/Plain", "Rooms/Cell.dark"])

    @Test func anIdenticalSnapshotIsOneLine() {
        #expect(report.text(of: SampleRun.identical) == "✓ Rooms/Plain      identical        12 ms\n")
    }

    @Test func aDifferenceShowsNumbersViewsPathsAndTheNextCommand() {
        #expect(report.text(of: SampleRun.different) == """
            ✗ Rooms/Cell.dark  different        31 ms
                134 of 329,550 pixels differ (0.04 %), by at most 87 of 255, within 120×14 at 40,300 px.
                Text "Dungeon" moved 8 pt down, 4 pt narrower.
                expected    .previews/failures/Rooms/Cell.dark.expected.png
                actual      .previews/failures/Rooms/Cell.dark.actual.png
                difference  .previews/failures/Rooms/Cell.dark.diff.png
                If this is meant: previews record --filter Rooms/Cell.dark

            """)
    }

    @Test func aCrashShowsReasonPlaceAndWhatWasPrinted() {
        #expect(report.text(of: SampleRun.failed) == """
            ✗ Rooms/Broken     failed           0 ms
                It trapped: Fatal error: no model
                It was in
                  body at Rooms.swift:3:1
                printed: about to trap
                declared at Sources/Rooms.swift:7
                To try it alone: previews verify --filter Rooms/Broken

            """)
    }

    @Test func theSummaryCountsAndNamesOrphans() {
        #expect(report.closingText(of: SampleRun.run) == """
            1 stored file belongs to no preview; delete what is no longer needed:
                Snapshots/Rooms/Gone.png
            3 snapshots: 1 failed, 1 different, 1 identical. 1.2 s

            """)
    }

    @Test func otherVersionsAreNamed() {
        let text = report.fingerprintText(SampleRun.run.fingerprintChanges)
        #expect(text.contains("recorded with Inter 4.0, here 3.19"))
        #expect(report.fingerprintText([]) == "")
    }

    @Test func aLayoutTextThatDiffersAloneIsANote() {
        var result = SampleRun.identical
        result.layoutChanged = true
        result.layoutChanges = ["Text \"A\" moved 1 pt down"]
        let text = report.text(of: result)
        #expect(text.contains("identical") && text.contains("note:") && text.contains("moved 1 pt down"))
    }

    @Test func quietPrintsOnlyWhatNeedsAttention() {
        let quiet = TerminalReport(style: TextStyle(usesColor: false), isQuiet: true, ids: [])
        #expect(quiet.text(of: SampleRun.identical) == "")
        #expect(quiet.text(of: SampleRun.different) != "")
        var remarked = SampleRun.identical
        remarked.diagnostics = [Diagnostic(.missingSymbol, "The symbol 'star.x' is unknown. Use one of SF Symbols' names.", place: "Cell/Image")]
        #expect(quiet.text(of: remarked).contains("missingSymbol: The symbol 'star.x'"))
    }

    @Test func manyChangesAreCut() {
        var result = SampleRun.different
        result.layoutChanges = (1...30).map { "Text \($0) moved 1 pt down" }
        let text = report.text(of: result)
        #expect(text.contains("… and 22 more changes.") && !text.contains("Text 9 "))
    }

    @Test func colorsAreOnlyAddedWords() {
        let colored = TerminalReport(style: TextStyle(usesColor: true), ids: ["Rooms/Plain", "Rooms/Cell.dark"]).text(of: SampleRun.different)
        #expect(colored.contains("\u{1B}[31m"))
        #expect(colored.replacing(#/\u{1B}\[\d*m/#, with: "") == report.text(of: SampleRun.different))
    }
}

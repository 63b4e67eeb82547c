import Testing

@testable import SnapshotReports

struct ReadableNumberTests {
    @Test(arguments: [
        (0.2, "0 ms"), (12.4, "12 ms"), (999.4, "999 ms"), (999.6, "1.0 s"), (1250, "1.3 s"), (59_940, "59.9 s"), (65_000, "1 min 5 s"),
    ])
    func durations(milliseconds: Double, text: String) { #expect(readableDuration(milliseconds: milliseconds) == text) }

    @Test(arguments: [
        (0, 100, "0 %"), (1, 1_000_000, "under 0.01 %"), (1, 3, "33.33 %"), (3, 100, "3.00 %"), (100, 100, "100.00 %"), (5, 0, "0 %"),
    ])
    func shares(part: Int, whole: Int, text: String) { #expect(readableShare(part, of: whole) == text) }

    @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (2_962_440, "2,962,440")])
    func counts(number: Int, text: String) { #expect(readableCount(number) == text) }
}

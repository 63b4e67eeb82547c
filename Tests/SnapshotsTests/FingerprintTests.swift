import Testing

@testable import Snapshots

struct FingerprintTests {
    @Test func theTextIsSortedAndReadBack() {
        let fingerprint = Fingerprint(["Inter": "4.0", "HarfBuzz": "6.0.0", "ICU": "74: a"])
        #expect(fingerprint.text == "HarfBuzz: 6.0.0\nICU: 74: a\nInter: 4.0\n")
        #expect(Fingerprint(text: fingerprint.text) == fingerprint)
    }

    @Test func remarksAndEmptyLinesAreIgnored() {
        #expect(Fingerprint(text: "# written by record: 3\n\r\n  Inter :  4.0 \nnothing\n") == Fingerprint(["Inter": "4.0"]))
    }

    @Test func changesAreSentences() {
        let changes = Fingerprint(["Inter": "4.0", "ICU": "74", "same": "1"]).changes(to: Fingerprint(["Inter": "3.19", "HarfBuzz": "6", "same": "1"]))
        #expect(changes.map(\.description) == [
            "recorded without HarfBuzz, here 6", "recorded with ICU 74, which is absent here", "recorded with Inter 4.0, here 3.19",
        ])
    }

    @Test func aVersionOverSeveralLinesIsNoChangeToItself() {
        let here = Fingerprint(["engine": "1\n2"])
        #expect(Fingerprint(text: here.text).changes(to: here) == [])
    }
}

import Testing

@testable import Snapshots

struct SnapshotNameTests {
    private func identity(_ group: String, _ name: String, _ variant: String? = nil, line: Int = 1) -> PreviewIdentity {
        PreviewIdentity(group: group, name: name, variant: variant, sourceFile: "Views.swift", sourceLine: line)
    }

    /// Spaces are readable as dashes and cost no tail; everything else that is lost adds eight digits.
    @Test(arguments: [
        ("Dark mode", "Dark-mode"),
        ("RoomCell_2.large", "RoomCell_2.large"),
        ("  Two   words ", "Two-words"),
        ("Rooms (empty)", "Rooms-empty-"),
        ("Räume", "R-ume-"),
        ("../../etc/passwd", "etc-passwd-"),
        (".hidden", "hidden-"),
        ("a/b\\c:d*e?f\"g<h>i|j", "a-b-c-d-e-f-g-h-i-j-"),
    ])
    func unusualCharactersBecomeDashes(name: String, start: String) {
        let component = fileNameComponent(name, limit: 100)
        #expect(component.hasPrefix(start))
        #expect(start.hasSuffix("-") ? component.utf8.count == start.utf8.count + 8 : component == start)
        #expect(component.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-".utf8.contains($0) })
    }

    @Test(arguments: ["غرف", "", "-", "...", "🙂", "/"])
    func aNameWithoutSafeCharactersIsItsDigest(name: String) {
        let component = fileNameComponent(name, limit: 100)
        #expect(component.utf8.count == 8)
        #expect(component.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) })
    }

    @Test func namesThatLoseDifferentCharactersStayApart() {
        #expect(fileNameComponent("Räume", limit: 100) != fileNameComponent("Röume", limit: 100))
        #expect(fileNameComponent("a(b)", limit: 100) != fileNameComponent("a[b]", limit: 100))
    }

    @Test func composedAndDecomposedAccentsAreOneName() {
        #expect(fileNameComponent("Caf\u{E9}", limit: 100) == fileNameComponent("Cafe\u{301}", limit: 100))
    }

    @Test func longNamesEndInADigest() {
        let long = String(repeating: "Long", count: 60)
        let component = fileNameComponent(long, limit: 100)
        #expect(component.utf8.count == 100)
        #expect(component.hasPrefix("LongLong"))
        #expect(component != fileNameComponent(long + "er", limit: 100))
    }

    @Test func everyFileOfASnapshotFitsTheLimit() {
        let name = SnapshotName(identity(String(repeating: "G", count: 300), String(repeating: "n", count: 300), String(repeating: "v", count: 300)))
        for file in [name.picture, name.layout, name.accessibility, name.stem + ".expected.png"] {
            for component in file.split(separator: "/") { #expect(component.utf8.count <= 120) }
        }
    }

    @Test(arguments: [
        ("RoomCell", "Dark mode", nil, "RoomCell/Dark-mode.png"),
        ("RoomCell", "Plain", "dark", "RoomCell/Plain.dark.png"),
        ("Rooms/RoomCell", "1", nil, "Rooms/RoomCell/1.png"),
    ] as [(String, String, String?, String)])
    func theFilesLieInTheFolderOfTheGroup(group: String, name: String, variant: String?, path: String) {
        #expect(SnapshotName(identity(group, name, variant)).picture == path)
    }

    @Test func oneIdTwiceNamesBothPlaces() throws {
        let collision = try #require(NameCollision.first(in: [identity("A", "x", line: 3), identity("B", "x"), identity("A", "x", line: 9)]))
        #expect(collision.description.contains("Views.swift:3") && collision.description.contains("Views.swift:9"))
        #expect(collision.description.contains("'A/x'"))
    }

    @Test func namesThatDifferOnlyInCaseCollide() throws {
        let collision = try #require(NameCollision.first(in: [identity("A", "toggle"), identity("A", "Toggle")]))
        #expect(collision.description.contains("'A/toggle'") && collision.description.contains("'A/Toggle'"))
    }

    @Test func differentNamesThatBecomeTheSameFileCollide() {
        #expect(NameCollision.first(in: [identity("A", "Dark mode"), identity("A", "Dark-mode")]) != nil)
        #expect(NameCollision.first(in: [identity("A", "Dark mode"), identity("B", "Dark mode")]) == nil)
    }

    @Test("names that Windows keeps for devices, and dots at the end, get a digest", arguments: ["CON", "con", "Nul.dark", "COM1", "lpt9.x", "Ends."])
    func reserved(name: String) {
        let component = fileNameComponent(name, limit: 120)
        #expect(component != name && component.hasPrefix(name.prefix(3)) && component.utf8.count == name.utf8.count + 9)
    }

    @Test("names that only look like those stay", arguments: ["CONsole", "COM", "COM10", "Nuller", "auxiliary"])
    func notReserved(name: String) { #expect(fileNameComponent(name, limit: 120) == name) }
}

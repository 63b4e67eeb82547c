import Testing

@testable import Snapshots

struct OrphanTests {
    @Test func onlyFilesOfNoPreviewAreOrphans() {
        let folder = TemporaryFolder()
        for file in [
            "fingerprint.txt", "README.md", ".git/x.png", "Room/Plain.png", "Room/Plain.layout.txt", "Room/Plain.a11y.txt", "Room/Plain.dark.png",
            "Room/Plain.dark.rtl.png", "Room/Plain.old.png", "Room/Gone.png", "Room/Gone.layout.txt", "Old/Deep/x.png",
        ] { folder.write("x", to: file) }
        let name = SnapshotName(PreviewIdentity(group: "Room", name: "Plain", sourceFile: "", sourceLine: 0))
        let orphans = SnapshotFolder(path: folder.path, displayPath: "Snapshots").orphans(owned: [name]) { ["dark", "rtl"].contains($0) }
        #expect(orphans == ["Old/Deep/x.png", "Room/Gone.layout.txt", "Room/Gone.png", "Room/Plain.old.png"])
    }

    @Test func aFolderThatIsNotThereHasNone() {
        #expect(SnapshotFolder(path: "/nonexistent/folder", displayPath: "S").orphans(owned: []) { _ in false } == [])
    }
}

import Foundation
import Testing

@testable import Snapshots

struct WholeFileTests {
    private let folder = TemporaryFolder()

    @Test func whatWasWrittenIsRead() throws {
        let path = folder.path + "/a/b/c.bin"
        let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        try WholeFile.write(bytes, to: path)
        #expect(try WholeFile.read(path) == bytes)
        // Nothing else stays behind, above all no temporary file.
        #expect(folder.contents == ["a", "a/b", "a/b/c.bin"])
    }

    @Test func aFileThatIsNotThereIsNil() throws {
        #expect(try WholeFile.read(folder.path + "/none") == nil)
        #expect(try WholeFile.read(folder.path + "/no/folder/either") == nil)
    }

    @Test func aFolderIsNoFile() {
        #expect(throws: FileError.self) { try WholeFile.read(folder.path) }
    }

    @Test func aFileInTheWayOfAFolderIsNamed() {
        folder.write("x", to: "taken")
        let error = #expect(throws: FileError.self) { try WholeFile.write(Data(), to: folder.path + "/taken/file.png") }
        #expect(error?.description.contains("/taken") == true)
        #expect(error?.description.contains("in the way") == true)
    }

    @Test func aFailedWriteLeavesTheOldFile() throws {
        // A folder cannot be replaced by a file, so the last step of the write fails.
        folder.write("kept", to: "target/inside")
        #expect(throws: FileError.self) { try WholeFile.write(Data("new".utf8), to: folder.path + "/target") }
        #expect(folder.contents == ["target", "target/inside"])
    }

    @Test func removingNothingIsFine() throws {
        try WholeFile.remove(folder.path + "/none")
    }
}

import Foundation
import Testing

@testable import Snapshots

struct StoredPictureTests {
    @Test func aMissingFileIsMissing() throws {
        guard case .missing = try StoredPicture(at: "/nonexistent/picture.png") else { return #expect(Bool(false)) }
    }

    @Test func aPointerOfGitLFSIsRecognised() {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
        guard case .lfsPointer = StoredPicture(bytes: Data(pointer.utf8)) else { return #expect(Bool(false)) }
    }

    @Test(arguments: [("", ""), ("GIF89a…", "47 49 46 38 39 61 e2 80"), ("\u{1}", "01")])
    func otherFilesTellHowTheyBegin(content: String, start: String) {
        guard case .foreign(let bytes) = StoredPicture(bytes: Data(content.utf8)) else { return #expect(Bool(false)) }
        #expect(bytes == start)
    }
}

import Foundation
import Graphics
import ImageCodecs
import ImageDiff
import Testing

@testable import Snapshots

struct ReferenceCheckTests {
    private let folder = TemporaryFolder()
    private let white = Bitmap(width: 3, height: 2, fill: PremultipliedPixel(rgba: 0xFFFF_FFFF))

    private func compare(_ bitmap: Bitmap, drawing: Bool = true) -> (ReferenceFinding, Bitmap?) {
        ReferenceCheck(drawsDifference: drawing).compare(bitmap, withFileAt: folder.path + "/a.png", called: "Snapshots/a.png")
    }

    private func store(_ bytes: Data) throws { try WholeFile.write(bytes, to: folder.path + "/a.png") }

    @Test func nothingStored() {
        #expect(compare(white).0 == .missing)
    }

    @Test func theSamePixels() throws {
        try store(PictureFile.encode(white))
        let (finding, picture) = compare(white)
        #expect(finding == .identical)
        #expect(picture == nil)
    }

    /// A picture that another program saved again holds no digest; its pixels decide.
    @Test func theSamePixelsWithoutADigest() throws {
        try store(PNG.encode(white))
        #expect(compare(white).0 == .identical)
        var other = white
        other.pixels[0] = 0xFF00_0000
        guard case .different = compare(other).0 else { return #expect(Bool(false)) }
    }

    @Test func anotherPixel() throws {
        try store(PictureFile.encode(white))
        var other = white
        other.pixels[4] = 0xFF00_0000
        let (finding, picture) = compare(other)
        #expect(finding == .different(
            Difference(differingPixels: 1, totalPixels: 6, maximumChannelDifference: 255, box: PixelBox(x: 1, y: 1, width: 1, height: 1))))
        #expect(picture?.width == 3)
        #expect(compare(other, drawing: false).1 == nil)
    }

    @Test func anotherSize() throws {
        try store(PictureFile.encode(white))
        guard case .sizeChanged(let expected, let actual, _) = compare(Bitmap(width: 3, height: 3)).0 else { return #expect(Bool(false)) }
        #expect(expected == PixelSize(width: 3, height: 2) && actual == PixelSize(width: 3, height: 3))
    }

    @Test func aDamagedFileSaysWhatToDo() throws {
        let whole = try PictureFile.encode(white)
        for bytes in [whole.prefix(20), whole.prefix(whole.count - 13), Data("no picture".utf8), Data()] {
            try store(bytes)
            guard case .unreadable(let reason) = compare(white).0 else { return #expect(Bool(false), "\(bytes.count) bytes were read") }
            #expect(reason.contains("Snapshots/a.png") && reason.contains("git checkout"))
        }
    }

    @Test func aPointerSaysGitLFSPull() throws {
        try store(Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8))
        guard case .unreadable(let reason) = compare(white).0 else { return #expect(Bool(false)) }
        #expect(reason.contains("git lfs pull"))
    }
}

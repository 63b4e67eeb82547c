import Foundation
import Graphics
import ImageDiff

/// By itself, so that the optimiser does not see that two rounds compare the same.
@inline(never) private func sameBytes(_ a: [UInt32], _ b: [UInt32]) -> Bool {
    a.withUnsafeBytes { a in b.withUnsafeBytes { b in memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 } }
}

/// `diff`: comparing two pictures of one frame.
@MainActor func measureDifferences(_ report: Report) {
    let (width, height) = (FrameCopy.width, FrameCopy.height)
    let picture = photo(width: width, height: height, seed: 1).bitmap
    // A copy with memory of its own: a shared buffer would be recognised without a look.
    let equal = Bitmap(width: width, height: height, pixels: picture.pixels.map { $0 })
    func changed(_ isChanged: (_ pixel: Int) -> Bool) -> Bitmap {
        var copy = picture
        for pixel in copy.pixels.indices where isChanged(pixel) { copy.pixels[pixel] ^= 0x0055_5555 }
        return copy
    }
    var generator = Scramble(state: 2)
    let sparse = changed { _ in generator.next() % 100 == 0 }
    let label = changed { pixel in (400..<640).contains(pixel % width) && (600..<660).contains(pixel / width) }
    let all = changed { _ in true }
    let taller = Bitmap(width: width, height: height + 10, pixels: picture.pixels + Array(repeating: 0xFFFF_FFFF, count: width * 10))

    func compare(_ name: String, _ other: Bitmap) {
        report.add("compare: \(name)", measure { _ in keep(ExactDifference().compare(expected: picture, actual: other)) })
    }
    report.add("memcmp of the frame", measure { _ in
        keep(sameBytes(picture.pixels, equal.pixels))
    })
    compare("equal", equal)
    compare("a label of 240×60 px differs", label)
    compare("1 % of the pixels differ", sparse)
    compare("every pixel differs", all)
    compare("10 rows more", taller)
    for rule in NamedAlgorithms.all.dropFirst() {
        report.add("\(type(of: rule).name): 1 % differ", measure { _ in keep(rule.compare(expected: picture, actual: sparse)) })
    }
    report.add("picture of the difference, 1 %", measure { _ in keep(differencePicture(expected: picture, actual: sparse)) })
    report.add("picture of the difference, every pixel", measure { _ in keep(differencePicture(expected: picture, actual: all)) })
}

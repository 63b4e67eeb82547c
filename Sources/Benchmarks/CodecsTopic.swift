import Foundation
import Graphics
import ImageCodecs
import SwiftUI
import SwiftUICore

/// `codecs`: the pictures of scenes S1 (flat colours and text) and S2 (photos) to PNG and back.
@MainActor func measureCodecs(_ report: Report) throws {
    let world = try World.system()
    let list = RoomsScene(photos: (0..<12).map { photo(width: 400, height: 300, seed: $0) }, round: 0)
    let detail = DetailScene(photo: photo(width: 1600, height: 1200, seed: 99), round: 0)
    for (name, bitmap) in [
        ("S1", try ScreenRun(list, world: world).bitmap), ("S2", try ScreenRun(detail, world: world).bitmap),
    ] {
        let digest = PixelDigest(bitmap)
        let file = try PNG.encode(bitmap, digest: digest)
        for (effort, threads) in [(PNGEffort.fast, 1), (.fast, 2), (.small, 1)] {
            let size = try PNG.encode(bitmap, effort: effort).count
            let timing = try measure { _ in keep(try PNG.encode(bitmap, effort: effort, threads: threads)) }
            report.add("\(name): encode PNG \(effort), \(threads) thread\(threads == 1 ? "" : "s")", timing, note: "\(size / 1000) kB")
        }
        report.add("\(name): decode PNG", try measure { _ in keep(try PNG.decode(file)) })
        report.add("\(name): digest of the pixels", measure { _ in keep(PixelDigest(bitmap)) })
        report.add("\(name): recognise an unchanged file", try measure { _ in keep(try PNG.storedPixelDigest(in: file) == PixelDigest(bitmap)) })
    }
}

import Foundation
import Graphics
import ImageCodecs
import Raster
import SwiftUI
import SwiftUICore

/// One scene drawn by a process of its own, as a command would: fonts opened, photos decoded, the picture written as a PNG file.
@MainActor struct OneScene {
    static let names = ["S1", "S2", "S3", large]
    /// 100 million pixels: cards with photos and texts all over, clipped, shadowed, and faded as one group.
    static let large = "10,000 × 10,000 px"

    /// Where the photos of the scenes are, as `writePhotos` left them.
    let photos: String
    let target: String
    private var stages: [Account.Stage] = []
    private var stopwatch = Stopwatch()

    /// What the process says of itself.
    struct Account: Codable {
        /// The most memory that was in use at once, in bytes, all libraries included.
        var peak: Int
        /// The most from layout's end to the file, above what was in use then.
        var drawing: Int
        /// The bytes of the picture.
        var frame: Int
        /// The first is what came before the program's own first line.
        var stages: [Stage]

        struct Stage: Codable {
            var name: String
            /// Of processor time.
            var milliseconds: Double
        }
    }

    init(photos: String, target: String) {
        (self.photos, self.target) = (photos, target)
        stages = [Account.Stage(name: "loading", milliseconds: Stopwatch.processorTime)]
    }

    /// Writes the photos that the scenes show into a folder, as PNG files.
    static func writePhotos(to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        func write(_ photo: SharedBitmap, _ name: String) throws {
            try PNG.encode(photo.bitmap, effort: .fast).write(to: URL(fileURLWithPath: folder + "/\(name).png"))
        }
        for index in 0..<12 { try write(photo(width: 400, height: 300, seed: index), "\(index)") }
        try write(photo(width: 1600, height: 1200, seed: 99), "large")
    }

    /// Draws the scene of a name and writes it.
    mutating func draw(_ name: String) throws -> Account {
        let world = try World.system()
        lap("fonts")
        switch name {
        case "S1": return try draw(RoomsScene(photos: try thumbnails(), round: 0), world)
        case "S2": return try draw(DetailScene(photo: try decoded("large"), round: 0), world)
        case "S3": return try draw(StressScene(round: 0), world)
        default:
            return try draw(WallScene(photos: try thumbnails()), world, size: CGSize(width: WallScene.side, height: WallScene.side), scale: 4)
        }
    }

    private func decoded(_ name: String) throws -> SharedBitmap {
        SharedBitmap(try PNG.decode(try Data(contentsOf: URL(fileURLWithPath: photos + "/\(name).png"))), name: name)
    }

    private func thumbnails() throws -> [SharedBitmap] { try (0..<12).map { try decoded("\($0)") } }

    private mutating func lap(_ name: String) { stages.append(Account.Stage(name: name, milliseconds: stopwatch.lap().processor)) }

    private mutating func draw<Content: View>(
        _ content: Content, _ world: World, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3
    ) throws -> Account {
        lap("photos")
        var settings = ScreenSettings()
        settings.scale = scale
        settings.stage = ScreenSettings.Stage(size: size, safeArea: EdgeInsets())
        let painted = try ScreenRenderer(world: world).paint(content, settings: settings)
        lap("views")
        let before = (peak: ProcessMemory.peak, now: ProcessMemory.now)
        ProcessMemory.forgetPeak()
        let bitmap = painted.bitmap()
        lap("raster")
        try PNG.encode(bitmap, digest: PixelDigest(bitmap), effort: .fast).write(to: URL(fileURLWithPath: target))
        lap("file")
        let peak = ProcessMemory.peak
        return Account(peak: max(peak, before.peak), drawing: peak - before.now, frame: bitmap.pixels.count * 4, stages: stages)
    }
}

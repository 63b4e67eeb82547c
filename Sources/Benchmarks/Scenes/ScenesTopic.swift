import Foundation
import Rooms
import SwiftUI
import SwiftUICore

/// `scenes`: whole pictures, stage by stage. Only fonts and decoded photos are kept from round to round.
@MainActor func measureScenes(_ report: Report) throws {
    let world = try World.system()
    let thumbnails = (0..<12).map { photo(width: 400, height: 300, seed: $0) }
    let large = photo(width: 1600, height: 1200, seed: 99)
    try measureScene("S1 list", report) { try ScreenRun(RoomsScene(photos: thumbnails, round: $0), world: world) }
    try measureScene("S2 detail", report) { try ScreenRun(DetailScene(photo: large, round: $0), world: world) }
    try measureScene("S3 stress", report) { try ScreenRun(StressScene(round: $0), world: world) }

    // The list of the sample app, whose previews are private to it: found as the runner finds them.
    let list = PreviewDiscovery.previews().first { $0.module == "Rooms" && $0.groupName == "ContentView" }
    guard let list else { throw Request.Mistake("The preview ContentView of the module Rooms is not linked into the benchmarks.") }
    let view = AnyView(try list.view())
    try measureScene("Rooms list preview", report) { _ in
        try ScreenRun(view, world: world, size: CGSize(width: 393, height: 852), index: 0)
    }
}

@MainActor private func measureScene(_ name: String, _ report: Report, _ run: (_ round: Int) throws -> ScreenRun) throws {
    // The first round opens fonts and photos.
    try report.show(run(-1).bitmap, as: name)
    let runs = try (0..<7).map(run)
    for (index, stage) in ScreenRun.stages.enumerated() {
        report.add("\(name), \(stage)", Timing.median(runs.map { $0.timings[index] }))
    }
    let whole = Timing.median(runs.map { $0.timings.reduce(.zero, +) })
    report.add("\(name), whole", whole, note: "\(runs[0].fileBytes / 1000) kB PNG")
}

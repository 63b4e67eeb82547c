import Foundation
import Graphics
import Snapshots
import SwiftUI
import Testing

@testable import PreviewRunner

/// What verdicts are kept by: every file that pictures depend on, and everything in drawing steps.
struct PreviewInputsTests {
    private static let files = [
        "build/program": "code", "build/image.png": "loose", "build/log.txt": "not a resource", "build/Other": "another program",
        "build/App.resources/a.png": "asset", "build/App.resources/de.lproj/Localizable.strings": "text",
        "build/Graphics.build/Path.swift.o": "path", "build/Raster.build/Fill.swift.o": "fill", "fonts/Inter.ttf": "outlines",
    ]

    private func inputs(_ change: (String) throws -> Void = { _ in }) throws -> PreviewInputs {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inputs-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (path, text) in Self.files where path != "build/program" { try WholeFile.write(Data(text.utf8), to: folder + "/" + path) }
        // Linked last.
        try WholeFile.write(Data(Self.files["build/program"]!.utf8), to: folder + "/build/program")
        for path in Self.files.keys { try date(folder + "/" + path, path == "build/program" ? 200 : 100) }
        try change(folder)
        return PreviewInputs.read(
            executable: folder + "/build/program", image: folder + "/build/program", bundles: [folder + "/build", folder + "/build/App.resources"],
            fontFolders: [folder + "/fonts"], versions: ["engine": "1"])
    }

    private func date(_ path: String, _ seconds: Double) throws {
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
    }

    @Test("folders and times of two machines make no difference")
    func same() throws { #expect(try inputs() == inputs { try date($0 + "/fonts/Inter.ttf", 50) } && inputs().drawing != nil) }

    @Test("each input changes what it has to", arguments: [
        ("build/program", true, false), ("build/image.png", true, false), ("build/log.txt", false, false), ("build/Other", false, false),
        ("build/App.resources/a.png", true, false), ("build/App.resources/de.lproj/Localizable.strings", true, false),
        ("build/Graphics.build/Path.swift.o", false, true), ("build/Raster.build/Fill.swift.o", false, true), ("fonts/Inter.ttf", true, false),
    ])
    func change(file: String, program: Bool, drawing: Bool) throws {
        let before = try inputs()
        let after = try inputs {
            try WholeFile.write(Data("changed".utf8), to: "\($0)/\(file)")
            try date("\($0)/\(file)", 150)
        }
        #expect((before.program != after.program) == program && (before.drawing != after.drawing) == drawing)
    }

    @Test("code that draws is not known without its object files, or when they are newer than the program")
    func unknownDrawing() throws {
        #expect(try inputs { try FileManager.default.removeItem(atPath: $0 + "/build/Raster.build") }.drawing == nil)
        #expect(try inputs { try date($0 + "/build/Raster.build/Fill.swift.o", 300) }.drawing == nil)
    }

    private static let picture = SharedBitmap(Bitmap(width: 2, height: 2), name: "a")
    private static let letter = GlyphShape(.outline(Path(CGRect(x: 0, y: 0, width: 1, height: 1))))

    /// Drawing steps of which no two are the same content.
    private static let steps: [[DisplayItem]] = [
        [], [.pop], [.fill(Path(), style: FillStyle(), paint: .black)], [.fill(Path(), style: FillStyle(eoFill: true), paint: .black)],
        [.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), style: FillStyle(), paint: .black)],
        [.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1.000000001)), style: FillStyle(), paint: .black)],
        [.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1)), style: FillStyle(), paint: .black)],
        [.fill(Path(), style: FillStyle(), paint: .color(.white))], [.stroke(Path(), style: StrokeStyle(), paint: .black)],
        [.stroke(Path(), style: StrokeStyle(lineWidth: 2), paint: .black)], [.stroke(Path(), style: StrokeStyle(dash: [1]), paint: .black)],
        [.stroke(Path(), style: StrokeStyle(lineCap: .round), paint: .black)],
        [.glyphs(GlyphRun(glyphs: [.init(shape: letter, position: .zero)], size: 12, text: "a", fontName: "F"), paint: .black)],
        [.glyphs(GlyphRun(glyphs: [.init(shape: GlyphShape(.empty), position: .zero)], size: 12, text: "a", fontName: "F"), paint: .black)],
        [.glyphs(GlyphRun(glyphs: [.init(shape: letter, position: .zero)], size: 13, text: "a", fontName: "F"), paint: .black)],
        [.image(ImageItem(bitmap: picture, destination: .zero))], [.image(ImageItem(bitmap: picture, destination: .zero, opacity: 0.5))],
        [.image(ImageItem(bitmap: picture, destination: .zero, template: .black))],
        [.image(ImageItem(bitmap: SharedBitmap(Bitmap(width: 2, height: 2, fill: PremultipliedPixel(rgba: 0xFF00_00FF)), name: "a"), destination: .zero))],
        [.pushClip(Path(), style: FillStyle())], [.pushOpacity(0.5)], [.pushOpacity(0.25)], [.pushBlend(.multiply)], [.pushBlend(.screen)],
        [.pushBlur(radius: 1, isOpaque: false)], [.pushBlur(radius: 1, isOpaque: true)], [.pushMask(DisplayList([.pop]))], [.pushMask(DisplayList())],
        [.pushShadow(color: .black, radius: 1, offset: .zero)], [.pushTransform(.identity)], [.pushTransform(CGAffineTransform(scaleX: 2, y: 2))],
        [.pop, .pop],
        [.fill(Path(), style: FillStyle(), paint: .linearGradient(GradientRamp(stops: []), from: .zero, to: .zero))],
        [.fill(Path(), style: FillStyle(), paint: .angularGradient(GradientRamp(stops: []), center: .zero, startRadians: 0, endRadians: 1))],
        [.fill(Path(), style: FillStyle(), paint: .image(picture, tile: .zero, opacity: 1))],
    ]

    @Test("other drawing steps are other content; names and objects alone are not")
    func content() {
        func bytes(_ items: [DisplayItem]) -> Data {
            var content = DisplayListContent()
            content.put(DisplayList(items))
            return content.bytes
        }
        let all = Self.steps.map(bytes)
        #expect(Set(all).count == all.count && all == Self.steps.map(bytes))
        let again = SharedBitmap(Bitmap(width: 2, height: 2), name: "b")
        #expect(bytes([.image(ImageItem(bitmap: again, destination: .zero))]) == bytes([.image(ImageItem(bitmap: Self.picture, destination: .zero))]))
        let run = GlyphRun(
            glyphs: [.init(shape: GlyphShape(Self.letter.content), position: .zero)], size: 12, text: "b", fontName: "Another")
        #expect(bytes([.glyphs(run, paint: .black)]) == all[12])
    }
}

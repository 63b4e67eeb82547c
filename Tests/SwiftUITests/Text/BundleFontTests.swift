import Foundation
import Graphics
import Testing
import Typesetting

@testable import SwiftUI
@testable import SwiftUICore

/// Fonts that a program brings along. A system font's file plays the part.
@MainActor struct BundleFontTests {
    private static let mono = "/usr/share/fonts/truetype/noto/NotoSansMono-Bold.ttf"

    private func bundle(_ files: [String: Data]) throws -> String {
        let path = NSTemporaryDirectory() + "/fonts-\(UUID().uuidString)/Fonts.resources"
        for (name, data) in files {
            let target = path + "/" + name
            try FileManager.default.createDirectory(
                atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: target))
        }
        return path
    }

    @Test("a font in a resource bundle is known by its names, at any depth")
    func bundledFonts() throws {
        let path = try bundle(["Fonts/Own.ttf": #require(FileManager.default.contents(atPath: Self.mono))])
        defer { try? FileManager.default.removeItem(atPath: path) }
        let library = try FontLibrary()
        BundleFonts.register(bundles: [path], in: library)
        #expect(library.registeredFamilies == ["Noto Sans Mono"] && library.unreadableFonts.isEmpty)
    }

    @Test("a file that is no font is named by the text that misses a font")
    func unreadableFonts() throws {
        let path = try bundle(["Broken.ttf": Data("version https://git-lfs.github.com/spec/v1".utf8)])
        defer { try? FileManager.default.removeItem(atPath: path) }
        let library = try FontLibrary()
        BundleFonts.register(bundles: [path, "/no/such/folder.resources"], in: library)
        let world = World(fonts: library)
        let screen = try ScreenRenderer(world: world).render(
            Text("x").font(.custom("Own", size: 17)), listing: ScreenRenderer.Listing(), settings: ScreenSettings())
        let message = try #require(screen.diagnostics.first { $0.kind == .missingFont }?.message)
        #expect(message.contains("\"Own\"") && message.contains("Fonts.resources/Broken.ttf"))
    }

    @Test("a font registered by the program is known to all libraries, those made before too")
    func registeredFonts() throws {
        // All tests share the process, so this is a font that no other asks for.
        let (before, name) = (try FontLibrary(), "Noto Sans Runic")
        let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansRunic-Regular.ttf")
        #expect(before.registeredFamilies.isEmpty && CTFontManagerRegisterFontsForURL(file, .process, nil))
        for library in [before, try FontLibrary()] {
            let metrics = library.metrics(of: .custom(name))
            #expect(metrics != nil)
        }
        var error: NSError?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/etc/hostname"), .process, &error))
        #expect(error?.localizedDescription.contains("hostname") == true)
    }

    @Test("custom fonts grow with the text size unless their size is fixed")
    func customFontsGrow() throws {
        func height(_ font: Font, _ size: DynamicTypeSize) throws -> CGFloat {
            var settings = ScreenSettings()
            settings.dynamicTypeSize = size
            return try ScreenProbe(Text("x").font(font), layout: .sizeThatFits, settings).screen.outline.size.height
        }
        let name = "Noto Sans Mono"
        #expect(try height(.custom(name, fixedSize: 20), .accessibility3) == height(.custom(name, fixedSize: 20), .large))
        // Body goes from 17 to 40 points by its line distance, 22 to 48; caption2 from 13 to 35.
        let (body, caption) = (try height(.custom(name, size: 20), .accessibility3), try height(.custom(name, size: 20, relativeTo: .caption2), .accessibility3))
        let plain = try height(.custom(name, size: 20), .large)
        expectClose(body / plain, 44.0 / 20, within: 0.02)
        expectClose(caption / plain, 54.0 / 20, within: 0.02)
    }
}

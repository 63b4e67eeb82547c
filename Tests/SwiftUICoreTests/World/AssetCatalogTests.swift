import Foundation
import Graphics
import Testing

@testable import SwiftUICore

/// Pictures are texts such as "12x8": pixels wide and high.
struct AssetCatalogTests {
    static func imageSet(_ images: String..., properties: String = "{}") -> String {
        "{ \"images\": [\(images.joined(separator: ","))], \"info\": { \"author\": \"xcode\", \"version\": 1 }, \"properties\": \(properties) }"
    }

    static func library(_ files: [String: String]) throws -> (FixtureBundle, ResourceLibrary) {
        let bundle = try FixtureBundle("App.resources", files)
        return (bundle, ResourceLibrary(bundle))
    }

    // MARK: Variants

    static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    static let high = #""appearances": [{"appearance": "contrast", "value": "high"}]"#
    static let darkHigh = #""appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]"#

    /// One variant per file, named after what it is for; the picture's width tells which was taken.
    static let variants: [(width: Int, entry: String)] = [
        (1, #""idiom": "universal", "scale": "1x""#), (2, #""idiom": "universal", "scale": "2x""#), (3, #""idiom": "universal", "scale": "3x""#),
        (11, #""idiom": "universal", "scale": "1x", \#(dark)"#), (13, #""idiom": "universal", "scale": "3x", \#(dark)"#),
        (23, #""idiom": "universal", "scale": "3x", \#(high)"#), (33, #""idiom": "universal", "scale": "3x", \#(darkHigh)"#),
        (42, #""idiom": "ipad", "scale": "2x""#), (53, #""idiom": "universal", "scale": "3x", "locale": "ar""#),
        (63, #""idiom": "universal", "scale": "3x", "width-class": "regular""#),
        (73, #""idiom": "universal", "scale": "3x", "display-gamut": "display-P3""#),
        (83, #""idiom": "universal", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "tinted"}]"#),
    ]

    @Test(arguments: [
        (AssetTraits(), 3), (AssetTraits(scale: 1), 1), (AssetTraits(scale: 2), 2), (AssetTraits(scale: 4), 3), (AssetTraits(scale: 1.5), 2),
        (AssetTraits(isDark: true), 13), (AssetTraits(scale: 2, isDark: true), 13), (AssetTraits(hasHighContrast: true), 23),
        (AssetTraits(isDark: true, hasHighContrast: true), 33), (AssetTraits(idiom: .ipad, scale: 2), 42),
        // The device counts more than the appearance.
        (AssetTraits(idiom: .ipad, scale: 2, isDark: true), 42),
        (AssetTraits(locale: Locale(identifier: "ar_EG")), 53), (AssetTraits(horizontalSizeClass: .regular), 63),
        (AssetTraits(gamut: .displayP3), 73),
    ])
    func theBestVariantIsTaken(_ traits: AssetTraits, _ width: Int) throws {
        var files: [String: String] = [:]
        let entries = Self.variants.map { "{ \($0.entry), \"filename\": \"\($0.width).png\" }" }
        for variant in Self.variants { files["Assets.xcassets/Photo.imageset/\(variant.width).png"] = "\(variant.width)x6" }
        files["Assets.xcassets/Photo.imageset/Contents.json"] = Self.imageSet(entries.joined(separator: ","), #"{"idiom": "universal", "scale": "2x"}"#)
        let (_bundle, library) = try Self.library(files)
        defer { withExtendedLifetime(_bundle) {} }
        let asset = try library.image(named: "Photo", traits: traits)
        #expect(asset.bitmap.bitmap.width == width)
        #expect(asset.bitmap.name == "Photo")
        #expect(asset.scale == CGFloat(width % 10))
        #expect(asset.renderingIntent == nil && asset.slicing == nil && !asset.isMirrored)
    }

    @Test(arguments: [
        ("3x", 2.0, 3.0),  // only a larger one
        ("1x", 3.0, 1.0),  // only a smaller one
    ])
    func aMissingScaleTakesTheNearestAtItsOwnScale(_ scale: String, _ wanted: Double, _ taken: Double) throws {
        let (_bundle, library) = try Self.library([
            "A.xcassets/P.imageset/Contents.json": Self.imageSet(#"{"idiom": "universal", "scale": "\#(scale)", "filename": "p.png"}"#),
            "A.xcassets/P.imageset/p.png": "30x60",
        ])
        defer { withExtendedLifetime(_bundle) {} }
        let asset = try library.image(named: "P", traits: AssetTraits(scale: wanted))
        #expect(Double(asset.scale) == taken)
        #expect(asset.size == CGSize(width: 30 / taken, height: 60 / taken))
    }

    @Test func aVariantOfNoScaleIsOnePixelAPoint() throws {
        let (_bundle, library) = try Self.library([
            "A.xcassets/P.imageset/Contents.json": Self.imageSet(#"{"idiom": "universal", "filename": "p.png"}"#), "A.xcassets/P.imageset/p.png": "30x60",
        ])
        defer { withExtendedLifetime(_bundle) {} }
        #expect(try library.image(named: "P", traits: AssetTraits()).scale == 1)
    }

    @Test(arguments: ["0x", "-2x", "x", "1e9x", "two"])
    func absurdScalesCountAsNone(_ scale: String) throws {
        let entry = #"{"idiom": "universal", "scale": "\#(scale)", "filename": "p.png", "resizing": {"mode": "9-part", "cap-insets": {"top": -4}}}"#
        let (_bundle, library) = try Self.library(["A.xcassets/P.imageset/Contents.json": Self.imageSet(entry), "A.xcassets/P.imageset/p.png": "30x60"])
        defer { withExtendedLifetime(_bundle) {} }
        let asset = try library.image(named: "P", traits: AssetTraits())
        #expect(asset.size == CGSize(width: 30, height: 60))
        #expect(asset.slicing == ImageAsset.Slicing(capInsets: EdgeInsets(), mode: .stretch))
    }

    @Test(arguments: [
        (["left-to-right", "right-to-left"], LayoutDirection.rightToLeft, 2, false), (["left-to-right", "right-to-left"], .leftToRight, 1, false),
        (["left-to-right"], .rightToLeft, 1, true), (["left-to-right"], .leftToRight, 1, false), (["none"], .rightToLeft, 1, false),
    ])
    func directions(_ directions: [String], _ direction: LayoutDirection, _ width: Int, _ isMirrored: Bool) throws {
        var files: [String: String] = [:]
        var entries: [String] = []
        for (index, name) in directions.enumerated() {
            files["A.xcassets/P.imageset/\(index).png"] = "\(index + 1)x1"
            let key = name == "none" ? "" : "\"language-direction\": \"\(name)\","
            entries.append("{ \(key) \"idiom\": \"universal\", \"filename\": \"\(index).png\" }")
        }
        files["A.xcassets/P.imageset/Contents.json"] = Self.imageSet(entries.joined(separator: ","))
        let (_bundle, library) = try Self.library(files)
        defer { withExtendedLifetime(_bundle) {} }
        let asset = try library.image(named: "P", traits: AssetTraits(layoutDirection: direction))
        #expect(asset.bitmap.bitmap.width == width)
        #expect(asset.isMirrored == isMirrored)
    }

    @Test(arguments: [
        ("9-part", "tile", EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8), ImageAsset.Slicing.Mode.tile),
        ("3-part-horizontal", "stretch", EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 8), .stretch),
        ("3-part-vertical", "stretch", EdgeInsets(top: 2, leading: 0, bottom: 6, trailing: 0), .stretch),
    ])
    func slicingAndIntent(_ mode: String, _ center: String, _ insets: EdgeInsets, _ expected: ImageAsset.Slicing.Mode) throws {
        let entry = """
            {"idiom": "universal", "scale": "2x", "filename": "p.png", "resizing": {"mode": "\(mode)",
            "center": {"mode": "\(center)", "width": 1, "height": 1}, "cap-insets": {"top": 4, "left": 8, "bottom": 12, "right": 16}}}
            """
        let (_bundle, library) = try Self.library([
            "A.xcassets/P.imageset/Contents.json": Self.imageSet(entry, properties: #"{"template-rendering-intent": "template"}"#),
            "A.xcassets/P.imageset/p.png": "40x40",
        ])
        defer { withExtendedLifetime(_bundle) {} }
        let asset = try library.image(named: "P", traits: AssetTraits())
        #expect(asset.slicing == ImageAsset.Slicing(capInsets: insets, mode: expected))
        #expect(asset.renderingIntent == .template)
    }

    // MARK: Names

    @Test func groupsMayPrefixNames() throws {
        let set = Self.imageSet(#"{"idiom": "universal", "filename": "p.png"}"#)
        let (_bundle, library) = try Self.library([
            "A.xcassets/Plain/One.imageset/Contents.json": set, "A.xcassets/Plain/One.imageset/p.png": "1x1",
            "A.xcassets/Spaced/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Spaced/Two.imageset/Contents.json": set, "A.xcassets/Spaced/Two.imageset/p.png": "2x2",
            "A.xcassets/Spaced/Inner/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Spaced/Inner/Three.imageset/Contents.json": set, "A.xcassets/Spaced/Inner/Three.imageset/p.png": "3x3",
        ])
        defer { withExtendedLifetime(_bundle) {} }
        for (name, width) in [("One", 1), ("Spaced/Two", 2), ("Spaced/Inner/Three", 3)] {
            #expect(try library.image(named: name, traits: AssetTraits()).bitmap.bitmap.width == width)
        }
        #expect(throws: ResourceError.unknownName(.image, "Two", nearest: [], searched: ["App.resources"])) {
            try library.image(named: "Two", traits: AssetTraits())
        }
    }

    @Test(arguments: [
        ("Photo", AssetTraits(), "3x3", 3.0), ("Photo", AssetTraits(scale: 2), "2x2", 2), ("Photo", AssetTraits(scale: 1), "1x1", 1),
        ("Photo", AssetTraits(idiom: .ipad, scale: 2), "4x4", 2), ("Photo.png", AssetTraits(), "3x3", 3),
        ("Flag", AssetTraits(), "5x5", 1), ("Flag", AssetTraits(locale: Locale(identifier: "ar")), "6x6", 1),
    ])
    func looseFiles(_ name: String, _ traits: AssetTraits, _ picture: String, _ scale: Double) throws {
        let (_bundle, library) = try Self.library([
            "Photo.png": "1x1", "Photo@2x.png": "2x2", "Photo@3x~iphone.png": "3x3", "Photo~ipad@2x.png": "4x4", "en.lproj/Flag.jpg": "5x5",
            "ar.lproj/Flag.jpg": "6x6", "notes.txt": "",
        ])
        defer { withExtendedLifetime(_bundle) {} }
        let asset = try library.image(named: name, traits: traits)
        #expect("\(asset.bitmap.bitmap.width)x\(asset.bitmap.bitmap.height)" == picture)
        #expect(Double(asset.scale) == scale)
    }

    @Test(arguments: [
        ("a@2x.png", "a", 2.0, nil), ("a~ipad@2x.PNG", "a", 2, "ipad"), ("a@3x~iphone.jpeg", "a", 3, "iphone"), ("a@home.png", "a@home", nil, nil),
        ("a~b.png", "a~b", nil, nil), ("a.b.png", "a.b", nil, nil), ("a@0x.png", "a@0x", nil, nil),
    ] as [(String, String, Double?, String?)])
    func namesOfLooseFiles(_ file: String, _ name: String, _ scale: Double?, _ idiom: String?) throws {
        let parts = try #require(LooseImageName(file: file))
        #expect(parts.name == name)
        #expect(parts.scale.map { Double($0) } == scale)
        #expect(parts.idiom == idiom)
    }

    @Test(arguments: ["a.txt", ".png", "a", "a.strings", "@2x.png"])
    func filesThatAreNoPictures(_ file: String) { #expect(LooseImageName(file: file) == nil) }

    // MARK: Failures

    @Test(arguments: [
        ("Dungoen", "no image named 'Dungoen' (not in App.resources); did you mean 'Dungeon'?"),
        ("Zzzzzzzz", "no image named 'Zzzzzzzz' (not in App.resources); declare the file or catalogue under 'resources:' in Package.swift"),
        ("Gone", "image 'Gone': the file App.resources/A.xcassets/Gone.imageset/p.png is missing; put it there or take it out of Contents.json"),
        ("Broken", "image 'Broken': App.resources/A.xcassets/Broken.imageset/p.png cannot be read: not a size"),
        ("Vector", "image 'Vector': App.resources/A.xcassets/Vector.imageset/p.pdf cannot be read: PDF pictures are not supported; add a PNG or JPEG beside it"),
        ("Garbled", "image 'Garbled': App.resources/A.xcassets/Garbled.imageset/Contents.json cannot be read: it is not valid JSON"),
        ("Mistyped", "image 'Mistyped': App.resources/A.xcassets/Mistyped.imageset/Contents.json cannot be read: unexpected kind of value at images.0.scale"),
        ("Bare", "image 'Bare': the file App.resources/A.xcassets/Bare.imageset/Contents.json is missing; put it there or take it out of Contents.json"),
        ("Pad", "image 'Pad': App.resources/A.xcassets/Pad.imageset has no file for this kind of device; add a universal one"),
        ("brand.logo", "image 'brand.logo': App.resources/A.xcassets/brand.logo.symbolset cannot be read: custom symbols are not supported; add an image set of another name and show that"),
        ("Empty", "image 'Empty': App.resources/A.xcassets/Empty.imageset has no file for this kind of device; add a universal one"),
    ])
    func failuresSayWhatAndWhere(_ name: String, _ message: String) throws {
        let universal = Self.imageSet(#"{"idiom": "universal", "filename": "p.png"}"#)
        let (_bundle, library) = try Self.library([
            "A.xcassets/Dungeon.imageset/Contents.json": universal, "A.xcassets/Dungeon.imageset/p.png": "1x1",
            "A.xcassets/Gone.imageset/Contents.json": universal,
            "A.xcassets/Broken.imageset/Contents.json": universal, "A.xcassets/Broken.imageset/p.png": "oops",
            "A.xcassets/Vector.imageset/Contents.json": Self.imageSet(#"{"idiom": "universal", "filename": "p.pdf"}"#),
            "A.xcassets/Vector.imageset/p.pdf": "%PDF",
            "A.xcassets/Garbled.imageset/Contents.json": "{",
            "A.xcassets/Mistyped.imageset/Contents.json": #"{"images": [{"scale": 2}]}"#,
            "A.xcassets/Bare.imageset/p.png": "1x1",
            "A.xcassets/brand.logo.symbolset/Contents.json": "{}",
            "A.xcassets/Pad.imageset/Contents.json": Self.imageSet(#"{"idiom": "ipad", "filename": "p.png"}"#),
            "A.xcassets/Pad.imageset/p.png": "1x1",
            "A.xcassets/Empty.imageset/Contents.json": Self.imageSet(#"{"idiom": "universal", "scale": "1x"}"#),
        ])
        defer { withExtendedLifetime(_bundle) {} }
        // Asked twice: what is remembered must be the same answer.
        for _ in 0..<2 {
            do throws(ResourceError) {
                _ = try library.image(named: name, traits: AssetTraits())
                Issue.record("no error for \(name)")
            } catch {
                #expect(error.message == message)
                #expect(error.diagnostic().kind == .missingImage)
            }
        }
    }
}

struct ResourceLibraryTests {
    @Test func aGivenBundleIsTheOnlyOneSearched() throws {
        let main = try FixtureBundle("Main", ["Icon.png": "1x1"])
        let views = try FixtureBundle("Views.resources", ["Icon.png": "2x2", "Photo.png": "3x3"])
        let library = ResourceLibrary(main, views)
        func width(_ name: String, _ bundle: String? = nil) throws -> Int {
            try library.image(named: name, bundle: bundle, traits: AssetTraits()).bitmap.bitmap.width
        }
        #expect(try width("Icon") == 1)
        #expect(try width("Photo") == 3)
        #expect(try width("Icon", views.path) == 2)
        #expect(throws: ResourceError.unknownName(.image, "Photo", nearest: [], searched: ["Main"])) { try width("Photo", main.path) }
        #expect(throws: ResourceError.unknownBundle(.image, "Photo", path: "/nowhere")) { try width("Photo", "/nowhere") }
    }

    @Test func theMainBundleMeansAll() throws {
        let views = try FixtureBundle("Views.resources", ["Photo.png": "3x3", "ar.lproj/Localizable.strings": "\"a\" = \"b\";"])
        let library = ResourceLibrary(views)
        #expect(try library.image(named: "Photo", bundle: Bundle.main.bundlePath, traits: AssetTraits()).bitmap.bitmap.width == 3)
        #expect(("a" as LocalizedStringKey).resolved(in: environment("ar", library), bundle: .main) == "b")
    }

    @Test func aBundleOutsideOfTheListIsReadToo() throws {
        let other = try FixtureBundle("Other.resources", ["Photo.png": "3x3"])
        #expect(try ResourceLibrary.empty.image(named: "Photo", bundle: other.path + "/", traits: AssetTraits()).bitmap.bitmap.width == 0)
        #expect(try ResourceLibrary(bundles: []) { _ in Bitmap(width: 9, height: 9) }
            .image(named: "Photo", bundle: other.path, traits: AssetTraits()).bitmap.bitmap.width == 9)
    }

    @Test func aPictureIsDecodedOnce() throws {
        final class Count: @unchecked Sendable { var value = 0 }
        let count = Count()
        let bundle = try FixtureBundle("App.resources", ["Photo.png": "3x3"])
        let library = ResourceLibrary(bundle, decoded: { count.value += 1 })
        let first = try library.image(named: "Photo", traits: AssetTraits())
        let second = try library.image(named: "Photo", traits: AssetTraits(isDark: true))
        #expect(first.bitmap === second.bitmap)
        #expect(count.value == 1)
    }

    @Test func manyThreadsMayAsk() async throws {
        let bundle = try FixtureBundle("App.resources", ["Photo.png": "3x3", "ar.lproj/Localizable.strings": "\"a\" = \"b\";"])
        let library = ResourceLibrary(bundle)
        let widths = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    let text = ("a" as LocalizedStringKey).resolved(in: environment("ar", library))
                    return try library.image(named: "Photo", traits: AssetTraits()).bitmap.bitmap.width + text.count
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(widths == Array(repeating: 4, count: 50))
    }

    @Test func bundlesBesideTheExecutableBeginWithTheMainOne() {
        let bundles = ResourceLibrary.bundlesBesideExecutable()
        #expect(bundles.first == Bundle.main.bundlePath)
        #expect(bundles.dropFirst().allSatisfy { $0.hasSuffix(".resources") })
    }
}

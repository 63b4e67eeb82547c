// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: - What the machine must have

/// The folder of the toolchain that holds its own swift-syntax, which the macro plugin is compiled against.
///
/// The process that evaluates this manifest has that toolchain's `libswiftCore` mapped, so its path tells which one it is.
func toolchainHostFolder() -> String {
    func host(besideStandardLibrary folder: URL) -> String? {
        let path = folder.appendingPathComponent("host").path
        return FileManager.default.fileExists(atPath: path + "/SwiftSyntax.swiftmodule") ? path : nil
    }
    if let handle = FileHandle(forReadingAtPath: "/proc/self/maps"), let data = try? handle.readToEnd() {
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where line.hasSuffix("/libswiftCore.so") {
            let library = URL(fileURLWithPath: String(line[line.firstIndex(of: "/")!...]))
            if let path = host(besideStandardLibrary: library.deletingLastPathComponent().deletingLastPathComponent()) {
                return path
            }
        }
    }
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
        let compiler = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
        let library = compiler.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift")
        if let path = host(besideStandardLibrary: library) { return path }
    }
    return "/no-toolchain-host-folder"
}

/// Ends the build with one sentence for each system library whose header is nowhere to be found.
func requireSystemLibraries() {
    let libraries = [
        (name: "HarfBuzz", header: "harfbuzz/hb.h", package: "libharfbuzz-dev"),
        (name: "libpng", header: "png.h", package: "libpng-dev"),
        (name: "libjpeg", header: "jpeglib.h", package: "libjpeg62-turbo-dev"),
    ]
    let environment = ProcessInfo.processInfo.environment
    let given = ["CPATH", "C_INCLUDE_PATH"].flatMap { (environment[$0] ?? "").split(separator: ":").map(String.init) }
    let folders = ["/usr/include", "/usr/local/include"] + given
    let missing = libraries.filter { library in
        !folders.contains { FileManager.default.fileExists(atPath: $0 + "/" + library.header) }
    }
    guard !missing.isEmpty else { return }
    for library in missing {
        let sentence = "\(library.name) is missing: install it with 'apt-get install \(library.package)' and build again.\n"
        FileHandle.standardError.write(Data(sentence.utf8))
    }
    exit(1)
}

requireSystemLibraries()

// MARK: - Settings

/// Pixel, codec and shaping loops are 45 to 100 times slower unoptimised, so these modules are optimised in debug builds too, and as
/// whole modules: file by file, a small function in another file is called for every pixel (blending was six times slower). Without
/// threads the index that debug builds write would not match, and without the last flag SwiftPM's own batch mode draws a warning.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"])]
let hostFolder = toolchainHostFolder()

/// The node and layout trees are classes that only one thread uses at a time; checking at run time that no two accesses to one of
/// their fields overlap took a tenth of building and a twentieth to a quarter of laying out.
let unchecked: [SwiftSetting] = [.unsafeFlags(["-enforce-exclusivity=unchecked"])]

/// The modules whose types users' code has compiled into it. SwiftPM builds a target again only when a module changes that it depends on
/// directly: with SwiftUI alone, code built before a change below it kept the old layouts, and crashed.
let modulesOfSwiftUI = ["SwiftUI", "SwiftUICore", "Combine", "Graphics"]
let swiftUI = modulesOfSwiftUI.map { Target.Dependency.target(name: $0) }

// MARK: - The package

let package = Package(
    name: "Vitrine",
    defaultLocalization: "en",
    products: [
        .library(name: "SwiftUI", targets: modulesOfSwiftUI),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "PreviewRunner", targets: ["PreviewRunner"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .executable(name: "previews", targets: ["previews"]),
        .executable(name: "vitrine", targets: ["vitrine"]),
        .plugin(name: "PreviewsPlugin", targets: ["PreviewsPlugin"]),
        .executable(name: "benchmarks", targets: ["benchmarks"]),
    ],
    targets: [
        // Floor 0: system libraries and the macro plugin.
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
        .target(
            name: "CImageCodecs", dependencies: ["CPNG", "CJPEG"], cSettings: [.unsafeFlags(["-O2"])],
            linkerSettings: [.linkedLibrary("z")]),
        .macro(
            name: "SwiftUIMacros",
            swiftSettings: [.unsafeFlags(["-I", hostFolder])],
            linkerSettings: [.unsafeFlags(["-L", hostFolder, "-Xlinker", "-rpath", "-Xlinker", hostFolder])]),

        // Floor 1.
        .target(name: "Graphics", swiftSettings: optimised),

        // Floor 2.
        .target(
            name: "Typesetting", dependencies: ["Graphics", "CHarfBuzz"], swiftSettings: optimised,
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "Metrics", dependencies: ["Graphics"]),
        .target(name: "Raster", dependencies: ["Graphics"], swiftSettings: optimised),
        .target(name: "ImageCodecs", dependencies: ["Graphics", "CImageCodecs"], swiftSettings: optimised),
        .target(name: "Combine"),

        // Floor 3.
        .target(name: "SwiftUICore", dependencies: ["Graphics", "Typesetting", "Metrics", "Combine"], swiftSettings: unchecked),
        .target(name: "ImageDiff", dependencies: ["Graphics"], swiftSettings: optimised),

        // Floor 4.
        .target(name: "SwiftUI", dependencies: ["SwiftUICore", "Graphics", "Raster", "ImageCodecs", "SwiftUIMacros"]),
        .target(name: "Snapshots", dependencies: ["Graphics", "ImageDiff", "ImageCodecs"]),

        // Floor 5.
        .target(
            name: "SnapshotReports", dependencies: ["Graphics", "Snapshots"], exclude: ["Page/page.png"],
            resources: [
                .embedInCode("Page/page.html"), .embedInCode("Page/page.css"), .embedInCode("Page/page.js"), .embedInCode("RunSchema.json"),
            ]),
        .target(name: "PreviewRunner", dependencies: swiftUI + ["Metrics", "Typesetting", "ImageCodecs", "Snapshots", "SnapshotReports"]),

        // Floor 6.
        .executableTarget(name: "vitrine", dependencies: ["PreviewRunner"], path: "Sources/VitrineTool"),
        .plugin(
            name: "PreviewsPlugin",
            capability: .command(
                intent: .custom(verb: "previews", description: "Draws the package's SwiftUI previews and compares them with stored pictures."),
                permissions: [.writeToPackageDirectory(reason: "Pictures of previews are stored in the package.")]),
            path: "Sources/PreviewsPlugin"),
        .target(name: "SnapshotTesting", dependencies: swiftUI + ["Metrics", "ImageDiff", "Snapshots"]),
        .target(
            name: "Rooms", dependencies: swiftUI, path: "Previews/Rooms", exclude: ["Artwork"],
            resources: [.copy("Resources/Assets.xcassets"), .process("Resources/Localization")]),
        .target(
            name: "BookClub", dependencies: swiftUI, path: "Previews/BookClub", exclude: ["Artwork"],
            resources: [.copy("Resources/Assets.xcassets")]),
        .target(name: "Gallery", dependencies: swiftUI + ["Metrics"], path: "Previews/Gallery"),
        .executableTarget(name: "previews", dependencies: ["PreviewRunner", "Rooms", "BookClub", "Gallery"], path: "Previews/Host"),
        .executableTarget(
            name: "benchmarks",
            dependencies: ["SwiftUI", "SwiftUICore", "Graphics", "Raster", "ImageCodecs", "ImageDiff", "Typesetting", "Rooms"],
            path: "Sources/Benchmarks"),

        // Tests mirror the sources.
        .testTarget(name: "ArchitectureTests"),
        .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
        .testTarget(name: "TypesettingTests", dependencies: ["Graphics", "Typesetting", "Metrics"]),
        .testTarget(name: "MetricsTests", dependencies: ["Graphics", "Metrics"]),
        .testTarget(
            name: "RasterTests", dependencies: ["Graphics", "Raster", "ImageCodecs"], exclude: ["Golden/digests.txt", "Golden/sheet.png"]),
        .testTarget(name: "ImageCodecsTests", dependencies: ["Graphics", "ImageCodecs"], resources: [.copy("Images")]),
        .testTarget(
            name: "SwiftUIMacrosTests", dependencies: ["SwiftUIMacros"],
            swiftSettings: [.unsafeFlags(["-I", hostFolder])],
            linkerSettings: [.unsafeFlags(["-L", hostFolder, "-Xlinker", "-rpath", "-Xlinker", hostFolder])]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "CompileTimeTests", dependencies: ["SwiftUI"]),
        .testTarget(name: "SwiftUICoreTests", dependencies: swiftUI, resources: [.copy("Cases")]),
        .testTarget(name: "SwiftUITests", dependencies: swiftUI + ["Rooms", "BookClub"]),
        .testTarget(name: "ImageDiffTests", dependencies: ["Graphics", "ImageDiff"]),
        .testTarget(name: "SnapshotsTests", dependencies: ["Graphics", "Snapshots"]),
        .testTarget(
            name: "SnapshotTestingTests", dependencies: swiftUI + ["SnapshotTesting", "Snapshots", "Rooms", "BookClub"],
            exclude: ["__Snapshots__"]),
        .testTarget(name: "SnapshotReportsTests", dependencies: ["Graphics", "SnapshotReports"]),
        .executableTarget(name: "AbsurdPreviews", dependencies: swiftUI + ["PreviewRunner"], path: "Tests/AbsurdPreviews", exclude: ["scale.sh"]),
        .executableTarget(name: "PreviewRunnerFixture", dependencies: ["PreviewRunner"], path: "Tests/PreviewRunnerFixture"),
        .testTarget(name: "PreviewRunnerTests", dependencies: ["Graphics", "PreviewRunner", "PreviewRunnerFixture", "AbsurdPreviews", "vitrine", "previews"]),
    ],
    swiftLanguageModes: [.v6]
)

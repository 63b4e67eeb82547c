// swift-tools-version: 6.2
// A user's package that knows Vitrine by a version tag alone. `verify.sh` copies it and writes the address of the repository.
import PackageDescription

let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "vitrine")

let package = Package(
    name: "Bookshelf",
    dependencies: [.package(url: "ADDRESS-OF-VITRINE", exact: "1.0.0")],
    targets: [
        .target(name: "Shelf", dependencies: [swiftUI], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Reader", dependencies: [swiftUI], swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(name: "Settings", dependencies: [swiftUI], swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
        .target(name: "BookshelfApp", dependencies: ["Shelf", swiftUI]),
        .executableTarget(name: "bookshelf-headless", dependencies: ["BookshelfApp"]),
        .testTarget(
            name: "ShelfTests", dependencies: ["Shelf", .product(name: "SnapshotTesting", package: "vitrine")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "host", dependencies: ["Shelf", "Reader", "Settings", "BookshelfApp", .product(name: "PreviewRunner", package: "vitrine")]),
    ]
)

// swift-tools-version: 6.0
// An app that has never heard of Vitrine. `verify.sh` takes it from here to pictures that CI compares, by what README says.
import PackageDescription

let package = Package(
    name: "Weather",
    platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [
        .target(name: "WeatherViews"),
        .executableTarget(name: "Weather", dependencies: ["WeatherViews"]),
    ]
)

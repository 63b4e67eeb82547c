/// How the targets of Vitrine's own package are called. A test keeps this as the manifest has it.
let targetsOfVitrine: Set<String> = [
    "AbsurdPreviews", "benchmarks", "BookClub", "CHarfBuzz", "CImageCodecs", "CJPEG", "Combine", "CPNG", "Gallery", "Graphics",
    "ImageCodecs", "ImageDiff", "Metrics", "PreviewRunner", "PreviewRunnerFixture", "previews", "PreviewsPlugin", "Raster", "Rooms",
    "SnapshotReports", "Snapshots", "SnapshotTesting", "SwiftUI", "SwiftUICore", "SwiftUIMacros", "Typesetting", "vitrine",
]

import Testing

/// The floors of the house: what each target may import of the others. Arrows run downwards only.
private let allowedImports: [String: Set<String>] = [
    "Graphics": [],
    "Typesetting": ["Graphics", "CHarfBuzz"],
    "Metrics": ["Graphics"],
    "Raster": ["Graphics"],
    "ImageCodecs": ["Graphics", "CImageCodecs"],
    "Combine": [],
    "SwiftUIMacros": [],
    "SwiftUICore": ["Graphics", "Typesetting", "Metrics", "Combine"],
    "ImageDiff": ["Graphics"],
    "SwiftUI": ["SwiftUICore", "Graphics", "Typesetting", "Metrics", "Combine", "Raster", "ImageCodecs"],
    "Snapshots": ["ImageDiff", "ImageCodecs", "Graphics"],
    "SnapshotReports": ["Snapshots", "ImageDiff", "Graphics"],
    "PreviewRunner": [
        "SwiftUI", "SwiftUICore", "Snapshots", "SnapshotReports", "ImageDiff", "ImageCodecs", "Graphics", "Metrics", "Typesetting",
    ],
    "SnapshotTesting": ["SwiftUI", "SwiftUICore", "Snapshots", "ImageDiff", "Graphics", "Metrics"],
]

private let ownModules = Set(allowedImports.keys).union(["CHarfBuzz", "CPNG", "CJPEG", "CImageCodecs"])

@Test("a target imports only what stands below it", arguments: allowedImports.keys.sorted())
func importsRunDownwards(_ target: String) throws {
    for path in SourceTree.files("Sources/" + target, ["swift"]) {
        for line in try SourceTree.text(path).split(separator: "\n") {
            guard let module = importedModule(line), ownModules.contains(module), module != target else { continue }
            #expect(allowedImports[target]!.contains(module), "\(path) imports \(module)")
        }
    }
}

@Test("every folder of Sources is a target of the table, a system library or a tool")
func everyFolderIsKnown() throws {
    let known = ownModules.union(["Benchmarks", "VitrineTool", "PreviewsPlugin"])
    let folders = Set(SourceTree.files("Sources", ["swift", "c", "h", "modulemap"]).map { String($0.split(separator: "/")[1]) })
    #expect(folders.subtracting(known).isEmpty)
}

@Test("only the hosting of SwiftUI binds the rasteriser and the codecs to views")
func onlyHostingDraws() throws {
    for path in SourceTree.files("Sources/SwiftUI", ["swift"]) where !path.hasPrefix("Sources/SwiftUI/Hosting/") {
        for line in try SourceTree.text(path).split(separator: "\n") {
            let module = importedModule(line)
            #expect(module != "Raster" && module != "ImageCodecs", "\(path) imports \(module ?? "")")
        }
    }
}

private func importedModule(_ line: Substring) -> String? {
    var words = line.split(separator: " ")
    while let first = words.first, first.hasPrefix("@") || first == "public" || first == "package" || first == "internal" || first == "private" {
        words.removeFirst()
    }
    guard words.first == "import", words.count > 1 else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
    return String(name.prefix { $0 != "." })
}

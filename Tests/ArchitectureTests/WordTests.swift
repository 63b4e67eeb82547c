import Testing

/// Words that show that a folder knows what it must not know.
private let forbidden: [(folder: String, words: [String])] = [
    ("Sources/Graphics", ["FileManager", "ProcessInfo", "getenv"]),
    ("Sources/Raster", ["FileManager", "ProcessInfo", "FontLibrary", "Date()"]),
    ("Sources/Typesetting", ["EnvironmentValues", "ProcessInfo", "Date()"]),
    ("Sources/Metrics", ["FileManager", "ProcessInfo", "Date()"]),
    ("Sources/SwiftUICore", ["Rasterizer", "ProcessInfo", "Date()", "Date.now", "TimeZone.current", "Locale.current", "isMainThread"]),
    ("Sources/SwiftUI", ["ProcessInfo", "Date()", "TimeZone.current", "Locale.current", "isMainThread"]),
    ("Sources/ImageDiff", ["FileManager", "ProcessInfo"]),
    ("Sources/Snapshots", ["SwiftUI", "html"]),
]

@Test("no folder uses a word of what it must not know", arguments: forbidden.map(\.folder))
func forbiddenWords(_ folder: String) throws {
    let words = forbidden.first { $0.folder == folder }!.words
    for path in SourceTree.files(folder, ["swift"]) {
        for (number, line) in try SourceTree.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.prefix { $0 != "/" }
            for word in words { #expect(!code.contains(word), "\(path):\(number + 1) says \(word)") }
        }
    }
}

@Test("transcendental functions of the C library reach neither pixels nor frames", arguments: [
    "Sources/Graphics", "Sources/Raster", "Sources/Typesetting", "Sources/SwiftUICore", "Sources/SwiftUI", "Sources/ImageDiff",
])
func noLibraryTranscendentals(_ folder: String) throws {
    let names = ["sin(", "cos(", "tan(", "pow(", "exp(", "log(", "cbrt(", "atan2(", "hypot("]
    for path in SourceTree.files(folder, ["swift"]) {
        for (number, line) in try SourceTree.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = String(line.prefix { $0 != "/" })
            for name in names {
                guard let range = code.range(of: name) else { continue }
                let before = range.lowerBound > code.startIndex ? code[code.index(before: range.lowerBound)] : " "
                // `.cos(` of an own type and `xxxcos(` are other functions.
                #expect(before.isLetter || before == "." || before == "_", "\(path):\(number + 1) calls \(name.dropLast())")
            }
        }
    }
}

@Test("no file has a name that says nothing")
func namesSaySomething() {
    let empty = ["Utils", "Helpers", "Helper", "Common", "Misc", "Manager", "Base", "Impl", "Placeholder"]
    for path in SourceTree.files("Sources", ["swift"]) + SourceTree.files("Tests", ["swift"]) {
        let name = path.split(separator: "/").last!.dropLast(6)
        #expect(!empty.contains { name.hasSuffix($0) }, "\(path)")
    }
}

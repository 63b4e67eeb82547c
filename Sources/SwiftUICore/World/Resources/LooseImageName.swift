import Foundation

/// The parts of a picture file's name outside a catalogue: `Photo@2x~ipad.png` is `Photo` at two pixels a point, for pads.
struct LooseImageName: Equatable {
    /// The formats that are looked at; what the decoder cannot read is reported when the picture is asked for.
    static let extensions: Set<String> = ["png", "jpg", "jpeg", "apng", "gif", "heic", "webp", "pdf", "svg"]

    var name: String
    var scale: CGFloat?
    var idiom: String?

    /// Nil when the file is not a picture by its extension.
    init?(file: String) {
        guard let dot = file.lastIndex(of: "."), dot != file.startIndex,
            Self.extensions.contains(file[file.index(after: dot)...].lowercased())
        else { return nil }
        var stem = file[..<dot]
        // Both orders are in use: `@2x~ipad` and `~ipad@2x`.
        for _ in 0..<2 {
            if let mark = stem.lastIndex(of: "~"), idiom == nil, let idiom = Self.idiom(stem[stem.index(after: mark)...]) {
                (self.idiom, stem) = (idiom, stem[..<mark])
            }
            if let mark = stem.lastIndex(of: "@"), scale == nil, let scale = Self.scale(stem[stem.index(after: mark)...]) {
                (self.scale, stem) = (scale, stem[..<mark])
            }
        }
        guard !stem.isEmpty else { return nil }
        name = String(stem)
    }

    private static func scale(_ text: Substring) -> CGFloat? {
        guard text.last == "x", let number = Int(text.dropLast()), 1...9 ~= number else { return nil }
        return CGFloat(number)
    }

    private static func idiom(_ text: Substring) -> String? {
        ["iphone", "ipad", "mac", "tv", "watch"].contains(text) ? String(text) : nil
    }

    /// The name without a picture extension: `Image("photo.jpg")` means `photo`.
    static func withoutExtension(_ name: String) -> String? {
        guard let dot = name.lastIndex(of: "."), extensions.contains(name[name.index(after: dot)...].lowercased()) else { return nil }
        return String(name[..<dot])
    }
}

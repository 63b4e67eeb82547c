/// Why fonts could not be had; each case says what to do next.
package enum FontLibraryError: Error, Equatable, CustomStringConvertible {
    /// Fonts that every picture may need are not installed.
    case missingPackages([MissingPackage])
    /// The bytes are not a TrueType or OpenType font.
    case notAFont(name: String)

    package struct MissingPackage: Equatable, Sendable {
        package var font: String
        package var debianPackage: String

        package init(font: String, debianPackage: String) { (self.font, self.debianPackage) = (font, debianPackage) }
    }

    package var description: String {
        switch self {
        case .missingPackages(let packages):
            packages.map { "\($0.font) is missing: install it with 'apt-get install \($0.debianPackage)'." }.joined(separator: "\n")
        case .notAFont(let name):
            "'\(name)' is not a TrueType or OpenType font: check that the file is complete and not a WOFF or a Git LFS pointer."
        }
    }
}

extension Paragraph {
    /// Every name that a registered font goes by, in the order of registration.
    package var registeredFontNames: [String] {
        var seen: Set<String> = []
        return library.registeredFiles.flatMap { [$0.familyName, $0.fullName, $0.postScriptName] }.filter { seen.insert($0).inserted }
    }

    /// What is known of font files that could not be read.
    package var unreadableFonts: [String] { library.unreadableFonts }

    /// Which font is drawn in place of a custom one that is not there.
    package func substitute(for family: String) -> String {
        let font = FontDescriptor(family: .custom(family), size: 17, ascent: 17, descent: 0, capHeight: 0)
        return library.cascade(for: font, language: "en").primary.file.familyName
    }
}

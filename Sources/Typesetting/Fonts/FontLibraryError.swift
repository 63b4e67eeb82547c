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

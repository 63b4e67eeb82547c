import ImageCodecs
import SwiftUICore

extension World {
    /// What pictures depend on besides the source: this engine, the fonts and text libraries, the libraries that read pictures.
    ///
    /// It is stored with the snapshots, so that a difference between machines can be explained before it is looked for in the views.
    package var fingerprint: [String: String] {
        var parts = ["engine": EngineVersion.current, "codecs": CodecVersions.text]
        if let fonts { (parts["typesetting"], parts["hyphenation"]) = (fonts.fingerprint, fonts.hyphenation.fingerprint) }
        return parts
    }
}

/// The version of what decides about pixels; raised when pictures change on purpose.
package enum EngineVersion {
    package static let current = "1"
}

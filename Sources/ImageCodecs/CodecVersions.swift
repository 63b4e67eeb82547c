import CImageCodecs

/// The versions of the libraries that read pictures, as one line of text.
package enum CodecVersions {
    package static var text: String { String(cString: codec_versions()) }
}

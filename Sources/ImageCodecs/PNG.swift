import Foundation

/// The PNG format: lossless pictures with text entries beside the pixels.
///
/// Format: W3C Portable Network Graphics Specification (Third Edition). Reading goes through libpng; writing filters the rows
/// here, deflates them with zlib in parts of fixed size and puts the chunks together, so that the bytes depend on the pixels
/// and on zlib's version only, never on the number of threads.
package enum PNG {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Whether the bytes begin with PNG's signature.
    package static func isPNG(_ data: Data) -> Bool { data.starts(with: signature) }
}

import Foundation
import ImageCodecs

/// The digest of everything that a cached value depends on.
package struct CacheKey: Hashable, Codable, Sendable {
    /// 32 hexadecimal digits.
    package let hex: String

    /// - Parameter parts: what it depends on, by name. The order counts, and so does where one part ends and the next begins.
    package init(_ parts: KeyValuePairs<String, String>) {
        var bytes = Data()
        for (name, value) in parts { bytes += Data("\(name) \(value.utf8.count)\n\(value)\n".utf8) }
        hex = PixelDigest(of: bytes).hex
    }
}

/// The digest of some bytes, for parts of a key.
package func contentDigest(_ bytes: Data) -> String { PixelDigest(of: bytes).hex }

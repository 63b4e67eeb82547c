import Foundation

/// What a JPEG file says beside its pixels: which way up it is, and its colour profile.
struct JPEGMetadata {
    var orientation = ExifOrientation.up
    var profile: [UInt8]?

    /// Reads the marker segments before the first scan; what is malformed is passed over.
    init(_ data: Data) {
        let bytes = [UInt8](data)
        var profileParts: [UInt8: ArraySlice<UInt8>] = [:]
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xFF { position += 1; continue }
            if marker == 0xDA || marker == 0xD9 { break }
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            guard length >= 2, position + 2 + length <= bytes.count else { break }
            let content = bytes[position + 4..<position + 2 + length]
            if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
                orientation = ExifOrientation(tiff: Array(content.dropFirst(6))) ?? orientation
            }
            let profileName = Array("ICC_PROFILE\0".utf8)
            if marker == 0xE2, content.starts(with: profileName), content.count > profileName.count + 2 {
                profileParts[content[content.startIndex + profileName.count]] = content.dropFirst(profileName.count + 2)
            }
            position += 2 + length
        }
        if !profileParts.isEmpty { profile = profileParts.keys.sorted().flatMap { profileParts[$0]! } }
    }
}

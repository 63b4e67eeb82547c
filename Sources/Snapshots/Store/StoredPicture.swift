import Foundation

/// What lies where a reference picture is expected.
package enum StoredPicture: Sendable {
    case missing
    /// The bytes of something that begins like a PNG.
    case picture(Data)
    /// A pointer that Git LFS leaves when the real file was not fetched.
    case lfsPointer
    /// Some other file.
    case foreign(firstBytes: String)

    package init(at path: String) throws(FileError) {
        guard let bytes = try WholeFile.read(path) else {
            self = .missing
            return
        }
        self.init(bytes: bytes)
    }

    package init(bytes: Data) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .picture(bytes)
        } else if bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8)) {
            self = .lfsPointer
        } else {
            self = .foreign(firstBytes: bytes.prefix(8).map { hexadecimal($0) }.joined(separator: " "))
        }
    }
}

private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
}

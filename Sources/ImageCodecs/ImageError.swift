/// Why bytes could not be turned into a picture, or a picture into bytes.
package enum ImageError: Error, Equatable, Sendable {
    /// The bytes begin like no format that can be read here.
    case notAnImage
    /// The file is the text that Git LFS leaves in place of a picture that was not fetched.
    case gitLFSPointer
    /// The file ends before the picture does.
    case truncated
    /// The file contradicts itself; the text says where.
    case corrupt(String)
    /// The picture has more pixels than can be held.
    case tooLarge(width: Int, height: Int)
    /// The picture has no pixels, so that there is nothing to write.
    case empty
    case outOfMemory
}

extension ImageError: CustomStringConvertible {
    /// One sentence: what is wrong with the file and what to do next.
    package var description: String {
        switch self {
        case .notAnImage: "This is neither a PNG nor a JPEG file: give a picture in one of these formats."
        case .gitLFSPointer: "This file is a Git LFS pointer, not a picture: run 'git lfs pull' to fetch what it points to."
        case .truncated: "The picture file ends early: it was cut off while being written or copied. Restore or record it again."
        case .corrupt(let what): "The picture file is damaged (\(what)): restore it or record it again."
        case .tooLarge(let width, let height):
            "The picture claims to be \(width)×\(height) pixels; more than \(ImageFile.mostPixels) cannot be read. Make it smaller."
        case .empty: "A picture without pixels cannot be written: give it a width and a height."
        case .outOfMemory: "There is not enough memory for the picture."
        }
    }
}

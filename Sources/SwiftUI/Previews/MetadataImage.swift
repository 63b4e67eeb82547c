/// The Swift metadata of one image (the program or a library it has loaded), as far as previews need it.
///
/// The Swift runtime keeps a list of them; its layout is in the toolchain's `swift/shims/MetadataSections.h`.
struct MetadataImage {
    /// Records of the conformances that the image declares, as 4-byte relative references.
    var conformances: UnsafeRawBufferPointer
    /// Test-content records.
    var testContent: UnsafeRawBufferPointer

    /// Every image loaded now, later loaded ones included; their order is the loader's.
    static var all: [MetadataImage] {
        var images: [MetadataImage] = []
        withUnsafeMutablePointer(to: &images) { pointer in
            enumerateMetadataSections(
                { sections, images in
                    images?.assumingMemoryBound(to: [MetadataImage].self).pointee.append(MetadataImage(sections: sections))
                    return true
                }, UnsafeMutableRawPointer(pointer))
        }
        return images
    }

    /// Ranges (start, length) follow a head of four words.
    private static let head = 32
    private static let rangeSize = 16
    private static let conformanceRange = 1
    private static let testContentRange = 14
    /// The structure's version in Swift 6.3, which this was written for; an image built by an older compiler may end before test content.
    private static let testContentVersion = 5

    private init(sections: UnsafeRawPointer) {
        func range(_ index: Int) -> UnsafeRawBufferPointer {
            let place = sections + Self.head + index * Self.rangeSize
            return UnsafeRawBufferPointer(
                start: place.load(as: UnsafeRawPointer?.self), count: (place + 8).load(as: Int.self))
        }
        conformances = range(Self.conformanceRange)
        let version = sections.load(as: UInt.self)
        testContent =
            version >= Self.testContentVersion ? range(Self.testContentRange) : UnsafeRawBufferPointer(start: nil, count: 0)
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer?)

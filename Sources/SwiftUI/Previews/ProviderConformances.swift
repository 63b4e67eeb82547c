/// The provider types of an image, read from its protocol conformance records.
///
/// Layouts are those of the Swift ABI: `docs/ABI/TypeMetadata.rst` and `include/swift/ABI/Metadata.h` in the Swift repository.
struct ProviderConformances {
    var image: MetadataImage

    var types: [any PreviewProvider.Type] {
        let wanted = Self.previewProviderDescriptor
        return stride(from: 0, to: image.conformances.count - 3, by: 4).compactMap { offset in
            guard let start = image.conformances.baseAddress,
                let record = Self.direct(start + offset),
                let named = Self.indirectable(record), named == wanted,
                let descriptor = Self.typeDescriptor(ofConformance: record)
            else { return nil }
            return Self.type(of: descriptor) as? any PreviewProvider.Type
        }
    }

    /// The metadata of `any PreviewProvider`, an existential type of one protocol: kind, flags and count, superclass or protocol.
    /// With a class constraint absent, the third word is the protocol's descriptor.
    private static var previewProviderDescriptor: UnsafeRawPointer {
        unsafeBitCast((any PreviewProvider).self as Any.Type, to: UnsafeRawPointer.self)
            .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    /// A reference relative to its own place; nil if it is zero.
    private static func direct(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        return offset == 0 ? nil : place + Int(offset)
    }

    /// As `direct`, but an odd offset leads to a pointer to the thing, as for things in other images.
    private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        if offset == 0 { return nil }
        let target = place + Int(offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    /// A conformance record: protocol, type reference, witness table, flags, each of four bytes.
    private static func typeDescriptor(ofConformance record: UnsafeRawPointer) -> UnsafeRawPointer? {
        let reference = direct(record + 4)
        switch (record.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7 {
        case 0: return reference
        case 1: return reference?.load(as: UnsafeRawPointer?.self)
        default: return nil  // Objective-C classes
        }
    }

    /// A nominal type's descriptor: flags, parent, name, access function, each of four bytes. Nil for generic types.
    private static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
        let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
        guard !isGeneric, let access = direct(descriptor + 12) else { return nil }
        typealias AccessFunction = @convention(c) (_ request: UInt) -> UnsafeRawPointer
        let metadata = unsafeBitCast(access, to: AccessFunction.self)(0)
        return unsafeBitCast(metadata, to: Any.Type.self)
    }
}

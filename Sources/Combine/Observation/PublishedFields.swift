import Foundation
@_spi(Reflection) import Swift

/// Where the `@Published` properties of a class lie in its instances; found once for each class.
struct PublishedFields {
    private struct Field {
        /// Bytes from the start of the instance.
        var offset: Int
        var type: any PublishedField.Type
    }

    private var fields: [Field] = []

    /// The publisher that the object's `@Published` properties send to before they change: made and handed to all of them when it is
    /// first asked for. Nil for an object that has no such property, and so no place to keep it.
    func publisher(for object: AnyObject) -> ObservableObjectPublisher? {
        guard let first = fields.first else { return nil }
        let instance = Unmanaged.passUnretained(object).toOpaque()
        let publisher = first.type.publisher(at: instance + first.offset) ?? ObservableObjectPublisher()
        for field in fields { field.type.install(publisher, at: instance + field.offset) }
        return publisher
    }

    // MARK: - By class

    private static let lock = NSLock()
    private nonisolated(unsafe) static var known: [ObjectIdentifier: PublishedFields] = [:]

    static func of(_ type: AnyClass) -> PublishedFields {
        lock.withLock {
            if let fields = known[ObjectIdentifier(type)] { return fields }
            let fields = PublishedFields(reading: type)
            known[ObjectIdentifier(type)] = fields
            return fields
        }
    }

    /// `_EachFieldOptions.classType`, spelled by its value because the constant itself is not usable under strict concurrency.
    private static let classType = _EachFieldOptions(rawValue: 1)

    private init(reading type: AnyClass) {
        var level: AnyClass? = type
        while let current = level {
            _ = _forEachField(of: current, options: Self.classType) { _, offset, type, _ in
                if let type = type as? any PublishedField.Type { fields.append(Field(offset: offset, type: type)) }
                return true
            }
            level = _getSuperclass(current)
        }
    }
}

/// What `Published` of any value can do for the object it lies in.
protocol PublishedField {
    static func publisher(at place: UnsafeMutableRawPointer) -> ObservableObjectPublisher?
    static func install(_ publisher: ObservableObjectPublisher, at place: UnsafeMutableRawPointer)
}

extension Published: PublishedField {
    static func publisher(at place: UnsafeMutableRawPointer) -> ObservableObjectPublisher? {
        place.assumingMemoryBound(to: Self.self).pointee.storage.objectWillChange
    }

    static func install(_ publisher: ObservableObjectPublisher, at place: UnsafeMutableRawPointer) {
        place.assumingMemoryBound(to: Self.self).pointee.storage.objectWillChange = publisher
    }
}

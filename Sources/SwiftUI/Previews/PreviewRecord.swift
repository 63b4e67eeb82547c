import SwiftUICore

/// The accessor of a test-content record: writes what it stands for to the first argument and returns whether it did.
public typealias _PreviewAccessor = @convention(c) (
    _ out: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ hint: UnsafeRawPointer?, _ reserved: UInt
) -> Bool

/// The record that `#Preview` leaves in the section `swift5_tests`, laid out as Swift Testing documents its test-content records
/// (swift-testing, `Documentation/ABI/TestContent.md`): 32 bytes; readers pass over kinds they do not know.
public typealias _PreviewRecord = (
    kind: UInt32, reserved1: UInt32, accessor: _PreviewAccessor, context: UInt, reserved2: UInt
)

/// The kind of a `#Preview` record, `prvw` in ASCII; `PreviewMacro` writes the same number.
let previewRecordKind: UInt32 = 0x7072_7677

/// Called by the accessor of a `#Preview` record. Public for the macro's expansion only.
public func _storePreview(_ make: @escaping @MainActor () -> _PreviewDeclaration, _ out: UnsafeMutableRawPointer) -> Bool {
    out.initializeMemory(as: (@MainActor () -> _PreviewDeclaration).self, to: make)
    return true
}

/// What one `#Preview` says. Public for the macro's expansion only.
@MainActor
public struct _PreviewDeclaration {
    /// Where in the source a preview was written.
    public struct Source: Sendable {
        /// `Module/File.swift`.
        var fileID: String
        var filePath: String
        var line: Int
        var column: Int

        public nonisolated init(fileID: String, filePath: String, line: Int, column: Int) {
            (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
        }

        /// For a compiler that gives macros no places.
        public static nonisolated var unknown: Source { Source(fileID: "", filePath: "", line: 0, column: 0) }
    }

    /// One preview of the declaration: the only one, or the one for an argument.
    struct Case {
        /// The argument in words; nil if the declaration takes none.
        var argument: String?
        var body: @MainActor () -> any View
    }

    var name: String?
    var traits: [PreviewTrait<Preview.ViewTraits>]
    var source: Source
    var cases: [Case]

    public init(
        _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>] = [], source: Source,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        (self.name, self.traits, self.source) = (name, traits, source)
        cases = [Case(body: body)]
    }

    public init<Arguments: Collection>(
        _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>] = [], arguments: Arguments, source: Source,
        @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
    ) {
        (self.name, self.traits, self.source) = (name, traits, source)
        let labels = PreviewArgumentLabel.labels(for: Array(arguments))
        cases = zip(arguments, labels).map { argument, label in Case(argument: label) { body(argument) } }
    }
}

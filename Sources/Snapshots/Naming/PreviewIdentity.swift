/// Which preview a picture shows, and where it stands in the source.
package struct PreviewIdentity: Hashable, Codable, Sendable {
    /// The file or type that holds the preview, e.g. `RoomCell`; a `/` makes a folder.
    package var group: String
    /// The display name, or a word for its position where it has none.
    package var name: String
    /// What tells it from its siblings of the same name, e.g. `dark`.
    package var variant: String?
    /// File and line of the declaration, as the compiler gave them; a type's name and line 0 where the program does not say the place.
    package var sourceFile: String
    package var sourceLine: Int

    package init(group: String, name: String, variant: String? = nil, sourceFile: String, sourceLine: Int) {
        (self.group, self.name, self.variant) = (group, name, variant)
        (self.sourceFile, self.sourceLine) = (sourceFile, sourceLine)
    }

    /// The name that users type and reports print: `Group/name` or `Group/name.variant`.
    package var id: String { group + "/" + name + (variant.map { "." + $0 } ?? "") }

    /// Where it is declared, for messages.
    package var place: String { sourceLine > 0 ? "\(sourceFile):\(sourceLine)" : sourceFile }
}

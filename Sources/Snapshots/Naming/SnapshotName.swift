/// Where a snapshot lies below its folder: `<Group>/<preview>[.<variant>]` and an extension for each of its files.
package struct SnapshotName: Hashable, Comparable, Sendable {
    /// The path without extension, relative, `/` between components.
    package let stem: String

    /// The name of a preview's snapshot; see `fileNameComponent` for what happens to unusual characters.
    package init(_ identity: PreviewIdentity) {
        // The longest ending that is ever added.
        let room = longestFileNameComponent - ".expected.layout.txt".utf8.count
        var folders = identity.group.split(separator: "/").map { fileNameComponent(String($0), limit: longestFileNameComponent) }
        if folders.isEmpty { folders = ["-"] }
        let variant = identity.variant.map { "." + $0 } ?? ""
        stem = folders.joined(separator: "/") + "/" + fileNameComponent(identity.name + variant, limit: room)
    }

    package var picture: String { stem + ".png" }
    /// The text of `ScreenOutline`.
    package var layout: String { stem + ".layout.txt" }
    /// The text of the accessibility elements.
    package var accessibility: String { stem + ".a11y.txt" }

    /// What is kept of a failure, in a folder of its own.
    package var expected: String { stem + ".expected.png" }
    package var actual: String { stem + ".actual.png" }
    package var difference: String { stem + ".diff.png" }
    package var expectedLayout: String { stem + ".expected.layout.txt" }
    package var actualLayout: String { stem + ".actual.layout.txt" }
    package var expectedAccessibility: String { stem + ".expected.a11y.txt" }
    package var actualAccessibility: String { stem + ".actual.a11y.txt" }

    /// Everything that a failure may leave.
    package var failureFiles: [String] {
        [expected, actual, difference, expectedLayout, actualLayout, expectedAccessibility, actualAccessibility]
    }

    /// The name of files found on disk.
    package init(stem: String) { self.stem = stem }

    package static func < (a: SnapshotName, b: SnapshotName) -> Bool { a.stem < b.stem }
}

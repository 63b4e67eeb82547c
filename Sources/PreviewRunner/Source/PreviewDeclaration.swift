import Snapshots

/// A preview as written in the source, before any of its code has run.
package struct PreviewDeclaration: Hashable, Codable, Sendable {
    /// Its place among all declarations, the same in every process of an executable.
    package var index: Int
    /// How it is called when its code cannot be run to learn more.
    package var identity: PreviewIdentity

    package init(index: Int, identity: PreviewIdentity) { (self.index, self.identity) = (index, identity) }
}

import SwiftUICore

/// Pixels that one preview's snapshot is allowed to have off, and why.
package struct PreviewTolerance: Sendable, Equatable {
    package var maxDifference, maxPixels: ClosedRange<Int>
    package var reason: String
}

enum PreviewToleranceTrait: TraitKey { typealias Value = PreviewTolerance }
enum PreviewMaskTrait: TraitKey { typealias Value = [String] }

extension View {
    /// Allows this preview's snapshot to differ a little, and says why. Without it every pixel has to be the same.
    ///
    /// Both numbers are ranges: a difference below them is refused as well, so that a tolerance which became too wide is noticed. One that is not
    /// needed at all is reported.
    ///
    /// - Parameters:
    ///   - maxDifference: the largest distance of any colour channel, in steps of 255.
    ///   - maxPixels: how many pixels may differ.
    ///   - reason: why the pictures cannot be the same; reports print it.
    public nonisolated func snapshotTolerance(
        maxDifference: ClosedRange<Int>, maxPixels: ClosedRange<Int>, because reason: String
    ) -> some View {
        modifier(TraitLayer(
            PreviewToleranceTrait.self, PreviewTolerance(maxDifference: maxDifference, maxPixels: maxPixels, reason: reason)))
    }

    /// Leaves views out of the comparison of this preview's snapshot, wherever they stand.
    ///
    /// A view is named by its types from the outside in, with its id where it has one: `"Image"`, `"RoomCell/Image"`, `"RoomCell[Dungeon]/Text"`;
    /// types in between may be left out. A name that no view of the picture has fails the snapshot.
    public nonisolated func snapshotMask(_ views: String...) -> some View { modifier(TraitLayer(PreviewMaskTrait.self, views)) }
}

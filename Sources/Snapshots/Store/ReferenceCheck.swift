import Graphics
import ImageDiff

/// The comparison of a drawn picture with what is stored, from "the same digest" without decoding to the difference picture.
package struct ReferenceCheck: Sendable {
    package var algorithm: any DifferenceAlgorithm
    /// Whether a difference is to be drawn, too.
    package var drawsDifference: Bool
    /// Parts of the picture that take no part.
    package var masks: [PixelBox]

    package init(algorithm: any DifferenceAlgorithm = ExactDifference(), drawsDifference: Bool, masks: [PixelBox] = []) {
        (self.algorithm, self.drawsDifference, self.masks) = (algorithm, drawsDifference, masks)
    }

    /// Compares with the file at a path; `name` is how messages call it. The second value is the difference picture, if one was drawn.
    package func compare(_ actual: Bitmap, withFileAt path: String, called name: String) -> (ReferenceFinding, Bitmap?) {
        let stored: StoredPicture
        do { stored = try StoredPicture(at: path) } catch { return (.unreadable(error.description), nil) }
        switch stored {
        case .missing: return (.missing, nil)
        case .lfsPointer:
            return (.unreadable("\(name) is a Git LFS pointer, not the picture itself. Run 'git lfs pull' to fetch it."), nil)
        case .foreign(let firstBytes):
            let found = firstBytes.isEmpty ? "it is empty" : "it begins with \(firstBytes)"
            return (.unreadable("\(name) is not a PNG: \(found). \(Self.repair(name))"), nil)
        case .picture(let bytes):
            if PictureFile.isKnown(bytes, toHold: actual) { return (.identical, nil) }
            do {
                return compare(actual, with: try PictureFile.decode(bytes))
            } catch {
                return (.unreadable("\(name) cannot be read: \(error) \(Self.repair(name))"), nil)
            }
        }
    }

    private func compare(_ actual: Bitmap, with expected: Bitmap) -> (ReferenceFinding, Bitmap?) {
        let finding: ReferenceFinding =
            switch algorithm.compare(expected: expected.covering(masks), actual: actual.covering(masks)) {
            case .identical: .identical
            case .withinTolerance(let difference): .withinTolerance(difference)
            case .different(let difference): .different(difference)
            case .sizeChanged(let old, let new, let difference): .sizeChanged(expected: old, actual: new, difference)
            }
        switch finding {
        case .different, .sizeChanged: return (finding, drawsDifference ? differencePicture(expected: expected.covering(masks), actual: actual.covering(masks)) : nil)
        case .identical, .withinTolerance, .missing, .unreadable: return (finding, nil)
        }
    }

    private static func repair(_ name: String) -> String {
        "Restore it with 'git checkout -- \(name)', or delete it and record it anew."
    }
}

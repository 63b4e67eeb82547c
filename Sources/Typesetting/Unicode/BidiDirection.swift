/// The direction a text reads in.
package enum BidiDirection: Sendable, Equatable {
    case leftToRight, rightToLeft

    /// The direction of the first strongly directed character (rules P2 and P3 of UAX #9); nil for text without one.
    package static func firstStrong(of text: some StringProtocol) -> BidiDirection? {
        ICU.isFirstStrongRightToLeft(Array(text.utf16)).map { $0 ? .rightToLeft : .leftToRight }
    }

    /// Whether every unit is certainly left-to-right and unaffected by embedding, so that the algorithm need not run.
    ///
    /// Right-to-left scripts and all explicit embedding marks lie at or above U+0590, the first Hebrew position.
    static func isPlainLeftToRight(_ text: [UInt16]) -> Bool { text.allSatisfy { $0 < 0x590 } }
}

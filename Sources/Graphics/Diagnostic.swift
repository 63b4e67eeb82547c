/// Something a picture could not show as asked: a missing font, image, glyph or string, an unsupported value, an unstable update.
///
/// Reported once per run and place; never a reason to draw nothing silently.
public struct Diagnostic: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case missingFont, missingGlyph, missingImage, missingSymbol, missingColor, missingString, unsupported
        case duplicateIdentity, unstableUpdate, invalidValue, costlyLayout, missingEnvironmentObject, missingPatterns
    }

    public var kind: Kind
    /// One sentence: what happened and what to do.
    public var message: String
    /// The identity path of the view concerned, outermost first, e.g. `ContentView/List/RoomCell[Dungeon]/Image`; may be empty.
    public var place: String

    public init(_ kind: Kind, _ message: String, place: String = "") {
        (self.kind, self.message, self.place) = (kind, message, place)
    }
}

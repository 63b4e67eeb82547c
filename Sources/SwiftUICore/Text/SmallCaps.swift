import Foundation

/// Small capitals for fonts that have none: capitals of a smaller size in place of the letters.
enum SmallCaps {
    /// San Francisco's small capitals are a little higher than its lower case: 0.77 of the capitals (from memory, not measured).
    private static let factor: CGFloat = 0.77

    /// The parts of a piece; the piece itself where its font has small capitals of its own, or none are asked for.
    static func split(_ piece: TextResolver.Piece, in environment: EnvironmentValues) -> [TextResolver.Piece] {
        let all = piece.font.modifiers + piece.fontModifiers
        guard piece.image == nil, let which = all.compactMap({ modifier -> Font.SmallCaps? in
            if case .smallCaps(let which) = modifier { which } else { nil }
        }).last, let fonts = environment.world.fonts else { return [piece] }
        let descriptor = piece.font.descriptor(in: environment, extra: piece.fontModifiers)
        guard !fonts.hasSmallCaps(descriptor) else { return [piece] }
        var parts: [(text: String, isSmall: Bool)] = []
        for character in piece.string {
            let isSmall = switch which {
            case .lowercase: character.isLowercase
            case .uppercase: character.isUppercase
            case .both: character.isLowercase || character.isUppercase
            }
            if let last = parts.last, last.isSmall == isSmall {
                parts[parts.count - 1].text.append(character)
            } else {
                parts.append((String(character), isSmall))
            }
        }
        return parts.map { part in
            var small = piece
            small.string = part.isSmall ? part.text.uppercased(with: environment.locale) : part.text
            if part.isSmall { small.fontModifiers.append(.scaled(factor)) }
            return small
        }
    }
}

import _FoundationICU

/// Every call into ICU stands in this file, so that another library (FriBidi, libunibreak) can take its place.
///
/// The toolchain ships ICU inside Foundation, under renamed symbols (`swift_ubidi_open` for `ubidi_open`); the C macros that
/// restore the usual names do not reach Swift.
enum ICU {
    /// "76.1": the version of the Unicode data behind bidi, breaking and plural rules.
    static var version: String {
        var parts: [UInt8] = [0, 0, 0, 0]
        swift_u_getVersion(&parts)
        return "\(parts[0]).\(parts[1])"
    }

    /// What the characters' embedding levels are decided from.
    enum BaseDirection {
        case leftToRight, rightToLeft
        /// The first strong character of each paragraph decides; without one, the given direction.
        case firstStrong(otherwiseRightToLeft: Bool)

        fileprivate var level: UBiDiLevel {
            switch self {
            case .leftToRight: 0
            case .rightToLeft: 1
            case .firstStrong(let isRightToLeft): isRightToLeft ? 0xFF : 0xFE
            }
        }
    }

    /// The embedding level of each UTF-16 unit (Unicode Bidirectional Algorithm, UAX #9), each paragraph by itself.
    ///
    /// Nil when ICU refuses the text, which it does only when it is out of memory.
    static func bidiLevels(of text: [UInt16], base: BaseDirection) -> [UInt8]? {
        guard !text.isEmpty, let bidi = swift_ubidi_open() else { return nil }
        defer { swift_ubidi_close(bidi) }
        var status = U_ZERO_ERROR
        return text.withUnsafeBufferPointer { units in
            swift_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), base.level, nil, &status)
            guard status.rawValue <= 0, let levels = swift_ubidi_getLevels(bidi, &status), status.rawValue <= 0 else { return nil }
            return Array(UnsafeBufferPointer(start: levels, count: units.count))
        }
    }

    /// From logical to visual order (rule L2): `order[visual] = logical`.
    static func visualOrder(levels: [UInt8]) -> [Int] {
        var order = [Int32](repeating: 0, count: levels.count)
        swift_ubidi_reorderVisual(levels, Int32(levels.count), &order)
        return order.map(Int.init)
    }

    /// Whether the first strong character is right-to-left; nil when there is none.
    static func isFirstStrongRightToLeft(_ text: [UInt16]) -> Bool? {
        switch swift_ubidi_getBaseDirection(text, Int32(text.count)) {
        case UBIDI_LTR: false
        case UBIDI_RTL: true
        default: nil
        }
    }

    /// An open line-break iterator; ICU reads its rules and dictionaries once per language. Not for two threads at once.
    final class LineBreaks {
        private let iterator: OpaquePointer

        /// Nil when ICU has no rules for lines at all.
        init?(language: String) {
            var status = U_ZERO_ERROR
            guard let opened = swift_ubrk_open(UBRK_LINE, language, nil, 0, &status), status.rawValue <= 0 else { return nil }
            iterator = opened
        }

        deinit { swift_ubrk_close(iterator) }

        /// The UTF-16 offsets where a line may end (UAX #14, dictionaries for Thai, Lao, Khmer, Burmese, Chinese, Japanese).
        func offsets(in text: [UInt16]) -> [Int] {
            text.withUnsafeBufferPointer { units in
                var status = U_ZERO_ERROR
                swift_ubrk_setText(iterator, units.baseAddress, Int32(units.count), &status)
                guard status.rawValue <= 0 else { return [] }
                // The iterator must not keep a pointer into an array that may move.
                defer { swift_ubrk_setText(iterator, nil, 0, &status) }
                var offsets: [Int] = []
                _ = swift_ubrk_first(iterator)
                while true {
                    let offset = swift_ubrk_next(iterator)
                    if offset < 0 { return offsets }
                    offsets.append(Int(offset))
                }
            }
        }
    }

    /// The CLDR plural category of a number, e.g. "few"; nil when the language has no rules in ICU.
    static func pluralCategory(of number: Double, language: String, isOrdinal: Bool) -> String? {
        var status = U_ZERO_ERROR
        let type = isOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL
        guard let rules = swift_uplrules_openForType(language, type, &status), status.rawValue <= 0 else { return nil }
        defer { swift_uplrules_close(rules) }
        var keyword = [UInt16](repeating: 0, count: 16)
        let length = swift_uplrules_select(rules, number, &keyword, Int32(keyword.count), &status)
        guard status.rawValue <= 0, length > 0 else { return nil }
        return String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
    }
}

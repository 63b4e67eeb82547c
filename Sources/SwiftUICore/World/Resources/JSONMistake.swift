import Foundation

/// What is wrong with a JSON file, in words.
enum JSONMistake {
    static func sentence(_ error: any Error) -> String {
        func at(_ path: [any CodingKey]) -> String {
            path.isEmpty ? "" : " at " + path.map { key in key.intValue.map(String.init) ?? key.stringValue }.joined(separator: ".")
        }
        return switch error as? DecodingError {
        case .dataCorrupted(let context)? where context.codingPath.isEmpty: "it is not valid JSON"
        case .dataCorrupted(let context)?: "unexpected value" + at(context.codingPath)
        case .keyNotFound(let key, let context)?: "'\(key.stringValue)' is missing" + at(context.codingPath)
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?: "unexpected kind of value" + at(context.codingPath)
        default: "it cannot be decoded"
        }
    }
}

import Graphics
import Metrics

/// Why a picture or colour of a bundle cannot be had.
package enum ResourceError: Error, Equatable, Sendable {
    package enum Kind: String, Sendable { case image, color }

    /// No bundle that was searched has the name; `nearest` are similar names that exist.
    case unknownName(Kind, String, nearest: [String], searched: [String])
    /// The bundle that was asked for is not a folder.
    case unknownBundle(Kind, String, path: String)
    /// The name is there, but has nothing for the device asked for.
    case noVariant(Kind, String, path: String)
    /// A catalogue names a file that is not beside it; the path starts with the bundle's folder.
    case missingFile(Kind, String, path: String)
    /// A file or a `Contents.json` cannot be read as what it should be.
    case unreadable(Kind, String, path: String, reason: String)

    package var kind: Kind {
        switch self {
        case .unknownName(let kind, _, _, _), .unknownBundle(let kind, _, _), .noVariant(let kind, _, _),
            .missingFile(let kind, _, _), .unreadable(let kind, _, _, _):
            kind
        }
    }

    /// One sentence: what happened and what to do.
    package var message: String {
        switch self {
        case .unknownName(let kind, let name, let nearest, let searched):
            let places = searched.isEmpty ? "there is no resource bundle" : "not in " + searched.joined(separator: ", ")
            let advice =
                nearest.isEmpty
                ? "declare the file or catalogue under 'resources:' in Package.swift"
                : "did you mean " + nearest.map { "'\($0)'" }.joined(separator: " or ") + "?"
            return "no \(kind.rawValue) named '\(name)' (\(places)); \(advice)"
        case .unknownBundle(let kind, let name, let path):
            return "\(kind.rawValue) '\(name)': its bundle \(path) is not a folder; build again, or pass '.module'"
        case .noVariant(let kind, let name, let path):
            return "\(kind.rawValue) '\(name)': \(path) has no file for this kind of device; add a universal one"
        case .missingFile(let kind, let name, let path):
            return "\(kind.rawValue) '\(name)': the file \(path) is missing; put it there or take it out of Contents.json"
        case .unreadable(let kind, let name, let path, let reason):
            return "\(kind.rawValue) '\(name)': \(path) cannot be read: \(reason)"
        }
    }

    /// The same for the run's report, said of the view at `place`.
    package func diagnostic(place: String = "") -> Diagnostic {
        Diagnostic(kind == .image ? .missingImage : .missingColor, message, place: place)
    }
}

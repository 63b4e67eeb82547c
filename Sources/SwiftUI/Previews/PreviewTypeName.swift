/// The names of provider types, as a reader wrote them.
package struct PreviewTypeName: Equatable {
    /// `Rooms` of `Rooms.RoomCell_Previews`.
    package var module: String
    /// `RoomCell_Previews`, nested types with all their parents: `RoomCell.Previews`.
    package var path: String

    package init(_ type: Any.Type) {
        self.init(demangled: _typeName(type, qualified: true))
    }

    /// From the runtime's spelling, where a private type reads `Module.(Name in _DISCRIMINATOR)`, a local one
    /// `Module.(unknown context at $ADDRESS).(Name in …)` and one in an extension of another module's type
    /// `(extension in Module):Other.Type.Name`: the discriminator says nothing, and the address changes from run to run.
    package init(demangled: String) {
        var parts: [String] = []
        for part in Self.components(of: demangled) {
            guard part.hasPrefix("(") else {
                parts.append(part)
                continue
            }
            let inside = part.dropFirst().prefix { $0 != ")" }
            let words = inside.split(separator: " ")
            if inside.hasPrefix("extension in "), let extending = words.last {
                parts = [String(extending)]
            } else if !inside.hasPrefix("unknown context at "), let name = words.first {
                parts.append(String(name))
            }
        }
        module = parts.first ?? ""
        path = parts.dropFirst().joined(separator: ".")
    }

    /// The path without the ending that only says that it is about previews.
    package var group: String {
        for ending in ["_Previews", "_Preview", "Previews", "Preview"] where path.hasSuffix(ending) {
            var rest = path.dropLast(ending.count)
            while rest.last == "." || rest.last == "_" { rest.removeLast() }
            if !rest.isEmpty { return String(rest) }
        }
        return path
    }

    /// Split at the dots outside parentheses.
    private static func components(of name: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in name {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ".", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }
}

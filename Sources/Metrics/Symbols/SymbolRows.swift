/// The rows of the symbol tables by name. A row is read when it is asked for: a picture shows a few of thousands.
struct SymbolRows {
    /// The lines behind their colons.
    private var texts: [String: Substring] = [:]
    /// Names that stand for another one, such as former spellings.
    private(set) var aliases: [String: String] = [:]

    /// Finds the names in a table; later rows of a name replace earlier ones.
    init(_ table: String) {
        // Bytes tell where lines, names and texts end: everything in a table that means something is ASCII.
        let bytes = table.utf8
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
            guard let name = line[..<colon].split(whereSeparator: isSpace).first else { continue }
            let text = line[line.index(after: colon)...].drop(while: isSpace)
            if text.first == UInt8(ascii: "=") {
                aliases[String(Substring(name))] = text.dropFirst().split(whereSeparator: isSpace).last.map { String(Substring($0)) }
            } else {
                texts[String(Substring(name))] = Substring(text)
            }
        }
    }

    /// The names of all rows, aliases not among them; in no order.
    var names: some Collection<String> { texts.keys }

    subscript(name: String) -> SymbolDrawing? { texts[name].map(SymbolDrawing.init) }
}

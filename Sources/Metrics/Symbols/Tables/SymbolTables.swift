/// The tables of symbol drawings, one static string per theme, in the language of `SymbolDrawing` and `SymbolGeometry`.
enum SymbolTables {
    static let all = [shapes, marks, arrows, people, home, documents, communication, media, devices, nature, commerce, letters]
        .joined(separator: "\n")
}

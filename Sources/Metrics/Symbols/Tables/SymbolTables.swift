/// The tables of symbol drawings, one static string per theme, in the language of `SymbolDrawing` and `SymbolGeometry`.
enum SymbolTables {
    static let families = [
        ("Shapes", shapes), ("Marks", marks), ("Arrows", arrows), ("People", people), ("Home", home), ("Documents", documents),
        ("Communication", communication), ("Media", media), ("Devices", devices), ("Nature", nature), ("Commerce", commerce),
        ("Letters", letters), ("Figures", figures), ("Weather", weather), ("Household", household), ("Layouts", layouts),
        ("Travel", travel), ("Tools", tools),
    ]

    static let all = families.map(\.1).joined(separator: "\n")
}

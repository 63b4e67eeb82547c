extension SymbolTables {
    /// Names made by rule that people write most, for `Symbols.names`; the rules themselves know many more.
    static let composed = """
        """
}

@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros this plugin knows, found by the type name that `#externalMacro` gives.
private struct MacroTable: PluginProvider {
    private let macros: [any Macro.Type] = [PreviewMacro.self, PreviewableMacro.self, EntryMacro.self]

    struct UnknownMacro: Error, CustomStringConvertible {
        var typeName: String
        var description: String { "the plugin SwiftUIMacros has no macro '\(typeName)'; build the package again from scratch" }
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = macros.first(where: { String(describing: $0) == typeName }) else {
            throw UnknownMacro(typeName: typeName)
        }
        return macro
    }
}

// The compiler starts this program and talks to it over the standard streams, one length-prefixed JSON message at a time.
try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: MacroTable()).main()

/// Makes a key and accessors for a value in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`: `@Entry var accent: String = "blue"`.
///
/// The default is evaluated each time it is needed, unless the type is left to be inferred; then once.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

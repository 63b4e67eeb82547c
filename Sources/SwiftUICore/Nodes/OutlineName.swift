/// A view of the framework's own making that outlines leave out: what is inside stands in its place.
package protocol OmittedFromOutlines {}

/// A view that outlines know under the name of the public view it stands for.
package protocol OutlinedAs {
    static var outlineName: String { get }
}

/// The name under which a view's type appears in outlines and diagnostics.
enum OutlineName {
    static func of(_ type: Any.Type) -> String? {
        if type is any OmittedFromOutlines.Type { return nil }
        if let named = type as? any OutlinedAs.Type { return named.outlineName }
        return plain(type)
    }

    /// A type's name without module, generic arguments and private discriminators.
    static func plain(_ type: Any.Type) -> String {
        let full = String(describing: type)
        let head = full.prefix { $0 != "<" }
        return String(head.split(separator: ".").last ?? head)
    }
}

extension BitmapView: OutlinedAs { package static var outlineName: String { "Image" } }
extension SymbolView: OutlinedAs { package static var outlineName: String { "Image" } }
extension StyledRectangle: OutlinedAs { package static var outlineName: String { OutlineName.plain(Style.self) } }
extension ImplicitRow: OmittedFromOutlines {}

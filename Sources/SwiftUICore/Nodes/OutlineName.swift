/// A view of the framework's own making that outlines leave out: what is inside stands in its place.
package protocol OmittedFromOutlines {}

/// A view that outlines know under the name of the public view it stands for.
package protocol OutlinedAs {
    static var outlineName: String { get }
}

/// Views that are known under their layout's name.
protocol OutlinedByLayout {
    static var layoutType: Any.Type { get }
}

/// The name under which a view's type appears in outlines and diagnostics.
enum OutlineName {
    static func of(_ type: Any.Type) -> String? {
        // A shape that is used as a view draws itself as a filled shape, which has its name.
        if type is any OmittedFromOutlines.Type || type is any Shape.Type { return nil }
        if let named = type as? any OutlinedAs.Type { return named.outlineName }
        if let arranged = type as? any OutlinedByLayout.Type { return layout(arranged.layoutType) }
        let name = plain(type)
        // A view whose type was erased.
        return name.hasPrefix("any ") ? nil : name
    }

    /// A type's name without module, generic arguments and private discriminators.
    static func plain(_ type: Any.Type) -> String {
        let full = String(describing: type)
        let head = full.prefix { $0 != "<" }
        return String(head.split(separator: ".").last ?? head)
    }

    /// The shape that is drawn, whatever turns, trims or insets it; `otherwise` for shapes of the framework's own making.
    static func shape(_ type: Any.Type, otherwise: String) -> String {
        var name = String(reflecting: type)[...]
        while let open = name.firstIndex(of: "<"), shapeWrappers.contains(lastWord(name[..<open])) {
            name = name[name.index(after: open)...].dropLast()
        }
        let head = name.prefix { $0 != "<" && $0 != "," }
        guard let module = head.split(separator: ".").first, ["SwiftUI", "SwiftUICore", "Graphics"].contains(module) else { return lastWord(head) }
        return head.split(separator: ".").map(String.init).first(where: publicShapes.contains) ?? otherwise
    }

    /// The layout's own name; nil for layouts of the framework's own making, which are its controls' inside.
    private static func layout(_ type: Any.Type) -> String? {
        let name = String(reflecting: type).prefix { $0 != "<" }, word = lastWord(name)
        return name.hasPrefix("SwiftUI") && !publicLayouts.contains(word) ? nil : word
    }

    /// `Star` of `Rooms.Star` and of `Rooms.(Star in $7f00)`.
    private static func lastWord(_ name: Substring) -> String {
        let last = name.split(separator: ".").last ?? name
        return String(last.drop { $0 == "(" }.prefix { $0 != " " })
    }

    private static let shapeWrappers: Set<String> = [
        "TransformedShape", "OffsetShape", "RotatedShape", "ScaledShape", "SizedShape", "TrimmedShape", "StrokedShape",
    ]
    private static let publicLayouts: Set<String> = ["AnyLayout", "GridLayout", "HStackLayout", "VStackLayout", "ZStackLayout"]
    private static let publicShapes: Set<String> = [
        "AnyShape", "Capsule", "Circle", "ContainerRelativeShape", "Ellipse", "Path", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
    ]
}

extension BitmapView: OutlinedAs { package static var outlineName: String { "Image" } }
extension SymbolView: OutlinedAs { package static var outlineName: String { "Image" } }
extension DrawnImageView: OutlinedAs { package static var outlineName: String { "Image" } }
extension StyledRectangle: OutlinedAs { package static var outlineName: String { OutlineName.plain(Style.self) } }
extension ShapeView: OutlinedAs { package static var outlineName: String { OutlineName.shape(Content.self, otherwise: "ShapeView") } }
extension StrokeShapeView: OutlinedAs { package static var outlineName: String { OutlineName.shape(Content.self, otherwise: "StrokeShapeView") } }
extension LayoutView: OutlinedByLayout { static var layoutType: Any.Type { L.self } }
extension ImplicitRow: OmittedFromOutlines {}

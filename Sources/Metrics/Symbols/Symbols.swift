import Foundation
import Graphics
import Synchronization

/// Own outlines for the names of SF Symbols: uniform line drawings on one grid, their strokes following the font's weight.
///
/// Sizes of plus, pencil, star, heart, house, gear, globe, link and the chevrons are those measured on iOS pictures; all artwork is
/// drawn for this project.
package enum Symbols {
    /// The drawing of a symbol at a CSS weight (100…900, limited to that); nil if no row or rule knows the name.
    ///
    /// For one colour it is a single path, unless something is cut out; `hierarchical` keeps the parts of each level apart, and draws
    /// on a filled body what is else cut out of it.
    package static func outline(named name: String, weight: CGFloat, hierarchical: Bool = false) -> SymbolOutline? {
        let key = Key(name: name, weight: weight.isNaN ? 400 : min(max(weight, 100), 900), isHierarchical: hierarchical)
        if let known = cache.withLock({ $0[key] }) { return known }
        guard var steps = composition.steps(name), !steps.isEmpty else { return nil }
        for index in steps.indices {
            if !hierarchical {
                steps[index].level = 0
            } else if steps[index].isKnockout {
                steps[index].isCutout = false
            }
        }
        let outline = outline(of: steps, weight: key.weight, margin: margin(name))
        cache.withLock { $0[key] = outline }
        return outline
    }

    /// The rows of the tables, theme by theme: what is drawn by hand.
    package static let families: [(name: String, symbols: [String])] = SymbolTables.families.map { name, table in
        (name, table.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            return words.count > 2 && words[1] == ":" && words[2] != "=" ? String(words[0]) : nil
        })
    }

    /// Every name that is drawn, sorted: table rows, their `.fill` forms, aliases and the usual compositions.
    ///
    /// Rules know more: any of these with `.circle`, `.square`, `.slash` or `.badge.…` behind it.
    package static let names: [String] = {
        let rows = composition.rows
        var names = Set(rows.names).union(rows.aliases.keys)
        for name in rows.names where rows[name]?.hasBody == true { names.insert(name + ".fill") }
        for line in SymbolTables.composed.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            for base in words.dropFirst(2) {
                let name = words[0] == "badge" ? base : base + "." + words[0]
                names.insert(name)
                if words[0] != "badge", composition.steps(name + ".fill") != nil { names.insert(name + ".fill") }
            }
        }
        return names.sorted()
    }()

    /// Up to three known names closest to `name`, the closest first.
    package static func nearestNames(to name: String) -> [String] { EditDistance.nearest(to: name, among: names, limit: 3) }

    /// Whether the symbol is mirrored in right-to-left layouts: what points forward or backward, has a leading side, or shows rows of
    /// a list or text does; what names left or right does not.
    package static func mirrors(_ name: String) -> Bool {
        let bare = name.without(suffix: ".fill") ?? name
        if mirrored.contains(bare) { return true }
        let parts = bare.split(separator: ".")
        if parts.contains("left") || parts.contains("right") || bare == "list.number" { return false }
        if parts.contains(where: { $0 == "forward" || $0 == "backward" || $0.hasPrefix("leading") || $0.hasPrefix("trailing") }) { return true }
        return parts.first == "list" || parts.first == "text" && parts.contains("append") || parts.contains("indent")
    }

    /// Names for which Apple has a right-to-left form that is the mirror image; forms that turn only parts round are not known here.
    private static let mirrored: Set<String> = [
        "text.bubble", "text.quote", "text.magnifyingglass", "text.below.photo", "rectangle.and.text.magnifyingglass",
        "rectangle.and.pencil.and.ellipsis", "macwindow.on.rectangle", "speaker.slash", "speaker.slash.circle", "message.badge",
        "video.bubble", "phone.bubble", "doc.append", "bell.badge.slash",
    ]

    /// Size of the artwork at each image scale, relative to medium; ratios from memory, large also fits the measured tab icon.
    package static let smallScale: CGFloat = 0.78, largeScale: CGFloat = 1.28

    // MARK: - Drawing

    static let composition = SymbolComposition(rows: SymbolRows(SymbolTables.all))

    private struct Key: Hashable { var name: String; var weight: CGFloat; var isHierarchical: Bool }

    private static let cache = Mutex<[Key: SymbolOutline]>([:])

    /// Side margins in hundredths of an em, so that a circle's advance is 1.18 em.
    private static func margin(_ name: String) -> CGFloat {
        composition.rows[composition.rows.aliases[name] ?? name]?.margin ?? 9
    }

    private static func outline(of steps: [SymbolStep], weight: CGFloat, margin: CGFloat) -> SymbolOutline {
        let stem = SymbolStep.stem(weight: weight)
        let ink = steps.ink(stem: stem)
        let toEm = CGAffineTransform(translationX: margin - ink.minX, y: -50 * SanFrancisco.capHeight)
            .concatenating(CGAffineTransform(scaleX: 0.01, y: 0.01))
        var layers: [SymbolOutline.Layer] = []
        for step in steps {
            let path = step.area(stem: stem).applying(toEm)
            if var last = layers.last, last.level == step.level, last.isCutout == step.isCutout {
                // All areas wind the same way, so that one path unites them.
                last.path.addPath(path)
                layers[layers.count - 1] = last
            } else {
                layers.append(SymbolOutline.Layer(path: path, level: step.level, isCutout: step.isCutout))
            }
        }
        return SymbolOutline(layers: layers, width: (ink.width + 2 * margin) / 100, bounds: ink.applying(toEm))
    }
}

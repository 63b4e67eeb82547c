/// A colour that a part of a symbol has by itself.
package enum SymbolColor: Hashable, Sendable { case white, system(SystemColorName) }

extension Symbols {
    /// The colours of a symbol's own, for its parts by level; nil where it has none.
    ///
    /// From memory of Apple's symbols: which have colours of their own, and which; a choice of the usual ones.
    package static func multicolor(of name: String) -> [SymbolColor]? { colors[name] ?? name.without(suffix: ".fill").flatMap { colors[$0] } }

    private static let colors: [String: [SymbolColor]] = {
        var colors: [String: [SymbolColor]] = [:]
        for line in colorTable.split(separator: "\n") {
            let cells = line.split(separator: ":")
            let levels: [SymbolColor] = cells[1].split(separator: " ").map { word in
                if word == "white" { return SymbolColor.white }
                guard let color = SystemColorName(rawValue: String(word)) else { preconditionFailure("no system colour is called \(word)") }
                return .system(color)
            }
            for name in cells[0].split(separator: " ") { colors[String(name)] = levels }
        }
        return colors
    }()

    /// Names, then the colours of levels 0, 1 and 2. A name covers its `.fill` form.
    private static let colorTable = """
        heart.fill suit.heart.fill suit.diamond.fill trash phone.down.fill: red
        heart.circle.fill trash.circle.fill phone.down.circle.fill xmark.circle.fill minus.circle.fill: white red
        exclamationmark.octagon.fill xmark.octagon.fill exclamationmark.circle.fill: white red
        star.fill star.leadinghalf.filled bolt.fill sun.max.fill sun.min.fill: yellow
        star.circle.fill bolt.circle.fill: white yellow
        leaf.fill phone.fill: green
        leaf.circle.fill phone.circle.fill checkmark.circle.fill plus.circle.fill checkmark.shield.fill: white green
        snowflake wind folder.fill: cyan
        moon.fill: gray2
        checkmark.seal.fill: white blue
        cloud.sun.fill cloud.bolt.fill: gray2 yellow
        cloud.rain.fill cloud.heavyrain.fill: gray2 blue
        cloud.snow.fill: gray2 cyan
        cloud.fill: gray2
        exclamationmark.triangle.fill: label yellow
        bell.badge app.badge envelope.badge: red label
        person.crop.circle.badge.checkmark person.crop.circle.badge.plus person.badge.plus folder.badge.plus calendar.badge.plus: green label
        person.crop.circle.badge.minus person.crop.circle.badge.xmark person.badge.minus folder.badge.minus calendar.badge.minus: red label
        """
}

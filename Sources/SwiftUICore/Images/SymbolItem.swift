import Foundation
import Graphics
import Metrics

/// A system symbol as an element of the tree.
package nonisolated struct SymbolView: ElementView {
    package typealias Body = Never

    let name: String
    let image: Image

    package func makeItem() -> SymbolItem { SymbolItem() }

    package func update(_ item: SymbolItem, _ environment: EnvironmentValues) { item.set(name, image, environment) }
}

/// Draws a symbol by its outline, sized and weighted by the font, centred on half the cap height above the baseline.
package final class SymbolItem: LeafItem {
    private var outline: SymbolOutline?
    private var name = ""
    /// Points per em, image scale included.
    private var em: CGFloat = 17
    private var capHeight: CGFloat = 12
    private var displayScale: CGFloat = 1
    var style = ResolvedStyle.color(.clear)
    var levelStyles: [ResolvedStyle] = []
    private var isResizable = false
    private var isMirrored = false
    private(set) var contentTransition = ContentTransition.identity
    var change: ContentChange?

    func set(_ name: String, _ image: Image, _ environment: EnvironmentValues) {
        let name = Symbols.name(name, in: environment.symbolVariants.form)
        self.name = name
        let traits = environment.text
        var extra: [Font.Modifier] = []
        if let weight = traits.weight { extra.append(.weight(weight)) }
        if traits.isBold { extra.append(.bold) }
        let font = (traits.font ?? .body).descriptor(in: environment, extra: extra)
        let factor = switch environment.imageScale {
        case .small: Symbols.smallScale
        case .medium: CGFloat(1)
        case .large: Symbols.largeScale
        }
        em = font.size * factor
        capHeight = font.capHeight
        displayScale = environment.displayScale
        isResizable = image.resizing != nil
        isMirrored = environment.layoutDirection == .rightToLeft && (Symbols.mirrors(name) || environment.flipsForRightToLeft)
        style = environment.resolvedForeground()
        contentTransition = environment.contentTransition
        let mode = environment.symbolMode(image)
        let colors = mode == .multicolor ? Symbols.multicolor(of: name) : nil
        levelStyles = environment.symbolStyles(mode, colors: colors?.map { .color(environment.symbolColor($0)) })
        outline = Symbols.outline(
            named: name, weight: font.weight, hierarchical: mode == .hierarchical || mode == .palette || colors != nil)
        if outline == nil {
            let near = Symbols.nearestNames(to: name)
            let hint = near.isEmpty ? "" : " Names near it: " + near.joined(separator: ", ") + "."
            report(.missingSymbol, "there is no symbol named \"\(name)\"; a marked box is drawn in its place." + hint)
            outline = Self.markedBox
        }
    }

    /// What stands in for a symbol that has no outline: a crossed square.
    private static let markedBox: SymbolOutline = {
        let box = CGRect(x: 0.08, y: -0.85, width: 1, height: 1)
        let path = Path { path in
            path.addRect(box)
            path.move(to: CGPoint(x: box.minX, y: box.minY))
            path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
            path.move(to: CGPoint(x: box.maxX, y: box.minY))
            path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
        }
        return SymbolOutline(
            layers: [.init(path: path, stroke: StrokeStyle(lineWidth: 0.06))], width: 1.16, bounds: box.insetBy(dx: -0.03, dy: -0.03))
    }()

    private var naturalSize: CGSize {
        guard let outline else { return .zero }
        return CGSize(
            width: PixelGrid.ceiled(outline.width * em, displayScale),
            height: PixelGrid.ceiled(outline.bounds.height * em, displayScale))
    }

    override package func length(_ axis: Axis, _ proposal: Proposal) -> Double {
        let natural = Double(axis == .horizontal ? naturalSize.width : naturalSize.height)
        guard isResizable else { return natural }
        let length = proposal[axis]
        return length.isNaN ? natural : max(length, 0)
    }

    override package func computeDependence(_ axis: Axis, isNil: Bool) -> Dependence { isResizable ? .own : [] }

    override package func hasExplicitGuide(_ key: AlignmentKey) -> Bool {
        !isResizable && (key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key)
    }

    override package func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> CGFloat? {
        guard hasExplicitGuide(key), let outline else { return nil }
        // The artwork's own centre is half a cap height above the baseline at every scale; the ink's centre is that of the frame.
        let centre = -SanFrancisco.capHeight / 2
        return size.height / 2 + (centre - outline.bounds.midY) * em + capHeight / 2
    }

    /// At its own size a symbol publishes nothing: 8 points from any neighbour, and beside text in a row the text alone speaks for the
    /// row. Read off a group box whose label is a symbol with a headline (`ml-group-box-configurations-light`); the 8 follow.
    override package var spacing: ViewSpacing {
        isResizable ? ViewSpacing() : ViewSpacing(top: .init(), leading: .init(), bottom: .init(), trailing: .init())
    }

    override package var keepsSizeInMotion: Bool { true }

    override package func paint(_ painter: inout Painter) {
        if let change { change.paint(at: frame, &painter) { paintContent(&$0) } } else { paintContent(&painter) }
    }

    private func paintContent(_ painter: inout Painter) {
        guard let outline, outline.bounds.width > 0, outline.bounds.height > 0 else { return }
        let area = painter.snapped(frame)
        // Resizable: the ink box is stretched to the frame. Otherwise it stands centred in the frame, its advance beside it.
        let scaleX = isResizable ? area.width / outline.bounds.width : em
        let scaleY = isResizable ? area.height / outline.bounds.height : em
        let x = isResizable
            ? area.minX - outline.bounds.minX * scaleX : area.midX - outline.width / 2 * scaleX
        let y = area.midY - outline.bounds.midY * scaleY
        var map = CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: x, ty: y)
        if isMirrored {
            map = map.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * area.midX, ty: 0))
        }
        draw(outline, map, &painter, area)
    }

    private func draw(_ outline: SymbolOutline, _ map: CGAffineTransform, _ painter: inout Painter, _ area: CGRect) {
        let stretch = ((map.a * map.d).magnitude).squareRoot()
        func paint(_ layer: SymbolOutline.Layer, _ shown: Paint?) -> Paint {
            layer.isCutout ? .black : shown ?? levelStyles[min(layer.level, 2)].paint(in: area)
        }
        func layers(_ painter: inout Painter, _ shown: Paint?) {
            for layer in outline.layers {
                let paint = paint(layer, shown)
                func one(_ painter: inout Painter) {
                    if var stroke = layer.stroke {
                        stroke.lineWidth *= stretch
                        stroke.dash = stroke.dash.map { $0 * stretch }
                        painter.stroke(layer.path.applying(map), style: stroke, paint: paint)
                    } else {
                        painter.fill(layer.path.applying(map), paint: paint)
                    }
                }
                if layer.isCutout { painter.group(.pushBlend(.destinationOut)) { one(&$0) } } else { one(&painter) }
            }
        }
        func draw(_ painter: inout Painter, _ paint: Paint?) {
            if outline.needsGroup || outline.layers.count > 1 && style.hasEffects {
                painter.flattened { layers(&$0, paint) }
            } else {
                layers(&painter, paint)
            }
        }
        // Shadows are of the symbol as a whole, in the colours of its levels.
        var first = true
        style.draw(in: area, &painter) { painter, paint in
            draw(&painter, first ? nil : paint)
            first = false
        }
    }

    override package var accessibility: [AccessibilityElement] { [pictureElement(Symbols.label(of: name))] }

    override package func describe(_ element: inout ScreenOutline.Element) {
        element.appearance = "symbol(\(name)) \(style.word)"
        element.accessibilityLabel = Symbols.label(of: name)
        element.accessibilityTraits = ["image"]
    }
}

extension SymbolItem: ContentChangingItem {
    func frozen() -> LayoutItem {
        let copy = SymbolItem()
        (copy.outline, copy.name, copy.em, copy.capHeight, copy.displayScale) = (outline, name, em, capHeight, displayScale)
        (copy.style, copy.levelStyles, copy.isResizable, copy.isMirrored) = (style, levelStyles, isResizable, isMirrored)
        (copy.frame, copy.proposal) = (frame, proposal)
        return copy
    }

    func hasSameContent(as old: LayoutItem) -> Bool { (old as? SymbolItem)?.name == name }
}

import Foundation
import Graphics

/// Content made from a preference of what is inside, in front of it and over the whole screen: sheets, alerts, menus.
///
/// What the overlay's own content sets for the preference counts too, after what is inside: a sheet may present another.
package final class ScreenOverlayItem<Key: PreferenceKey>: WrapperItem where Key.Value: Equatable {
    fileprivate let screen = OverlapItem()
    fileprivate var value = Key.defaultValue
    fileprivate var setBack: ScreenSetBack?
    private var window = CGRect.zero
    private var safeTop: CGFloat = 0

    override init(_ content: LayoutItem) {
        super.init(content)
        screen.outer = self
        screen.alignment = .topLeading
    }

    override package func placeInside(_ frame: CGRect, _ proposal: Proposal, _ context: PlacementContext) {
        super.placeInside(frame, proposal, context)
        window = context.container
        safeTop = context.safeArea.minY
        screen.place(window, Proposal(window.size), context)
    }

    override package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard var first = content.preference(key) else { return key == Key.self ? screen.preference(key) : nil }
        // The bars and backgrounds of the screen below are not for the overlay to change.
        if key == Key.self, let second = screen.preference(key) { K.reduce(value: &first, nextValue: { second }) }
        return first
    }

    override package func paint(_ painter: inout Painter) {
        if let setBack {
            painter.fill(Path(window), paint: .black)
            let scale = setBack.scale, width = window.width * scale
            let x = (window.width - width) / 2 + window.minX
            let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x - window.minX * scale, ty: safeTop - window.minY * scale)
            painter.group(.pushTransform(map)) { painter in
                let outline = Path(roundedRect: window, cornerRadius: setBack.cornerRadius / scale)
                painter.group(.pushClip(outline, style: FillStyle())) { painter in
                    painter.fill(Path(window), paint: .color(setBack.background))
                    content.paint(&painter)
                }
            }
        } else {
            content.paint(&painter)
        }
        screen.paint(&painter)
    }

    /// While something is presented, touches and assistive technology find nothing else.
    override package func hit(_ point: CGPoint, _ hits: inout HitPath) -> Bool {
        screen.children.isEmpty ? content.hit(point, &hits) : screen.hit(point, &hits)
    }

    override package var accessibility: [AccessibilityElement] { screen.children.isEmpty ? content.accessibility : screen.accessibility }

    override package var inner: [LayoutItem] { [content, screen] }
}

/// How the screen below steps back under a tall sheet: smaller, with round corners, from the safe area's top downwards.
package struct ScreenSetBack: Equatable {
    var scale, cornerRadius: CGFloat
    var background: ResolvedColor

    package init(scale: CGFloat, cornerRadius: CGFloat, background: ResolvedColor) {
        (self.scale, self.cornerRadius, self.background) = (scale, cornerRadius, background)
    }
}

package nonisolated struct ScreenOverlayLayer<Key: PreferenceKey, Overlay: View>: Layer where Key.Value: Equatable {
    package static var usesEnvironment: Bool { true }

    let setBack: (Key.Value, EnvironmentValues) -> ScreenSetBack?
    let overlay: @MainActor (Key.Value) -> Overlay

    package init(
        _ key: Key.Type, setBack: @escaping (Key.Value, EnvironmentValues) -> ScreenSetBack?,
        @ViewBuilder overlay: @escaping @MainActor (Key.Value) -> Overlay
    ) { (self.setBack, self.overlay) = (setBack, overlay) }

    package func makeItem(round inner: LayoutItem) -> ScreenOverlayItem<Key> { ScreenOverlayItem(inner) }

    package func update(_ item: ScreenOverlayItem<Key>, _ environment: EnvironmentValues) {
        item.setBack = setBack(item.value, environment)
    }

    @MainActor package func buildSecondary(for item: ScreenOverlayItem<Key>, _ host: (ContainerItem) -> ContentHost) {
        guard let node = item.node else { return }
        let host = host(item.screen)
        host.renew(overlay(item.value))
        node.graph.observers.add(item) { [unowned item, unowned host, unowned node] in
            let new = item.preference(Key.self) ?? Key.defaultValue
            if new == item.value { return }
            item.value = new
            item.setBack = setBack(new, node.environmentValues)
            host.renew(overlay(new))
            node.graph.requestLayout()
        }
    }

    @MainActor package func leave(_ item: ScreenOverlayItem<Key>) { item.node?.graph.observers.remove(item) }
}

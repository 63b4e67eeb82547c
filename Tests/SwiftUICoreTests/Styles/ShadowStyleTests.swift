import Graphics
@testable import SwiftUICore
import Testing

@MainActor @Suite struct ShadowStyleTests {
    private func steps(_ view: some View) -> [String] {
        let tree = LaidOut(40, 20) { view }
        var painter = Painter(scale: 1)
        tree.graph.rootItem.paint(&painter)
        return painter.list.description.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }

    @Test func aDropShadowLiesBelow() {
        let style = Color.white.shadow(.drop(color: .black, radius: 2, x: 1, y: 3))
        #expect(steps(Rectangle().fill(style)) == ["shadow #000000 2 offset 1 3", "fill rect 0,0 40x20 #FFFFFF"])
        #expect(steps(Rectangle().fill(style.opacity(0.5))) == ["shadow #00000080 2 offset 1 3", "fill rect 0,0 40x20 #FFFFFF80"])
        #expect(steps(Color.clear.background(style)).first == "shadow #000000 2 offset 1 3")
        #expect(steps(Rectangle().stroke(style, lineWidth: 4)).first == "shadow #000000 2 offset 1 3")
        #expect(steps(Image(systemName: "star.fill").foregroundStyle(style)).first == "shadow #000000 2 offset 1 3")
        #expect(steps(Rectangle().foregroundStyle(.shadow(.drop(radius: 4)))).first?.hasPrefix("shadow #00000054 4") == true)
    }

    @Test func anInnerShadowLiesInside() {
        let steps = steps(Rectangle().fill(.white.shadow(.inner(color: .black, radius: 2, x: 1, y: 3))))
        // The rectangle, and masked by it: its surroundings, blurred and moved.
        #expect(steps.prefix(3) == ["blend normal", "fill rect 0,0 40x20 #FFFFFF", "mask"])
        #expect(steps[3] == "| fill rect 0,0 40x20 #000000" && steps[4] == "transform 1 0 0 1 1 3" && steps[5] == "blur 2")
        #expect(steps.contains("blend destinationOut") && steps.last == "fill rect 0,0 40x20 #000000")
    }

    @Test func severalAreNested() {
        let style = Color.white.shadow(.inner(radius: 1)).shadow(.drop(color: .black, radius: 2)).shadow(.drop(color: .red, radius: 3))
        let steps = steps(Rectangle().fill(style))
        #expect(steps.filter { $0.hasPrefix("shadow") }.count == 2 && steps.firstIndex(of: "mask")! > 2)
    }

    @Test func numbersThatAreNone() {
        #expect(steps(Rectangle().fill(.white.shadow(.drop(color: .black, radius: .nan, x: .infinity)))).first == "shadow #000000 0 offset 0 0")
    }

    @Test func stylesMayBeBlended() {
        #expect(steps(Rectangle().fill(.white.blendMode(.multiply))) == ["blend multiply", "fill rect 0,0 40x20 #FFFFFF"])
        #expect(steps(Rectangle().fill(.black.secondary)) == ["fill rect 0,0 40x20 #00000080"])
    }
}

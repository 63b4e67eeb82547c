import Graphics
@testable import SwiftUICore
import Testing

@MainActor @Suite struct ContainerShapeTests {
    private func fills<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [String] {
        let tree = LaidOut(100, 60) { view() }
        var painter = Painter(scale: 2)
        tree.graph.rootItem.paint(&painter)
        return painter.list.description.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }

    /// Corners about the same centres: the radius less the distance.
    @Test func takesAfterItsContainer() {
        let drawn = fills { ContainerRelativeShape().fill(Color.black).padding(8).containerShape(RoundedRectangle(cornerRadius: 20)) }
        #expect(drawn.contains { $0.hasPrefix("fill roundedRect 8,8 84x44 r 12 ") })
    }

    @Test func itsOwnInsetCounts() {
        let drawn = fills { ContainerRelativeShape().inset(by: 5).fill(Color.black).containerShape(RoundedRectangle(cornerRadius: 20)) }
        #expect(drawn.contains { $0.hasPrefix("fill roundedRect 5,5 90x50 r 15 ") })
    }

    @Test func theInnermostContainerCounts() {
        let drawn = fills {
            ContainerRelativeShape().fill(Color.black).padding(10)
                .containerShape(RoundedRectangle(cornerRadius: 16)).padding(10).containerShape(RoundedRectangle(cornerRadius: 50))
        }
        #expect(drawn.contains { $0.hasPrefix("fill roundedRect 20,20 60x20 r 6 ") })
    }

    @Test func withoutAContainerItIsARectangle() {
        #expect(fills { ContainerRelativeShape().fill(Color.black).padding(8) }.contains { $0.hasPrefix("fill rect 8,8 84x44") })
    }

    @Test func clipsTakeAfterItToo() {
        let drawn = fills { Color.black.clipShape(ContainerRelativeShape()).padding(4).containerShape(Circle()) }
        #expect(drawn.contains { $0.hasPrefix("clip ") && !$0.hasPrefix("clip rect") })
    }
}

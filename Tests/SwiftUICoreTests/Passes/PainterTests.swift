import Foundation
import Graphics
@testable import SwiftUICore
import Testing

@Suite("What the painter puts round leaves")
struct PainterTests {
    private let area = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let shadow = Painter.Shadow(color: .black, radius: 2, offset: .zero)

    /// The items' names in order.
    private func names(_ draw: (inout Painter) -> Void) -> [String] {
        var painter = Painter(scale: 3)
        draw(&painter)
        return painter.list.items.map { item in
            switch item {
            case .fill: "fill"
            case .pushClip: "clip"
            case .pushShadow: "shadow"
            case .pushTransform: "transform"
            case .pushBlur: "blur"
            case .pushOpacity: "opacity"
            case .pop: "pop"
            default: "other"
            }
        }
    }

    @Test("a shadow falls outside the clip that is inside it, once for each leaf")
    func shadowOutsideClip() {
        let drawn = names { painter in
            painter.shadowed(shadow) { painter in
                painter.group(.pushClip(area, style: FillStyle())) { painter in
                    painter.fill(area, paint: .black)
                    painter.fill(area, paint: .black)
                }
            }
        }
        let leaf = ["shadow", "clip", "fill", "pop", "pop"]
        #expect(drawn == leaf + leaf)
    }

    @Test("a clip outside the shadow is opened once")
    func clipOutsideShadow() {
        let drawn = names { painter in
            painter.group(.pushClip(area, style: FillStyle())) { painter in
                painter.shadowed(shadow) { $0.fill(area, paint: .black) }
            }
        }
        #expect(drawn == ["clip", "shadow", "fill", "pop", "pop"])
    }

    @Test("what is flattened or blurred casts one shadow")
    func shadowOfAGroup() {
        let flattened = names { painter in
            painter.shadowed(shadow) { painter in
                painter.faded(0.5) { painter in
                    painter.flattened { painter in
                        painter.fill(area, paint: .black)
                        painter.fill(area, paint: .black)
                    }
                }
            }
        }
        #expect(flattened == ["shadow", "opacity", "fill", "fill", "pop", "pop"])
        let blurred = names { painter in
            painter.shadowed(shadow) { painter in
                painter.group(.pushBlur(radius: 3, isOpaque: false)) { $0.fill(area, paint: .black) }
            }
        }
        #expect(blurred == ["shadow", "blur", "fill", "pop", "pop"])
    }

    @Test("inner filters come first, and reach paint and the shadows inside them")
    func filters() {
        var painter = Painter(scale: 3)
        painter.filtered(.invert) { painter in
            painter.shadowed(Painter.Shadow(color: .white, radius: 1, offset: .zero)) { painter in
                painter.filtered(.brightness(1)) { $0.fill(area, paint: .black) }
            }
        }
        guard case .pushShadow(let shadowColor, _, _) = painter.list.items[0], case .fill(_, _, let paint) = painter.list.items[1] else {
            return #expect(Bool(false), "\(painter.list.items)")
        }
        // Black made white, then inverted; the shadow's white only inverted.
        #expect(paint == .color(.black))
        #expect(shadowColor == .black)
    }
}

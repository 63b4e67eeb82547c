import Foundation
import Graphics
import Testing

@Suite struct PathDescriptionTests {
    @Test func inWordsAndBack() {
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: 1.5))
            path.addLine(to: CGPoint(x: 1.0 / 3, y: -7))
            path.addQuadCurve(to: CGPoint(x: 1e-7, y: 2e20), control: CGPoint(x: 3, y: 4))
            path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 10))
            path.closeSubpath()
        }
        #expect(path.description.hasPrefix("0 1.5 m "))
        #expect(path.description.hasSuffix("7 8 9 10 5 6 c h"))
        #expect(Path(path.description) == path)
        #expect(Path(CGRect(x: 0, y: 0, width: 10, height: 5)).description == "0 0 m 10 0 l 10 5 l 0 5 l h")
        #expect(Path("1 2 30 40 re") == Path(CGRect(x: 1, y: 2, width: 30, height: 40)))
        #expect(Path("")?.isEmpty == true)
    }

    @Test(arguments: ["0 0", "0 m", "1 2 l", "0 0 m 1 2 3 l", "0 0 m x", "0 0 m nan 2 l", "1 h"]) func whatIsNoPath(text: String) {
        #expect(Path(text) == nil)
    }
}

import Foundation
import Graphics
import Testing

@Test("a rectangle is trimmed along its outline, clockwise from the top left")
func trimmedRectangle() {
    let path = Path(CGRect(x: 0, y: 0, width: 30, height: 10)).trimmedPath(from: 0.125, to: 0.5)
    #expect(path.elements == [
        .move(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 30, y: 0)), .line(to: CGPoint(x: 30, y: 10)),
    ])
}

@Test("a quarter of a circle ends a quarter turn further")
func trimmedCircle() {
    let path = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100)).trimmedPath(from: 0.125, to: 0.375)
    guard case .move(let start) = path.elements.first, let end = path.currentPoint else { return #expect(Bool(false)) }
    let corner = 50 * 0.5.squareRoot()
    // The circle is made of cubics, whose own error is 0.03 % of the radius.
    #expect(abs(start.x - corner) < 0.02 && abs(start.y - corner) < 0.02)
    #expect(abs(end.x + corner) < 0.02 && abs(end.y - corner) < 0.02)
}

@Test("nothing and everything", arguments: [(0.0, 1.0, false), (-3, 7, false), (0.5, 0.5, true), (0.7, 0.2, true)])
func limits(_ from: Double, _ to: Double, _ isEmpty: Bool) {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: from, to: to) == (isEmpty ? Path() : path))
    #expect(Path().trimmedPath(from: from, to: to) == Path())
}

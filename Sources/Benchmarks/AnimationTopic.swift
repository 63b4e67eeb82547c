import SwiftUI
import SwiftUICore

/// `animation`: a frame of an animation in a screen of 5,000 views of which one moves.
///
/// What was evaluated, laid out and painted stands in the notes: an instant of an animation needs neither bodies nor layout.
@MainActor func measureAnimation(_ report: Report) throws {
    let screen = try LiveScreen(MovingScreen(views: 5000), world: World.system())
    defer { screen.close() }
    let handle = MovingScreen.handle!
    let bodies = screen.graph.bodyCount
    var changes = 0
    let change = measure(rounds: 5) { _ in
        withAnimation(.easeInOut(duration: 1000)) { handle.wrappedValue.toggle() }
        screen.graph.settleAgain()
        changes += 1
    }
    report.add(
        "the change itself", change,
        note: "\((screen.graph.bodyCount - bodies) / changes) bodies, \(screen.graph.animations.geometry.count) items set moving")

    let before = (bodies: screen.graph.bodyCount, layouts: screen.graph.layoutCount, steps: screen.graph.animations.stepCount)
    var rounds = 0
    let timing = measure(rounds: 15) { _ in
        try! screen.advance(by: 1.0 / 60)
        rounds += 1
    }
    report.add(
        "an instant later, not painted", timing,
        note: "\((screen.graph.bodyCount - before.bodies) / rounds) bodies, \((screen.graph.layoutCount - before.layouts) / rounds) layouts, "
            + "\((screen.graph.animations.stepCount - before.steps) / rounds) values")
    var painted = 0
    let painting = measure(rounds: 15) { _ in
        try! screen.advance(by: 1.0 / 60)
        var painter = Painter(scale: 1)
        screen.root.paint(&painter)
        painted = painter.list.items.count
        keep(painted)
    }
    report.add("and painted as a display list", painting, note: "\(painted) items")
}

private struct MovingScreen: View {
    @MainActor static var handle: Binding<Bool>?

    let views: Int
    @State private var isMoved = false

    var body: some View {
        let _ = Self.handle = $isMoved
        ZStack {
            ForEach(0..<views, id: \.self) { index in
                Color(white: Double(index % 10) / 10).frame(width: 3, height: 3)
                    .offset(x: CGFloat(index % 100) * 3, y: CGFloat(index / 100) * 3)
            }
            Dot(isMoved: isMoved)
        }
    }
}

private struct Dot: View {
    let isMoved: Bool

    var body: some View { Circle().frame(width: 20, height: 20).offset(x: isMoved ? 100 : 0) }
}

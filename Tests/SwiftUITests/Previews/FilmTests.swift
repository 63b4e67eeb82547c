import Foundation
import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI

/// Timelines as the catalogue draws them, and fingers that stay down.
@MainActor @Suite struct FilmTests {
    @Test("a timeline is played once for its film strip and all its pictures")
    func playedOnce() throws {
        let whole = try ScreenProbe.catalog.get()
        let film = try #require(whole.entries.first { $0.name == "R34 two seconds" && $0.isFilm })
        let catalog = PreviewCatalog(previews: [film.preview], renderer: ScreenRenderer(world: try ScreenProbe.world.get()))
        let entries = catalog.entries.filter { $0.name == "R34 two seconds" }
        #expect(entries.count == 6)
        let strip = try catalog.render(entries[0], ScreenSettings()).bitmap
        let pictures = try entries.dropFirst().map { try catalog.render($0, ScreenSettings()).bitmap }
        #expect(catalog.playCount == 1)
        #expect(Set(pictures.map { $0.pixels }).count == 5)
        #expect(strip.width == 5 * pictures[0].width + 6 * 4)
        // Alone, and under other conditions, it is another playing.
        var dark = ScreenSettings()
        dark.colorScheme = .dark
        #expect(try catalog.render(entries[2], ScreenSettings()).bitmap == pictures[1])
        #expect(try catalog.render(entries[2], dark).bitmap != pictures[1])
        #expect(catalog.playCount == 3)
    }

    @Test("a finger that is held and moved acts step by step; steps without one say so")
    func finger() throws {
        struct Dragged: View {
            @State private var distance: CGFloat = 0
            @State private var isOver = false
            var body: some View {
                Text(isOver ? "over \(Int(distance))" : "at \(Int(distance))").frame(width: 200, height: 50).contentShape(Rectangle())
                    .gesture(DragGesture().onChanged { distance = $0.translation.width }.onEnded { _ in isOver = true })
            }
        }
        let screen = try LiveScreen(Dragged(), world: ScreenProbe.world.get())
        defer { screen.close() }
        try screen.hold(.at(196, 438))
        try screen.move(by: CGSize(width: 30, height: 0), for: 0.5)
        #expect(screen.elements.contains { $0.label == "at 30" } && abs(screen.time - 0.5) < 1e-6)
        try screen.move(by: CGSize(width: 20, height: 0))
        #expect(screen.elements.contains { $0.label == "at 50" })
        #expect(throws: TimelineError.self) { try screen.hold(.at(196, 438)) }
        try screen.release()
        #expect(screen.elements.contains { $0.label == "over 50" })
        let steps: [@MainActor () throws -> Void] = [{ try screen.release() }, { try screen.move(by: .zero) }]
        for step in steps {
            do {
                try step()
                Issue.record("no finger is down")
            } catch { #expect("\(error)".hasPrefix("No finger is down at 0.8 s")) }
        }
    }

    @Test("what never comes to rest is named")
    func restless() throws {
        struct Pulse: View {
            @State private var isLarge = false
            var body: some View {
                Circle().scaleEffect(isLarge ? 1 : 0.5).onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true } }
            }
        }
        let screen = try LiveScreen(VStack { Pulse() }, world: ScreenProbe.world.get())
        defer { screen.close() }
        do {
            try screen.settle()
            Issue.record("it never rests")
        } catch { #expect("\(error)".contains("Pulse"), "\(error)") }
    }
}

import Foundation
import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI

/// The zoom of the finished detail, at instants of the virtual clock.
@MainActor @Suite struct ZoomMotionTests {
    /// The app's detail, played: what each picture of the timeline shows.
    private func pictures(_ name: String) throws -> [RenderedScreen] {
        let catalog = try ScreenProbe.catalog.get()
        let entry = try #require(catalog.entries.first { $0.name == name && $0.isFilm })
        return try catalog.play(entry, ScreenSettings())
    }

    /// Where the photograph is drawn.
    private func photo(_ screen: RenderedScreen) -> CGRect? {
        for case .image(let image) in screen.displayList.items where image.template == nil { return image.destination }
        return nil
    }

    /// How far the icon has been moved out, in points; nil when it is not drawn.
    private func iconShift(_ screen: RenderedScreen) -> CGFloat? {
        var shift: CGFloat = 0, isSeen = false
        for item in screen.displayList.items {
            if case .pushTransform(let map) = item { shift = map.tx }
            if case .fill(_, _, .color(let color)) = item, color.hex == "#000000" { isSeen = true }
        }
        return isSeen ? shift : nil
    }

    /// What the reference says of easeInOut at quarters of its time.
    private let fractions = [0, 0.1292, 0.5, 0.8708, 1]

    @Test("R34: the picture's frame takes the fractions of easeInOut over two seconds")
    func frames() throws {
        let pictures = try pictures("R34 two seconds")
        let frames = try pictures.map { try #require(photo($0)) }
        try #require(frames.count == 5)
        for (frame, fraction) in zip(frames, fractions) {
            let expected = frames[0].height + (frames[4].height - frames[0].height) * fraction
            // Edges stand on pixels of two points each.
            #expect(abs(frame.height - expected) <= 2.001, "\(frame) at \(fraction)")
            #expect(abs(frame.midX - frames[0].midX) <= 2.001, "the middle stays")
        }
        #expect(frames[0].width <= 394 && frames[4].height >= 712, "from the page's width, in whole pixels, to the height below the bar")
    }

    @Test("R33, R34: the icon leaves by its own width and is gone at the end")
    func icon() throws {
        let shifts = try pictures("R34 two seconds").map(iconShift)
        try #require(shifts.count == 5)
        #expect(shifts[4] == nil)
        let half = try #require(shifts[2])
        // Its width is twice what it has gone half way.
        for (shift, fraction) in zip(shifts, fractions).dropLast() { #expect(abs((shift ?? 1) - 2 * half * fraction) < 0.02) }
        #expect(half < -20)
    }

    @Test("R34: turned round half way, everything comes back from where it is")
    func reversal() throws {
        let there = try pictures("R34 two seconds"), back = try pictures("R34 turned round")
        let frames = try back.map { try #require(photo($0)) }, start = try #require(photo(there[0])), end = try #require(photo(there[4]))
        try #require(frames.count == 5)
        // Both curves add up: from 1 s on, the way there goes on to its end while the way back begins.
        let shares = [0.5, 0.8708 - 0.1292, 1 - 0.5, 1 - 0.8708, 0]
        for (frame, share) in zip(frames, shares) {
            #expect(abs(frame.height - (start.height + (end.height - start.height) * share)) <= 2.001, "\(frame) at \(share)")
        }
        #expect(iconShift(back[4]) == 0)
    }

    @Test("R23: a tap on the picture toggles it at once, with one evaluation of the body; a tap beside it does nothing")
    func toggles() throws {
        let screen = try LiveScreen(NavigationView { Zoom() }, world: World.system())
        defer { screen.close() }
        let fitted = try #require(photo(screen.draw()))
        let bodies = screen.graph.bodyCount
        try screen.tap(.at(196, 455))
        #expect(screen.graph.bodyCount - bodies == 1)
        let filled = try #require(photo(screen.draw()))
        #expect(filled.height > fitted.height)
        try screen.tap(.at(196, 455))
        #expect(photo(screen.draw()) == fitted)
        try screen.tap(.at(196, fitted.minY - 20))
        #expect(photo(screen.draw()) == fitted)
    }

    private struct Zoom: View {
        @State private var zoomed = false

        var body: some View {
            Image("Dungeon").resizable().aspectRatio(contentMode: zoomed ? .fill : .fit).onTapGesture { zoomed.toggle() }
        }
    }
}

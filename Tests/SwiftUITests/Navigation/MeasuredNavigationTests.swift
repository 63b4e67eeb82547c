import Foundation
import SwiftUI
import Testing

@testable import Metrics

/// Navigation bars against numbers measured on pictures that SwiftUI itself drew on iOS 18, in small windows whose safe area begins
/// at 59, three pixels per point.
@MainActor struct MeasuredNavigationTests {
    private func draw(_ width: CGFloat = 375, _ height: CGFloat = 200, @ViewBuilder _ content: () -> some View) throws -> ScreenProbe {
        let edges = DeviceMetrics.SafeArea(top: 59, leading: 0, bottom: 0, trailing: 0)
        var settings = ScreenSettings()
        settings.device = DeviceMetrics(
            name: "window", aliases: [], size: CGSize(width: width, height: height), scale: 3, portraitSafeArea: edges,
            landscapeSafeArea: edges, displayCornerRadius: 0, idiom: .phone, isWideInLandscape: false)
        return try ScreenProbe(content(), settings)
    }

    private func page(_ title: String, _ font: Font, _ caption: String) -> some View {
        VStack(spacing: 16) {
            Text(title).font(font)
            Text(caption).font(.caption).foregroundColor(.gray)
        }
        .padding(16)
    }

    @Test("an inline title is centred in 44 points below the safe area, and the page in the rest")
    func inlineTitle() throws {
        let screen = try draw {
            NavigationStack {
                page("Content Area", .body, "Title shown inline")
                    .navigationTitle("Inline Title")
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
        expectClose(try screen.text("Inline Title").frame.midX, 187.5)
        expectClose(try screen.baseline("Inline Title").y, 87.333, within: 0.01)
        expectClose(try screen.baseline("Content Area").y, 142.667, within: 0.01)
        expectClose(try screen.baseline("Title shown inline").y, 174, within: 0.01)
    }

    @Test("a hidden bar takes no room")
    func hiddenBar() throws {
        let screen = try draw {
            NavigationStack {
                page("Full Screen Content", .title, "Navigation bar is hidden").navigationTitle("Hidden").navigationBarHidden(true)
            }
        }
        #expect(!screen.texts.contains("Hidden"))
        expectClose(try screen.baseline("Full Screen Content").y, 124.333, within: 0.01)
        // The line's top falls on half a pixel; it was measured at the upper one, as if rounded down.
        expectClose(try screen.baseline("Navigation bar is hidden").y, 158.333, within: 0.34)
    }

    @Test("without title, or with an empty one, and without buttons there is no bar", arguments: [nil, ""])
    func noTitle(title: String?) throws {
        let screen = try draw {
            NavigationStack {
                let page = Text("Content with Empty Title").padding(16)
                if let title { page.navigationTitle(title) } else { page }
            }
        }
        expectClose(try screen.baseline("Content with Empty Title").y, 135.667, within: 0.01)
    }

    @Test("buttons alone give the bar its 44, and stand at its trailing end in order, in the tint")
    func toolbar() throws {
        let screen = try draw(350, 150) {
            NavigationStack {
                VStack(spacing: 20) { Text("Content with Toolbar").font(.system(size: 24)) }
                    .toolbar {
                        Button {} label: { Image(systemName: "plus") }
                        Button {} label: { Image(systemName: "pencil") }
                    }
            }
        }
        expectClose(try screen.baseline("Content with Toolbar").y, 135.333, within: 0.01)
        // The boxes of our own outlines are up to a point narrower than the measured pitch tells of theirs.
        for (name, x) in [("plus", 283.5), ("pencil", 325.33)] {
            let frame = try screen.picture(name)
            expectClose(frame.midX, x, within: 1.2)
            expectClose(frame.midY, 81, within: 0.34)
            let ink = try #require(screen.ink(in: frame.insetBy(dx: -2, dy: -2)))
            expectClose(max(ink.width, ink.height), 13.5, within: 0.84)
            #expect(screen.elements.contains { $0.appearance == "symbol(\(name)) #007AFF" })
        }
    }
}

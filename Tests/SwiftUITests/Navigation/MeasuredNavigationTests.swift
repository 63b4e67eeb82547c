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
        expectClose(try screen.baseline("Inline Title").y, 87, within: 0.01)
        expectClose(try screen.baseline("Content Area").y, 142.667, within: 0.01)
        expectClose(try screen.baseline("Title shown inline").y, 174, within: 0.01)
    }

    @Test("a title that just fits stays in the middle")
    func longTitle() throws {
        let title = "This is a Very Long Navigation Title"
        let screen = try draw {
            NavigationStack {
                VStack(spacing: 16) { Text("Content Area") }.padding(16).navigationTitle(title).navigationBarTitleDisplayMode(.inline)
            }
        }
        expectClose(try screen.text(title).frame.midX, 187.5)
        expectClose(try screen.baseline(title).y, 87, within: 0.01)
        #expect(try screen.text(title).isTruncated == false)
        expectClose(try screen.baseline("Content Area").y, 157.667, within: 0.01)
    }

    @Test("a bar that is asked not to be hidden is there")
    func barNotHidden() throws {
        let screen = try draw {
            NavigationStack {
                page("Normal Content", .title, "Navigation bar is visible")
                    .navigationBarHidden(false)
                    .navigationTitle("Visible Nav Bar")
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
        expectClose(try screen.baseline("Visible Nav Bar").y, 87, within: 0.01)
        expectClose(try screen.baseline("Normal Content").y, 146.333, within: 0.01)
        expectClose(try screen.baseline("Navigation bar is visible").y, 180.333, within: 0.01)
    }

    private struct Pushed: View {
        let caption: String
        let hidesBack: Bool
        @State private var path = [1]

        var body: some View {
            NavigationStack(path: $path) {
                Text("root").navigationTitle("Home").navigationDestination(for: Int.self) { _ in
                    VStack(spacing: 16) {
                        Text("Detail View").font(.title)
                        Text(caption).font(.caption).foregroundColor(.gray)
                    }
                    .padding(16)
                    .navigationTitle("Details")
                    .navigationBarTitleDisplayMode(.inline)
                    .navigationBarBackButtonHidden(hidesBack)
                }
            }
        }
    }

    @Test("a pushed page has a chevron and the title below it at its bar's leading end; hidden, all else stays", arguments: [false, true])
    func backButton(isHidden: Bool) throws {
        let caption = isHidden ? "Back button is hidden" : "Back button is visible"
        let screen = try draw { Pushed(caption: caption, hidesBack: isHidden) }
        expectClose(try screen.text("Details").frame.midX, 187.5)
        expectClose(try screen.baseline("Details").y, 87, within: 0.01)
        expectClose(try screen.baseline("Detail View").y, 146.333, within: 0.01)
        expectClose(try screen.baseline(caption).y, 180.333, within: 0.01)
        guard !isHidden else {
            #expect(!screen.texts.contains("Home") && screen.pictures("chevron.backward").isEmpty)
            return
        }
        expectClose(try screen.baseline("Home").y, 87, within: 0.01)
        #expect(try screen.text("Home").appearance == "#007AFF")
        // Ink, so that side bearings count: the chevron's was measured at 9.33…20.33 × 71.33…90.33, that of the H from 31.67 on.
        let chevron = try #require(screen.ink(in: CGRect(x: 1, y: 60, width: 27, height: 42)))
        expectClose(chevron, 9.333, 71.333, 11, 19, within: 0.34)
        expectClose(try #require(screen.ink(in: CGRect(x: 25, y: 60, width: 60, height: 42))).minX, 31.667, within: 0.01)
    }

    @Test("a plain button in a page without a bar is black text in the middle of what the safe area leaves")
    func plainButton() throws {
        let screen = try draw(280, 150) {
            NavigationStack { VStack(spacing: 16) { Button("Go to Profile") {}.buttonStyle(.plain).padding(16) }.padding(16) }
        }
        expectClose(try screen.baseline("Go to Profile").y, 110.667, within: 0.01)
        #expect(try screen.text("Go to Profile").appearance == "#000000")
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
        expectClose(try screen.baseline("Navigation bar is hidden").y, 158.333, within: 0.01)
    }

    @Test("without title, or with an empty one, and without buttons there is no bar", arguments: [nil, Text(""), Text(verbatim: "")])
    func noTitle(title: Text?) throws {
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

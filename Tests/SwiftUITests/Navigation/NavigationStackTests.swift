import Combine
import Foundation
import Graphics
import SwiftUI
import SwiftUICore
import Testing

/// Stacks of pages: by path, by link, by binding.
@MainActor struct NavigationStackTests {
    private struct Pages: View {
        @Binding var path: [Int]

        var body: some View {
            NavigationStack(path: $path) {
                List {
                    NavigationLink("One", value: 1)
                    NavigationLink("Word", value: "word")
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("Page \(number)")
                        NavigationLink("Further", value: number + 1)
                    }
                    .navigationTitle("Title \(number)")
                    .navigationBarTitleDisplayMode(.inline)
                }
            }
        }
    }

    /// A path that a test reads and writes.
    private final class Route: ObservableObject { @Published var path: [Int] = [] }

    private struct Host: View {
        @ObservedObject var route: Route
        var body: some View { Pages(path: $route.path) }
    }

    @Test("a path that is set shows its last page, with the page below's title on the button that leads back")
    func initialPath() throws {
        let route = Route()
        route.path = [1, 2]
        let screen = try StandingScreen(Host(route: route))
        #expect(screen.texts == ["Page 2", "Further", "Title 1", "Title 2"])
        // Measured: the title begins 30.33 from the edge.
        expectClose(try screen.frame(ofText: "Title 1").minX, 30.33, within: 0.34)
        try screen.tap("Title 1")
        #expect(route.path == [1])
        #expect(screen.texts == ["Page 1", "Further", "Root", "Title 1"])
        route.path = [7]
        screen.settle()
        #expect(screen.texts.contains("Page 7"))
        route.path = []
        screen.settle()
        #expect(screen.texts == ["One", "Word", "Root"])
    }

    @Test("§11, R14, R20: a link by value appends to the path; one of another type than the path's does nothing")
    func links() throws {
        let route = Route(), screen = try StandingScreen(Host(route: route))
        try screen.tap("Word")
        #expect(route.path == [])
        try screen.tap("One")
        #expect(route.path == [1])
        try screen.tap("Further")
        #expect(route.path == [1, 2] && screen.texts.contains("Page 2"))
    }

    @Test("R14: a row of the talk's list leads to the room; the bar leads back, and dismiss does")
    func roomRow() throws {
        struct Closing: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            var body: some View { Button(isPresented ? "Close" : "Never") { dismiss() } }
        }
        let screen = try StandingScreen(NavigationView {
            List { NavigationLink(destination: Closing()) { Text("Dungeon") } }.navigationBarTitle(Text("Rooms"))
        })
        // Anywhere on the row, not only on its text.
        let row = try screen.frame(ofText: "Dungeon")
        screen.tap(300, row.midY)
        #expect(screen.texts == ["Close", "Rooms"])
        try screen.tap("Rooms")
        #expect(screen.texts == ["Dungeon", "Rooms"])
        screen.tap(300, row.midY)
        try screen.tap("Close")
        #expect(screen.texts == ["Dungeon", "Rooms"])
    }

    @Test("links by binding, by tag, and destinations by item show while they are asked for")
    func bindings() throws {
        struct Screen: View {
            @State var isOn = true
            @State var tag: String? = nil
            @State var item: Int? = nil

            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("Bound", destination: Text("bound page"), isActive: $isOn)
                        NavigationLink("Tagged", destination: Text("tagged page"), tag: "a", selection: $tag)
                        Button("Item") { item = 3 }
                    }
                    .navigationTitle("Start")
                    .navigationDestination(item: $item) { Text("item \($0)") }
                }
            }
        }
        let screen = try StandingScreen(Screen())
        #expect(screen.texts == ["bound page", "Start"])
        try screen.tap("Start")
        #expect(screen.texts.contains("Bound"))
        try screen.tap("Tagged")
        #expect(screen.texts == ["tagged page", "Start"])
        try screen.tap("Start")
        try screen.tap("Item")
        #expect(screen.texts == ["item 3", "Start"])
    }

    @Test("a page without a title leaves the word for back, in the language of the place; an empty path of any types can be refilled")
    func backWord() throws {
        struct Screen: View {
            @State var path = NavigationPath(["a"])
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: String.self) { Text("page \($0)") }
                }
            }
        }
        #expect(try StandingScreen(Screen()).texts == ["page a", "Back"])
        #expect(try StandingScreen(Screen()) { $0.locale = Locale(identifier: "ja") }.texts == ["page a", "戻る"])
        var path = NavigationPath()
        path.append(1)
        path.append("b")
        #expect(path.count == 2)
        path.removeLast(5)
        #expect(path.isEmpty)
    }

    @Test("a value that no page takes is said so, and shown as a warning sign")
    func missingDestination() throws {
        let screen = try ScreenProbe(NavigationStack(path: .constant([1])) { Text("root") })
        #expect(screen.pictures("exclamationmark.triangle.fill").count == 1)
        #expect(screen.screen.diagnostics.map(\.kind) == [.unsupported])
    }

    @Test("automatic titles are large as the page below's; scrolled away, a large title becomes inline and the bar gets a background")
    func titles() throws {
        let list = NavigationStack {
            List(0..<30, id: \.self) { Text("Row \($0)") }.listStyle(.plain).navigationTitle("Numbers")
        }
        let top = try ScreenProbe(list), bottom = try ScreenProbe(list.defaultScrollAnchor(.bottom))
        expectClose(try top.text("Numbers").frame.height, 40.667)
        #expect(top.pixel(8, 100) == "#FFFFFF")
        expectClose(try bottom.text("Numbers").frame.midX, 393 / 2, within: 0.2)
        expectClose(try bottom.text("Numbers").frame.midY, 59 + 22, within: 0.2)
        // 249 of 255 at 0.94 over white, and a line of one pixel below.
        #expect(bottom.pixel(8, 100) == "#F9F9F9")
        #expect(bottom.pixel(8, 102.8) != "#F9F9F9")
    }

    @Test("B12: on a phone the list alone, on an iPad both columns", arguments: [
        ("iPhone 15", false, ["Book", "Reading"]), ("iPad Pro (11-inch) (4th generation)", true, ["Book", "Reading", "Nothing chosen"]),
    ])
    func columns(device: String, landscape: Bool, texts: [String]) throws {
        let view = NavigationView {
            List { Text("Book") }.navigationTitle("Reading")
            Text("Nothing chosen")
        }
        let screen = try ScreenProbe(view, on: device, landscape: landscape)
        #expect(screen.texts == texts)
    }

    @Test("B12: a link of the first column shows its page in the last")
    func columnLink() throws {
        let screen = try StandingScreen(
            NavigationView {
                List { NavigationLink("Book", destination: Text("Cover")) }.navigationTitle("Reading")
                Text("Nothing chosen")
            },
            size: CGSize(width: 1194, height: 834)
        ) { $0.horizontalSizeClass = .regular }
        #expect(screen.texts == ["Book", "Reading", "Nothing chosen"])
        try screen.tap("Book")
        #expect(screen.texts == ["Book", "Reading", "Cover"])
    }

    @Test("B18: the first column is 320 wide, and the other's page is centred in the rest")
    func columnWidths() throws {
        let view = NavigationSplitView {
            List { Text("Book") }.navigationTitle("Reading")
        } detail: {
            Text("Nothing chosen")
        }
        let screen = try ScreenProbe(view, on: "iPad Pro (11-inch) (4th generation)", landscape: true)
        expectClose(try screen.text("Nothing chosen").frame.midX, (320 + 1194) / 2)
        #expect(try screen.text("Book").frame.maxX < 320)
    }

    @Test("B18: links have chevrons on a phone and in lists that stand alone, and none in a column beside their pages")
    func columnChevrons() throws {
        let view = NavigationSplitView {
            // One is a row, the other stands in one.
            List {
                NavigationLink("Book") { Text("Page") }
                VStack { NavigationLink("Inside") { Text("Page") } }
            }
        } detail: {
            List { NavigationLink("Further") { Text("Page") } }
        }
        let wide = try ScreenProbe(view, on: "iPad Pro (11-inch) (4th generation)", landscape: true)
        let chevrons = wide.pictures("chevron.forward")
        #expect(chevrons.count == 1 && chevrons.allSatisfy { $0.minX > 320 })
        #expect(try ScreenProbe(view).pictures("chevron.forward").count == 2)
    }

    @Test("B15: what is chosen in the first column shows on top of it on a phone; leaving it clears the choice")
    func selection() throws {
        struct Screen: View {
            @State var chosen: String? = "b"
            var body: some View {
                NavigationSplitView {
                    List(["a", "b"], id: \.self, selection: $chosen) { Text("row \($0)") }.navigationTitle("Rows")
                } detail: {
                    Text("detail \(chosen ?? "-")")
                }
            }
        }
        let screen = try StandingScreen(Screen())
        #expect(screen.texts == ["detail b", "Rows"])
        try screen.tap("Rows")
        #expect(screen.texts == ["row a", "row b", "Rows"])
        try screen.tap("row a")
        #expect(screen.texts == ["detail a", "Rows"])
    }
}

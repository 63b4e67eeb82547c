import Combine
import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI

/// Apps and scenes without a display.
@MainActor @Suite(.serialized) struct AppTests {
    /// A running app, asked what its windows show.
    @MainActor struct Running {
        let graph: ViewGraph
        let placement: RootPlacement

        /// Fonts are read once; without them nothing could be tapped.
        private static let fonts = Result { try World.system().fonts }

        /// A world in which nothing is remembered but what is given.
        static func world(_ defaults: DefaultsStore = DefaultsStore(), _ scenes: SceneStates = SceneStates()) throws -> World {
            try World(fonts: fonts.get(), defaults: defaults, scenes: scenes)
        }

        init<A: App>(_ app: A, world: World = World(), windows: OpenWindows = OpenWindows()) {
            let bounds = CGRect(x: 0, y: 0, width: 390, height: 800)
            placement = RootPlacement(bounds: bounds, context: PlacementContext(container: bounds, safeArea: bounds, scale: 1))
            graph = ViewGraph(world: world, environment: EnvironmentValues(), container: RootItem())
            graph.setContent(AppView(app, windows: windows))
            settle()
        }

        func settle() { graph.settle(placement) }

        /// The texts of each window.
        var windows: [[String]] {
            func texts(_ element: ScreenOutline.Element) -> [String] { [element.text].compactMap { $0 } + element.children.flatMap(texts) }
            func windows(_ element: ScreenOutline.Element) -> [ScreenOutline.Element] {
                element.type == "Window" ? [element] : element.children.flatMap(windows)
            }
            return OutlinePass.outline(of: graph.rootNode, size: placement.bounds.size, scale: 1).roots.flatMap(windows).map(texts)
        }

        /// Taps the middle of the button with this label, in one of the windows.
        func tap(_ label: String, window: Int = 0) throws {
            func find(_ element: ScreenOutline.Element) -> [CGRect] {
                (element.text == label ? [element.frame] : []) + element.children.flatMap(find)
            }
            let all = OutlinePass.outline(of: graph.rootNode, size: placement.bounds.size, scale: 1).roots.flatMap(find)
            let frame = try #require(all.indices.contains(window) ? all[window] : nil, "no \(label) in window \(window)")
            let point = CGPoint(x: frame.midX, y: frame.midY)
            graph.input.touchBegan(at: point, time: graph.input.time + 0.1)
            settle()
            graph.input.touchEnded(at: point, time: graph.input.time + 0.1)
            settle()
        }
    }

    @Test("§12, B14: the app's entry runs headless, and its scene is drawn")
    func firstWindow() throws {
        ObjectLog.entries = []
        let probe = try ScreenProbe(AppView(BookClubApp()))
        #expect(probe.texts.contains("books Dungeon, Panorama"))
        #expect(!probe.texts.contains("settings") && !probe.texts.contains("about 2"), "only the first window is open")
        let text = try probe.text("books Dungeon, Panorama")
        expectClose(text.frame.midX, 196.5, within: probe.pixel)
        #expect(ObjectLog.entries == ["store made"])
    }

    @Test("§12, B13, B14: two windows share the app's store, which is made once and goes with the app")
    func sharedStore() throws {
        ObjectLog.entries = []
        let app = try Running(BookClubApp(), world: Running.world(), windows: OpenWindows([.init("one"), .init("two"), .init("about", scene: "about")]))
        #expect(app.windows.map { $0.first } == ["books Dungeon, Panorama", "books Dungeon, Panorama", "about 2"])
        try app.tap("Add", window: 1)
        #expect(app.windows.map { $0.first } == ["books Dungeon, Panorama, Hall", "books Dungeon, Panorama, Hall", "about 3"])
        #expect(ObjectLog.entries == ["store made"])
        app.graph.close()
        #expect(ObjectLog.entries == ["store made", "store released"])
    }

    @Test("B15: each window has a selection of its own, found again after a relaunch")
    func sceneStorage() throws {
        let first = try Running.world()
        let app = Running(BookClubApp(), world: first, windows: OpenWindows([.init("one"), .init("two")]))
        func selected(_ app: Running) -> [String] { app.windows.map { $0[1] } }
        try app.tap("Select", window: 0)
        #expect(selected(app) == ["selected Panorama", "selected nothing"])
        app.graph.close()

        let second = try Running.world(DefaultsStore(first.defaults.contents), SceneStates(first.scenes.contents))
        let again = Running(BookClubApp(), world: second, windows: OpenWindows([.init("one"), .init("two")]))
        #expect(selected(again) == ["selected Panorama", "selected nothing"])
        try again.tap("Clear", window: 0)
        #expect(selected(again) == ["selected nothing", "selected nothing"])
        #expect(second.scenes.contents["one"] == [:])
        again.graph.close()
    }

    @Test func settingsAreAWindowOfTheirOwn() {
        let world = World()
        let app = Running(BookClubApp(), world: world, windows: OpenWindows([.init(), .init("s", scene: Settings<EmptyView>.id)]))
        #expect(app.windows.count == 2)
        #expect(app.windows[1] == ["settings", "1 launches"])
        #expect(world.defaults.contents == ["launches": .integer(1)])
        app.graph.close()
    }

    @Test func aSceneOfItsOwnHasStateAndHandsItsEnvironmentOn() {
        let app = Running(SceneApp())
        #expect(app.windows == [["2 3 3", "second view"]])
        app.graph.close()
    }

    @Test func aWindowIsOpenedByItsID() {
        struct Opens: View {
            @Environment(\.openWindow) private var openWindow
            var body: some View { Text("main").onAppear { openWindow(id: "second") } }
        }
        struct TwoScenes: App {
            var body: some Scene {
                WindowGroup { Opens() }
                Window("Second", id: "second") { Text("second") }
            }
        }
        let app = Running(TwoScenes())
        #expect(app.windows == [["main"], ["second"]])
        app.graph.close()
    }
}

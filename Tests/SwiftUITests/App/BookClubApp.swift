import Combine
import SwiftUI

// The parts of the 2020 talk that this suite needs, as its listings have them.

/// What happened to objects, in order.
@MainActor final class ObjectLog {
    static var entries: [String] = []
}

/// N17, B13, B14: the store that the app owns.
final class ReadingListStore: ObservableObject {
    @Published var books = ["Dungeon", "Panorama"]

    init() { MainActor.assumeIsolated { ObjectLog.entries.append("store made") } }
    deinit { MainActor.assumeIsolated { ObjectLog.entries.append("store released") } }
}

struct BookClubApp: App {
    @StateObject private var store = ReadingListStore()
    @AppStorage("launches") private var launches = 0
    @State private var phases: [ScenePhase] = []
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            ReadingListViewer(store: store)
        }
        .onChange(of: phase, initial: true) { launches += 1 }
        WindowGroup("About", id: "about") {
            Text("about \(store.books.count)")
        }
        #if os(macOS)
        Settings { Text("settings") }
        #else
        Settings {
            VStack {
                Text("settings")
                Text("\(launches) launches")
            }
        }
        #endif
    }
}

struct ReadingListViewer: View {
    @ObservedObject var store: ReadingListStore
    @SceneStorage("selection") private var selection: String?

    var body: some View {
        VStack {
            Text(verbatim: "books " + store.books.joined(separator: ", "))
            Text(verbatim: "selected " + (selection ?? "nothing"))
            Button("Add") { store.books.append("Hall") }
            Button("Select") { selection = store.books.last }
            Button("Clear") { selection = nil }
        }
    }
}

/// Scenes in a type of their own, with state and an environment.
struct SceneApp: App {
    var body: some Scene { Windows().environment(\.lineLimit, 3) }

    struct Windows: Scene {
        @State private var count = 1
        @Environment(\.lineLimit) private var limit

        var body: some Scene {
            WindowGroup {
                Counter(count: $count, limit: limit)
                Text("second view")
            }
        }
    }

    struct Counter: View {
        @Binding var count: Int
        let limit: Int?
        @Environment(\.lineLimit) private var limitInside
        var body: some View {
            Text(verbatim: "\(count) \(limit ?? 0) \(limitInside ?? 0)").onAppear { count += 1 }
        }
    }
}

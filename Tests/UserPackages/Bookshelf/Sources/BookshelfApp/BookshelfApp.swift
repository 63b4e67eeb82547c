import Shelf
import SwiftUI

/// The app's entry, in a library: previews can be made of its views, and an executable of two lines runs it.
@main public struct BookshelfApp: App {
    @StateObject private var counter = LaunchCounter()
    @Environment(\.scenePhase) private var phase

    public init() {}

    public var body: some Scene {
        WindowGroup {
            BookList()
        }
        .onChange(of: phase, initial: true) { counter.launches += 1 }
        Settings { Text("\(counter.launches) launches") }
    }
}

final class LaunchCounter: ObservableObject { @Published var launches = 0 }

import SwiftUI

/// The app: its store belongs to it and is shared by all of its windows. Where it is a program's entry it carries `@main`.
struct BookClubApp: App {
    @StateObject private var store = ReadingListStore()

    var body: some Scene {
        WindowGroup {
            ReadingListColumns(store: store)
        }
    }
}

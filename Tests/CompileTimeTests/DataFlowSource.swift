/// Data flow as users write it, in one file that must compile without a word in every language mode.
enum DataFlowSource {
    static let text = """
        import Combine
        import SwiftUI

        struct EditorConfig {
            var isEditorPresented = false
            var note = ""
            var progress: Double = 0
            mutating func present(initialProgress: Double) {
                progress = initialProgress
                note = ""
                isEditorPresented = true
            }
        }

        class CurrentlyReading: ObservableObject {
            struct Entry: Identifiable { let id = UUID(); var progress: Double; var note: String? }
            @Published var entries: [Entry] = []
            @Published var isFinished = false
            var currentProgress: Double { isFinished ? 1.0 : entries.last?.progress ?? 0 }
        }

        @Observable class Library {
            var books = ["a", "b"]
            var selection: String?
        }

        class Search: ObservableObject {
            @Published var text = ""
            @Published private(set) var results: [String] = []
            private var bag: Set<AnyCancellable> = []

            init() {
                $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
                    .removeDuplicates()
                    .sink { [weak self] in self?.results = [$0] }
                    .store(in: &bag)
            }
        }

        enum Field: Hashable { case title, note }
        enum Order: String, CaseIterable { case title, date }

        private struct AccentNameKey: EnvironmentKey { static let defaultValue = "blue" }

        extension EnvironmentValues {
            var accentName: String {
                get { self[AccentNameKey.self] }
                set { self[AccentNameKey.self] = newValue }
            }
            @Entry var density: Int = 1
        }

        extension FocusedValues {
            @Entry var editedTitle: String?
        }

        struct WidthKey: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }

        @propertyWrapper struct Counted: DynamicProperty {
            @State private var count = 0
            var wrappedValue: Int {
                get { count }
                nonmutating set { count = newValue }
            }
            var projectedValue: Binding<Int> { $count }
        }

        struct BookView: View {
            @ObservedObject var currentlyReading: CurrentlyReading
            @StateObject private var search = Search()
            @EnvironmentObject var shared: CurrentlyReading
            @Environment(Library.self) private var library
            @Environment(\\.accentName) private var accentName
            @Environment(\\.scenePhase) private var scenePhase
            @Environment(\\.isFocused) private var isFocused
            @State private var editorConfig = EditorConfig()
            @AppStorage("updateArtwork") private var updateArtwork = true
            @AppStorage("order") private var order = Order.title
            @AppStorage("last") private var last: String?
            @SceneStorage("selection") private var selection: String?
            @FocusState private var field: Field?
            @FocusState private var isEditing: Bool
            @FocusedValue(\\.editedTitle) private var editedTitle
            @Namespace private var namespace
            @ScaledMetric(relativeTo: .title) private var size = 20.0
            @Counted private var count
            @State private var width: CGFloat = 0

            var body: some View {
                @Bindable var library = library
                VStack {
                    Text("\\(currentlyReading.currentProgress) \\(shared.entries.count) \\(accentName) \\(editedTitle ?? "") \\(size)")
                        .focused($field, equals: .title)
                        .focusedValue(\\.editedTitle, "title")
                    Text(search.results.joined()).focusable().focused($isEditing)
                    Button("Edit", action: presentEditor).disabled(currentlyReading.isFinished)
                    ProgressEditor(config: $editorConfig, selection: $selection, isOn: $updateArtwork, library: library)
                    ForEach($currentlyReading.entries) { $entry in Text("\\($entry.wrappedValue.progress)") }
                    ForEach(library.books, id: \\.self) { Text($0) }
                    if let selected = library.selection { Text(selected).id(selected) }
                }
                .preference(key: WidthKey.self, value: 3)
                .onPreferenceChange(WidthKey.self) { width = $0 }
                .onAppear { count += 1 }
                .onDisappear { field = nil }
                .onChange(of: scenePhase) { _, new in last = "\\(new)" }
                .onChange(of: order, initial: true) { isEditing = false }
                .onReceive(search.$results) { _ in count += 1 }
                .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
                .task { await load() }
                .task(id: selection) {
                    try? await Task.sleep(for: .seconds(1))
                    count = 0
                }
                .environment(\\.density, 2)
                .environment(\\.accentName, "red")
            }

            private func presentEditor() { editorConfig.present(initialProgress: 0.5) }

            private func load() async {
                try? await Task.sleep(nanoseconds: 1_000_000)
                await Task.sleep(1_000)
                width = 3
            }
        }

        struct ProgressEditor: View {
            @Binding var config: EditorConfig
            @Binding var selection: String?
            @Binding var isOn: Bool
            @Bindable var library: Library

            var body: some View {
                Child(note: $config.note, progress: $config.progress.animation(.default), name: $library.selection)
            }

            struct Child: View {
                @Binding var note: String
                @Binding var progress: Double
                @Binding var name: String?
                var body: some View {
                    if let name = Binding($name) { Text(name.wrappedValue) }
                    Text(note)
                }
            }
        }

        struct Rounded: View, Equatable {
            let value: Double
            var body: some View { Text("\\(value)") }
        }

        @main struct BookClubApp: App {
            @StateObject private var store = CurrentlyReading()
            @State private var library = Library()
            @Environment(\\.scenePhase) private var phase

            var body: some Scene {
                WindowGroup {
                    BookView(currentlyReading: store).environmentObject(store).environment(library)
                    Rounded(value: 1).equatable()
                }
                .onChange(of: phase) { _, new in if new == .background { store.isFinished = true } }
                Window("About", id: "about") { Text("About") }
                Settings { Text("Settings") }
            }
        }
        """
}

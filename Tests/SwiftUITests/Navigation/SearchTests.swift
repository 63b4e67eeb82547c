import Foundation
import SwiftUICore
import Testing

@testable import SwiftUI

/// Searching in a page: the field, what it says to the page, suggestions and scopes.
@MainActor @Suite struct SearchTests {
    private struct Rivers: View {
        @State private var text = ""
        @State private var scope = "all"
        @State private var submitted = 0
        var prompt: Text?

        var body: some View {
            NavigationStack {
                List { Found(text: text, scope: scope, submitted: submitted) }
                    .navigationTitle("Rivers")
                    .toolbar { Button("Item") {} }
                    .searchable(text: $text, prompt: prompt)
                    .searchSuggestions {
                        if text.hasPrefix("R") {
                            Text("Rhine").searchCompletion("The Rhine")
                            Text("Not to be typed")
                        }
                    }
                    .searchScopes($scope) {
                        Text("All").tag("all")
                        Text("Long").tag("long")
                    }
                    .onSubmit(of: .search) { submitted += 1 }
                    .onSubmit { submitted += 100 }
            }
        }
    }

    private struct Found: View {
        let text, scope: String
        let submitted: Int
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            Text("\(isSearching ? "searching" : "idle") \(text) in \(scope), \(submitted) times")
            Button("Enough") { dismissSearch() }
        }
    }

    private func found(_ screen: LiveScreen) -> String? { screen.elements.first { $0.label?.contains(" times") == true }?.label }

    private func live(_ view: some View = Rivers()) throws -> LiveScreen { try LiveScreen(view, world: ScreenProbe.world.get()) }

    @Test("a tap on the field begins a search: title and buttons make room, and a button ends it and forgets the words")
    func begin() throws {
        let screen = try live()
        defer { screen.close() }
        #expect(found(screen) == "idle  in all, 0 times")
        let field = try #require(screen.elements.first { $0.traits.contains(.isSearchField) })
        #expect(field.label == "Search" && field.value == nil)
        #expect(!screen.elements.contains { $0.label == "Cancel" })
        try screen.tap("Search")
        try screen.settle()
        #expect(found(screen) == "searching  in all, 0 times")
        #expect(!screen.elements.contains { $0.label == "Item" || $0.traits.contains(.isHeader) })
        try screen.type("Lim")
        #expect(found(screen) == "searching Lim in all, 0 times")
        #expect(screen.elements.first { $0.traits.contains(.isSearchField) }?.value == "Lim")
        try screen.tap("Clear")
        #expect(found(screen) == "searching  in all, 0 times")
        try screen.type("Sihl")
        try screen.tap("Cancel")
        try screen.settle()
        #expect(found(screen) == "idle  in all, 0 times")
        #expect(screen.elements.contains { $0.label == "Item" } && screen.elements.contains { $0.label == "Rivers" })
    }

    @Test("the search key tells onSubmit(of: .search), and no text field's")
    func submit() throws {
        let screen = try live()
        defer { screen.close() }
        try screen.tap("Search")
        try screen.type("Limmat")
        try screen.submit()
        #expect(found(screen) == "searching Limmat in all, 1 times")
    }

    @Test("suggestions stand in the page's place while there are any; one with a completion types it")
    func suggestions() throws {
        let screen = try live()
        defer { screen.close() }
        try screen.tap("Search")
        #expect(!screen.elements.contains { $0.label == "Rhine" })
        try screen.type("R")
        try screen.settle()
        let row = try #require(screen.elements.first { $0.label == "Rhine" })
        #expect(row.traits.contains(.isButton) && row.frame.size == CGSize(width: 393, height: 44))
        #expect(screen.elements.first { $0.label == "Not to be typed" }?.traits.contains(.isButton) == false)
        // Anywhere on the row.
        try screen.tap(.at(row.frame.maxX - 20, row.frame.midY))
        try screen.settle()
        #expect(found(screen) == "searching The Rhine in all, 0 times")
        #expect(!screen.elements.contains { $0.label == "Not to be typed" })
    }

    @Test("scopes show while somebody searches, and a tap chooses one")
    func scopes() throws {
        let screen = try live()
        defer { screen.close() }
        #expect(!screen.elements.contains { $0.label == "Long" })
        try screen.tap("Search")
        try screen.settle()
        #expect(try screen.element("All").traits.contains(.isSelected))
        try screen.tap("Long")
        try screen.settle()
        #expect(found(screen) == "searching  in long, 0 times")
        #expect(try screen.element("Long").traits.contains(.isSelected))
    }

    @Test("scopes that wait for words show with the first; the page may end the search; a binding knows and says")
    func others() throws {
        struct Page: View {
            @State private var text = ""
            @State private var isPresented = false

            var body: some View {
                NavigationStack {
                    List {
                        Text(isPresented ? "on" : "off")
                        Button("Begin") { isPresented = true }
                        Ending()
                    }
                    .navigationTitle("Title")
                    .searchable(text: $text, isPresented: $isPresented, prompt: "Find")
                    .searchScopes(.constant(0), activation: .onTextEntry) { Text("Scope").tag(0) }
                    .searchPresentationToolbarBehavior(.avoidHidingContent)
                }
            }
        }
        struct Ending: View {
            @Environment(\.dismissSearch) private var dismissSearch
            var body: some View { Button("End") { dismissSearch() } }
        }
        let screen = try live(Page())
        defer { screen.close() }
        #expect(screen.elements.contains { $0.label == "Find" && $0.traits.contains(.isSearchField) })
        try screen.tap("Begin")
        try screen.settle()
        #expect(screen.elements.contains { $0.label == "on" } && screen.elements.contains { $0.label == "Title" })
        #expect(!screen.elements.contains { $0.label == "Scope" })
        try screen.type("a")
        #expect(screen.elements.contains { $0.label == "Scope" })
        try screen.tap("End")
        try screen.settle()
        #expect(screen.elements.contains { $0.label == "off" } && !screen.elements.contains { $0.label == "Cancel" })
    }

    @Test("without suggestions the page shows, and hidden ones do not")
    func hiddenSuggestions() throws {
        let screen = try ScreenProbe(
            NavigationStack {
                Text("Page")
                    .searchable(text: .constant(""), isPresented: .constant(true))
                    .searchSuggestions { Text("Suggestion") }
                    .searchSuggestions(.hidden, for: .content)
            })
        #expect(screen.texts.contains("Page") && !screen.texts.contains("Suggestion"))
    }
}

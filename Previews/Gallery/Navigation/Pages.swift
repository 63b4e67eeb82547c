import SwiftUI

// Pages of a stack: the button that leads back, bars at the bottom, search, columns.

#Preview("Back button", traits: .fixedLayout(width: 375, height: 141)) {
    NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Home").navigationDestination(for: Int.self) { _ in
            DetailPage(caption: "Back button is visible")
        }
    }
}

#Preview("Back button hidden", traits: .fixedLayout(width: 375, height: 141)) {
    NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Home").navigationDestination(for: Int.self) { _ in
            DetailPage(caption: "Back button is hidden").navigationBarBackButtonHidden(true)
        }
    }
}

#Preview("Back button, dark, right to left", traits: .fixedLayout(width: 375, height: 141)) {
    NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Home").navigationDestination(for: Int.self) { _ in
            DetailPage(caption: "Back button is visible")
        }
    }
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.colorScheme, .dark)
}

#Preview("Long titles", traits: .fixedLayout(width: 375, height: 100)) {
    NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("The page that was there before").navigationDestination(for: Int.self) { _ in
            Text("page").navigationTitle("A title that leaves little room").navigationBarTitleDisplayMode(.inline)
        }
    }
}

#Preview("Placements", traits: .fixedLayout(width: 375, height: 200)) {
    NavigationStack {
        Text("page")
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                ToolbarItem(placement: .principal) {
                    VStack(spacing: 0) {
                        Text("Principal").font(.headline)
                        Text("below").font(.caption)
                    }
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button {} label: { Image(systemName: "folder") }
                    Spacer()
                    Button {} label: { Image(systemName: "trash") }
                }
            }
    }
}

#Preview("Search", traits: .fixedLayout(width: 375, height: 280)) {
    NavigationStack {
        List(["Limmat", "Sihl"], id: \.self) { Text($0) }
            .navigationTitle("Rivers")
            .searchable(text: .constant(""))
    }
}

#Preview("Scrolled", traits: .fixedLayout(width: 375, height: 240)) {
    NavigationStack {
        List(1..<12, id: \.self) { Text("Row \($0)") }
            .listStyle(.plain)
            .navigationTitle("Numbers")
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }
    }
    .defaultScrollAnchor(.bottom)
}

#Preview("Columns", traits: .landscapeLeft) {
    NavigationSplitView {
        List(["Limmat", "Sihl"], id: \.self, selection: .constant("Sihl" as String?)) { Text($0) }
            .navigationTitle("Rivers")
    } detail: {
        Text("Nothing chosen").navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
    }
    .environment(\.displayScale, 1)
    .previewDevice("iPad Pro (11-inch) (4th generation)")
}

#Preview("Columns on a phone") {
    NavigationSplitView {
        List(["Limmat", "Sihl"], id: \.self) { Text($0) }
            .navigationTitle("Rivers")
    } detail: {
        Text("Nothing chosen")
    }
    .environment(\.displayScale, 1)
}

private struct DetailPage: View {
    let caption: String

    var body: some View {
        VStack(spacing: 16) {
            Text("Detail View").font(.title)
            Text(caption).font(.caption).foregroundColor(.gray)
        }
        .padding(16)
        .navigationTitle("Details")
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Search suggestions", traits: .fixedLayout(width: 375, height: 280)) {
    NavigationStack {
        List(["Limmat", "Sihl"], id: \.self) { Text($0) }
            .navigationTitle("Rivers")
            .searchable(text: .constant("Ri"), isPresented: .constant(true))
            .searchSuggestions {
                Label("Rhine", systemImage: "drop").searchCompletion("Rhine")
                Text("Rhône").searchCompletion("Rhône")
            }
    }
}

#Preview("Search scopes", traits: .fixedLayout(width: 375, height: 280)) { Scopes() }

#Preview("Search scopes, dark, right to left", traits: .fixedLayout(width: 375, height: 280)) {
    Scopes().environment(\.colorScheme, .dark).environment(\.layoutDirection, .rightToLeft).environment(\.locale, Locale(identifier: "ar"))
}

private struct Scopes: View {
    var body: some View {
        NavigationStack {
            List(["Limmat", "Sihl"], id: \.self) { Text($0) }
                .navigationTitle("Rivers")
                .searchable(text: .constant(""), isPresented: .constant(true))
                .searchScopes(.constant(1)) {
                    Text("All").tag(0)
                    Text("Long").tag(1)
                    Text("Wide").tag(2)
                }
        }
    }
}

import SwiftUI

// Tab bars, in the size in which SwiftUI's own picture of one was measured, and pages with dots.

#Preview("Tab bar", traits: .fixedLayout(width: 300, height: 141)) { ThreeTabs() }

#Preview("Tab bar, dark", traits: .fixedLayout(width: 300, height: 141)) { ThreeTabs().environment(\.colorScheme, .dark) }

#Preview("Tab bar, right to left", traits: .fixedLayout(width: 300, height: 141)) {
    ThreeTabs().environment(\.layoutDirection, .rightToLeft)
}

#Preview("Tab bar over a list", traits: .fixedLayout(width: 300, height: 220)) {
    TabView {
        List(1..<12, id: \.self) { Text("Row \($0)") }
            .tabItem { Label("Rows", systemImage: "list.bullet") }
            .badge(3)
        Text("two").tabItem { Text("Text only") }
        Text("three").tabItem { Image(systemName: "star") }
    }
}

#Preview("Pages", traits: .fixedLayout(width: 300, height: 200)) {
    TabView(selection: .constant(1)) {
        Color.red.tag(0)
        Color.blue.tag(1)
        Color.green.tag(2)
    }
    .tabViewStyle(.page)
}

private struct ThreeTabs: View {
    var body: some View {
        TabView(selection: .constant(1)) {
            VStack(spacing: 16) { Text("Tab 1 Contents") }
                .tabItem {
                    Image(systemName: "house.fill")
                    Text("Home")
                }
                .tag(1)
            Text("Tab 2 Contents")
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
                .tag(2)
            Text("Tab 3 Contents")
                .tabItem { Label("Profile", systemImage: "person.fill") }
                .tag(3)
        }
        .tint(.red)
    }
}

import SwiftUI

// Sections: prominent headers, rows apart, lines of another colour, sidebars.

#Preview("Prominent headers", traits: .fixedLayout(width: 390, height: 260)) {
    List {
        Section("Rivers") { Text("Limmat") }
        Section("Lakes") { Text("Katzensee") }.headerProminence(.increased)
    }
}

#Preview("Rows apart", traits: .fixedLayout(width: 390, height: 240)) {
    List {
        Text("Limmat")
        Text("Sihl")
        Text("Glatt")
    }
    .listRowSpacing(10)
}

#Preview("Lines", traits: .fixedLayout(width: 390, height: 260)) {
    List {
        Text("Red below").listRowSeparatorTint(.red)
        Text("None below").listRowSeparator(.hidden, edges: .bottom)
        Text("Blue above").listRowSeparatorTint(.blue)
        Text("Last").listRowBackground(LinearGradient(colors: [.yellow, .orange], startPoint: .leading, endPoint: .trailing))
    }
}

#Preview("Sidebar on a phone", traits: .fixedLayout(width: 390, height: 320)) {
    List {
        Section("Rivers") {
            Label("Limmat", systemImage: "drop")
            Label("Sihl", systemImage: "drop.fill")
        }
        Section("Lakes", isExpanded: .constant(false)) { Text("Katzensee") }
    }
    .listStyle(.sidebar)
}

#Preview("Without page", traits: .fixedLayout(width: 390, height: 130)) {
    List { Text("Limmat") }
        .scrollContentBackground(.hidden)
        .background(Color.mint)
}

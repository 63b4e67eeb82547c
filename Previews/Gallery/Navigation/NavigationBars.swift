import SwiftUI

// Bars by what their page says: nothing, a title, buttons.

#Preview("Large title", traits: .fixedLayout(width: 375, height: 200)) {
    NavigationStack {
        Text("Content Area")
            .navigationTitle("Large Title")
    }
}

#Preview("Inline title", traits: .fixedLayout(width: 375, height: 200)) {
    NavigationStack {
        VStack(spacing: 16) {
            Text("Content Area")
            Text("Title shown inline").font(.caption).foregroundColor(.gray)
        }
        .padding(16)
        .navigationTitle("Inline Title")
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Buttons", traits: .fixedLayout(width: 350, height: 150)) {
    NavigationStack {
        Text("Content with Toolbar").font(.system(size: 24))
            .toolbar {
                Button {} label: { Image(systemName: "plus") }
                Button {} label: { Image(systemName: "pencil") }
            }
    }
}

#Preview("No title, no bar", traits: .fixedLayout(width: 375, height: 120)) {
    NavigationStack { Text("Content") }
}

import SwiftUI

// Lists in the sizes in which SwiftUI's own pictures of them were measured.

#Preview("Rows", traits: .fixedLayout(width: 300, height: 180)) {
    List {
        Text("Item 1")
        Text("Item 2")
        Text("Item 3")
    }
}

#Preview("Rows, dark", traits: .fixedLayout(width: 300, height: 180)) {
    List {
        Text("Item 1")
        Text("Item 2")
        Text("Item 3")
    }
    .environment(\.colorScheme, .dark)
}

#Preview("Row backgrounds", traits: .fixedLayout(width: 300, height: 250)) {
    List {
        Text("Row 1").listRowBackground(Color.red)
        Text("Row 2").listRowBackground(Color.green)
        Text("Row 3").listRowBackground(Color.blue)
    }
}

#Preview("Row insets", traits: .fixedLayout(width: 300, height: 250)) {
    List {
        Text("Default")
            .listRowBackground(Color(white: 0.9))
        Text("Custom (40L, 20T/B)")
            .listRowBackground(Color(white: 0.8))
            .listRowInsets(EdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 40))
        Text("Zero")
            .listRowBackground(Color(white: 0.7))
            .listRowInsets(EdgeInsets())
    }
}

#Preview("Tall rows", traits: .fixedLayout(width: 300, height: 350)) {
    List {
        VStack {
            Text("First Section")
            Text("Item 1")
            Text("Item 2")
        }
        VStack {
            Text("Second Section")
            Text("Item 3")
            Text("Item 4")
        }
    }
}

#Preview("Headers and footers", traits: .fixedLayout(width: 390, height: 400)) {
    List {
        Section {
            Text("San Francisco")
        } header: {
            Text("Cities")
        } footer: {
            Text("Where it is warm enough to sit outside in the evening, most of the year.")
        }
        Section("Rivers") {
            Text("Limmat")
            Text("Sihl")
        }
    }
}

#Preview("Plain, with header", traits: .fixedLayout(width: 310, height: 160)) {
    List {
        Section("Rivers") {
            Text("Limmat")
            Text("Sihl")
        }
    }
    .listStyle(.plain)
}

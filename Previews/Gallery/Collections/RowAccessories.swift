import SwiftUI

// What stands at the ends of rows, in the sizes in which SwiftUI's own pictures of it were measured.

#Preview("Badges", traits: .fixedLayout(width: 320, height: 300)) {
    List {
        Text("Inbox").badge("99+")
        Text("Drafts").badge("New")
        Text("Sent")
        Text("Archive").badge("!")
    }
}

#Preview("Labelled content", traits: .fixedLayout(width: 390, height: 160)) {
    List { LabeledContent("San Francisco", value: "20 °C, Sunny") }
        .dynamicTypeSize(.medium)
}

#Preview("Labelled content, AX3", traits: .fixedLayout(width: 390, height: 200)) {
    List { LabeledContent("San Francisco", value: "20 °C, Sunny") }
        .dynamicTypeSize(.accessibility3)
}

#Preview("Links and badges", traits: .fixedLayout(width: 390, height: 240)) {
    NavigationStack {
        List {
            NavigationLink("Inbox") { Text("inside") }.badge(3)
            NavigationLink("Drafts") { Text("inside") }
            NavigationLink("Disabled", value: nil as Int?)
        }
    }
}

#Preview("Chosen rows", traits: .fixedLayout(width: 390, height: 240)) {
    List(["Limmat", "Sihl", "Glatt"], id: \.self, selection: .constant(["Sihl"] as Set<String>)) { Text($0) }
        .environment(\.editMode, .constant(.active))
}

#Preview("Chosen rows, dark", traits: .fixedLayout(width: 390, height: 240)) {
    List(["Limmat", "Sihl", "Glatt"], id: \.self, selection: .constant(["Sihl"] as Set<String>)) { Text($0) }
        .environment(\.editMode, .constant(.active))
        .environment(\.colorScheme, .dark)
}

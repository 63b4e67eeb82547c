import SwiftUI

// What opens and closes, and boxes round views.

#Preview("In one row", traits: .fixedLayout(width: 350, height: 260)) {
    Form {
        VStack(alignment: .leading) {
            DisclosureGroup("Basic Details") { Text("hidden") }
            DisclosureGroup("Settings", isExpanded: .constant(true)) {
                Text("Dark Mode")
                Text("Notifications")
            }
            DisclosureGroup("Advanced Options") { Text("hidden") }
        }
    }
}

#Preview("As rows", traits: .fixedLayout(width: 390, height: 280)) {
    List {
        DisclosureGroup("Rivers", isExpanded: .constant(true)) {
            Text("Limmat")
            Text("Sihl")
        }
        DisclosureGroup("Lakes") { Text("Katzensee") }
    }
}

#Preview("Boxes", traits: .fixedLayout(width: 350, height: 400)) {
    VStack(spacing: 20) {
        GroupBox("User Information") {
            HStack(spacing: 8) {
                Text("Name:").font(.subheadline).foregroundColor(.gray)
                Text("John Doe")
            }
        }
        GroupBox {
            Text("This is a group box without a label")
            Text("It still has the styled container").font(.caption).foregroundColor(.gray)
        }
        GroupBox("Settings") {
            GroupBox("Display") { Text("nested") }
        }
    }
    .padding(20)
}

#Preview("Control group", traits: .fixedLayout(width: 250, height: 80)) {
    ControlGroup {
        Button("Bold") {}
        Button("Italic") {}
        Button("Underline") {}
    }
    .padding(20)
}

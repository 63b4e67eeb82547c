import SwiftUI

#Preview("Bold and italic", traits: .fixedLayout(width: 160, height: 30)) { Text("**Bold** and *Italic*") }

#Preview("Every inline form", traits: .fixedLayout(width: 220, height: 110)) {
    VStack(alignment: .leading, spacing: 4) {
        Text("**Strong**, *emphasised*, ***both***")
        Text("~~Struck out~~ and `code`")
        Text("[A link](https://example.com) in the tint")
    }
}

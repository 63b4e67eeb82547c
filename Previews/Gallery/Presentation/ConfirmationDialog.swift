import SwiftUI

private struct Dialog: View {
    var body: some View {
        PageBelow()
            .confirmationDialog("Empty the bin?", isPresented: .constant(true), titleVisibility: .visible) {
                Button("Empty Bin", role: .destructive) {}
                Button("Keep the Newest") {}
            } message: {
                Text("12 books will be deleted.")
            }
    }
}

#Preview("Choices") { Dialog().environment(\.displayScale, 2) }

#Preview("Choices dark") { Dialog().environment(\.displayScale, 2).preferredColorScheme(.dark) }

#Preview("Action sheet older spelling") {
    PageBelow()
        .actionSheet(isPresented: .constant(true)) {
            ActionSheet(title: Text("Sort by"), buttons: [.default(Text("Title")), .default(Text("Author")), .cancel()])
        }
        .environment(\.displayScale, 2)
}

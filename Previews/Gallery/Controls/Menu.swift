import SwiftUI

private struct Actions: View {
    var body: some View {
        Menu("Actions") {
            Button("Copy", systemImage: "doc.on.doc") {}
            Button("Share", systemImage: "square.and.arrow.up") {}
            Menu("More") { Button("Print") {} }
            Divider()
            Toggle("Show Hidden", isOn: .constant(true))
            Button("Disabled") {}.disabled(true)
            Section("Danger") {
                Button("Delete", systemImage: "trash", role: .destructive) {}
            }
        }
    }
}

#Preview("Closed", traits: .fixedLayout(width: 220, height: 100)) {
    VStack(spacing: 16) {
        Actions()
        Menu("Share") { Button("Mail") {} }
    }
    .padding(16)
}

#Preview("Open", traits: .fixedLayout(width: 320, height: 440)) { OpenActions() }

#Preview("Open dark right to left", traits: .fixedLayout(width: 320, height: 440)) {
    OpenActions()
        .environment(\.layoutDirection, .rightToLeft)
        .preferredColorScheme(.dark)
}

private struct OpenActions: View {
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Actions().previewMenuOpen()
                Spacer()
            }
            Spacer()
        }
        .padding()
    }
}

#Preview("Context menu open", traits: .fixedLayout(width: 320, height: 320)) {
    VStack {
        Text("Press and hold")
            .padding()
            .background(.yellow, in: RoundedRectangle(cornerRadius: 13))
            .contextMenu {
                Button("Copy", systemImage: "doc.on.doc") {}
                Button("Delete", systemImage: "trash", role: .destructive) {}
            }
            .previewMenuOpen()
        Text("Something else on the page")
        Spacer()
    }
    .padding(.top, 40)
}

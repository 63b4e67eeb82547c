import SwiftUI

/// A page that something is shown over.
struct PageBelow: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("The page below").font(.title)
            Text("What is presented lies over this page. The page itself stays as it is, a little darker.")
            RoundedRectangle(cornerRadius: 12).fill(.teal)
        }
        .padding()
    }
}

private struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading, spacing: 12) {
                Text("A sheet has a page of its own, with its own bar.")
                Toggle("Notify me", isOn: .constant(true))
                Spacer()
            }
            .padding()
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Done") { dismiss() } }
        }
    }
}

private struct Sheets: View {
    var detents: Set<PresentationDetent> = [.large]
    @State private var isPresented = true

    var body: some View {
        PageBelow().sheet(isPresented: $isPresented) { SheetContent().presentationDetents(detents) }
    }
}

#Preview("Large") { Sheets().environment(\.displayScale, 2) }

#Preview("Large dark") { Sheets().environment(\.displayScale, 2).preferredColorScheme(.dark) }

#Preview("Medium") { Sheets(detents: [.medium, .large]).environment(\.displayScale, 2) }

#Preview("Height right to left") {
    PageBelow()
        .sheet(item: .constant(Item(name: "One"))) { item in
            Text("Item \(item.name), 200 high")
                .presentationDetents([.height(200)])
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(32)
                .presentationBackground(.yellow.opacity(0.9))
        }
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.displayScale, 2)
}

private struct Item: Identifiable {
    let name: String
    var id: String { name }
}

#Preview("From a sheet") {
    PageBelow()
        .sheet(isPresented: .constant(true)) {
            Text("The first sheet")
                .sheet(isPresented: .constant(true)) {
                    Text("The second sheet").presentationDetents([.medium])
                }
        }
        .environment(\.displayScale, 2)
}

struct Sheet_Previews: PreviewProvider {
    static var previews: some View {
        Sheets()
            .previewDevice("iPad Pro (11-inch)")
            .environment(\.displayScale, 1)
            .previewDisplayName("iPad")
    }
}

#Preview("Full screen cover") {
    PageBelow()
        .fullScreenCover(isPresented: .constant(true)) {
            ZStack {
                Color.indigo.ignoresSafeArea()
                Text("All of the screen").foregroundStyle(.white)
            }
        }
        .environment(\.displayScale, 2)
}

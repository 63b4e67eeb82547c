import SwiftUI

private struct Bubble: View {
    var body: some View {
        VStack {
            Button("Show") {}
                .popover(isPresented: .constant(true)) {
                    Text("A bubble points at what it belongs to.")
                        .frame(width: 180)
                        .padding()
                        .presentationCompactAdaptation(.popover)
                }
            Spacer()
        }
        .padding()
    }
}

#Preview("Bubble", traits: .fixedLayout(width: 320, height: 200)) { Bubble() }

#Preview("Bubble dark", traits: .fixedLayout(width: 320, height: 200)) { Bubble().preferredColorScheme(.dark) }

#Preview("On a phone a sheet") {
    PageBelow()
        .popover(isPresented: .constant(true)) { Text("There is too little room for a bubble.") }
        .environment(\.displayScale, 1)
}

struct Popover_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Bubble()
                .previewDisplayName("iPad")
            PageBelow()
                .inspector(isPresented: .constant(true)) {
                    VStack(alignment: .leading) {
                        Text("Inspector").font(.headline)
                        Toggle("Visible", isOn: .constant(true))
                        Spacer()
                    }
                    .padding()
                }
                .previewDisplayName("iPad inspector")
        }
        .previewDevice("iPad Pro (11-inch)")
        .environment(\.displayScale, 1)
    }
}

import SwiftUI

private enum Flavour: String, CaseIterable, Identifiable {
    case chocolate = "Chocolate", vanilla = "Vanilla", strawberry = "Strawberry"

    var id: Self { self }
}

private struct FlavourPicker: View {
    @State private var flavour = Flavour.vanilla

    var body: some View {
        Picker("Flavour", selection: $flavour) {
            ForEach(Flavour.allCases) { Text($0.rawValue) }
        }
    }
}

#Preview("In a row", traits: .fixedLayout(width: 350, height: 450)) {
    List {
        VStack(alignment: .leading) {
            Picker("Fruit", selection: .constant("")) { Text("Apple").tag("apple") }
            Picker("Color", selection: .constant("red")) { Text("Red").tag("red") }
            Picker("Size", selection: .constant(1)) {
                ForEach(["Small", "Medium", "Large"].indices, id: \.self) { Text(["Small", "Medium", "Large"][$0]) }
            }
            Picker("Theme", selection: .constant("light" as String?)) { Text("Light").tag("light") }
        }
    }
}

#Preview("Menu", traits: .sizeThatFitsLayout) {
    VStack {
        FlavourPicker()
        FlavourPicker().tint(.pink)
        FlavourPicker().disabled(true)
    }
    .padding()
}

#Preview("Menu open", traits: .fixedLayout(width: 320, height: 240)) {
    VStack {
        FlavourPicker().previewMenuOpen()
        Spacer()
    }
    .padding(.top, 20)
}

#Preview("Segmented", traits: .fixedLayout(width: 320, height: 60)) { FlavourPicker().pickerStyle(.segmented).padding() }

#Preview("Segmented dark", traits: .fixedLayout(width: 320, height: 60)) {
    FlavourPicker().pickerStyle(.segmented).padding().preferredColorScheme(.dark)
}

#Preview("Segmented disabled right to left", traits: .fixedLayout(width: 320, height: 110)) {
    VStack {
        FlavourPicker()
        FlavourPicker().disabled(true)
    }
    .pickerStyle(.segmented)
    .padding()
    .environment(\.layoutDirection, .rightToLeft)
}

#Preview("Wheel", traits: .fixedLayout(width: 320, height: 216)) {
    Picker("Number", selection: .constant(7)) {
        ForEach(0..<20) { Text("Row \($0)") }
    }
    .pickerStyle(.wheel)
}

#Preview("Inline and link in a list", traits: .fixedLayout(width: 350, height: 360)) {
    List {
        Section { FlavourPicker().pickerStyle(.inline) }
        Section { FlavourPicker().pickerStyle(.navigationLink) }
    }
}

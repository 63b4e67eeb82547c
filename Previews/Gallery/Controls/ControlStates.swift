import SwiftUI

/// Every control once, for the states that concern all of them.
private struct EveryControl: View {
    @State private var isOn = true
    @State private var level = 0.6
    @State private var count = 3
    @State private var flavour = "Vanilla"
    @State private var name = "Jane"
    @State private var color = Color.orange

    private let day = Date(timeIntervalSince1970: 1_750_000_000)

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Button("Plain") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Filled") {}.buttonStyle(.borderedProminent)
            }
            Toggle("Toggle", isOn: $isOn)
            Toggle("As a button", isOn: $isOn).toggleStyle(.button)
            Slider(value: $level) { Text("Level") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
            Stepper("Stepper \(count)", value: $count, in: 0...9)
            Picker("Flavour", selection: $flavour) { flavours }
            Picker("Flavour", selection: $flavour) { flavours }.pickerStyle(.segmented)
            DatePicker("Date", selection: .constant(day))
            ColorPicker("Colour", selection: $color)
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            ProgressView("Progress", value: level)
            Gauge(value: level) { Text("Gauge") }
            HStack(spacing: 20) {
                Gauge(value: level) { Text("km") } currentValueLabel: { Text("60") }.gaugeStyle(.accessoryCircular)
                ProgressView()
                Label("Label", systemImage: "star")
                Menu("Menu") { Button("Copy") {} }
            }
        }
        .padding(16)
    }

    private var flavours: some View { ForEach(["Chocolate", "Vanilla"], id: \.self) { Text($0) } }
}

#Preview("Standard", traits: .fixedLayout(width: 393, height: 720)) { EveryControl().environment(\.displayScale, 2) }

#Preview("Tinted dark", traits: .fixedLayout(width: 393, height: 720)) {
    EveryControl().tint(.pink).preferredColorScheme(.dark).environment(\.displayScale, 2)
}

#Preview("Disabled", traits: .fixedLayout(width: 393, height: 720)) { EveryControl().disabled(true).environment(\.displayScale, 2) }

#Preview("Large type right to left", traits: .fixedLayout(width: 393, height: 1100)) {
    EveryControl()
        .environment(\.dynamicTypeSize, .accessibility2)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.displayScale, 2)
}

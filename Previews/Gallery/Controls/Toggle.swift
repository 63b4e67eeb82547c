import SwiftUI

private struct Configurations: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Toggle("Enable notifications", isOn: .constant(false))
            Toggle("Dark mode", isOn: .constant(true))
            Toggle("Wi-Fi", isOn: .constant(false)).font(.headline)
            Toggle("Airplane mode", isOn: .constant(false)).foregroundStyle(Color(hex: 0x007AFF))
            Toggle("Bluetooth", isOn: .constant(true)).font(.body).foregroundStyle(Color(hex: 0x333333))
        }
        .padding(20)
    }
}

#Preview("Configurations", traits: .fixedLayout(width: 300, height: 300)) { Configurations() }

#Preview("Configurations dark", traits: .fixedLayout(width: 300, height: 300)) {
    Configurations().preferredColorScheme(.dark)
}

#Preview("Styles", traits: .fixedLayout(width: 350, height: 250)) {
    VStack(spacing: 20) {
        Toggle("Automatic", isOn: .constant(true)).toggleStyle(.automatic)
        Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("Button", isOn: .constant(false)).toggleStyle(.button)
    }
    .padding(20)
}

private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
            }
        }
        .buttonStyle(.plain)
    }
}

#Preview("Tinted disabled own style", traits: .fixedLayout(width: 320, height: 330)) {
    VStack(spacing: 12) {
        Toggle("Tinted", isOn: .constant(true)).tint(.purple)
        Toggle("Tinted by its style", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .orange))
        Toggle("Disabled, on", isOn: .constant(true)).disabled(true)
        Toggle("Disabled, off", isOn: .constant(false)).disabled(true)
        Toggle("With symbol", systemImage: "moon.fill", isOn: .constant(true))
        HStack {
            Toggle("Bold", isOn: .constant(true))
            Toggle("Italic", isOn: .constant(false))
        }
        .toggleStyle(.button)
        Toggle("Own style", isOn: .constant(true)).toggleStyle(Checkbox())
        Toggle("Own style", isOn: .constant(false)).toggleStyle(Checkbox())
    }
    .padding()
}

#Preview("Large type right to left", traits: .fixedLayout(width: 320, height: 160)) {
    VStack {
        Toggle("Notifications", isOn: .constant(true))
        Toggle("Sounds", isOn: .constant(false))
    }
    .padding()
    .environment(\.dynamicTypeSize, .xxxLarge)
    .environment(\.layoutDirection, .rightToLeft)
}

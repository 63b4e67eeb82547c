import SwiftUI

#Preview("Styles", traits: .fixedLayout(width: 200, height: 300)) { ButtonStyles() }

#Preview("Styles dark", traits: .fixedLayout(width: 200, height: 300)) {
    ButtonStyles().preferredColorScheme(.dark)
}

private struct ButtonStyles: View {
    var body: some View {
        VStack(spacing: 20) {
            Button("Automatic Style") {}.buttonStyle(.automatic)
            Button("Plain Style") {}.buttonStyle(.plain)
            Button("Bordered Style") {}.buttonStyle(.bordered)
            Button("Bordered Prominent") {}.buttonStyle(.borderedProminent)
            Button("Borderless Style") {}.buttonStyle(.borderless)
        }
        .multilineTextAlignment(.center)
        .padding(20)
    }
}

#Preview("Control sizes", traits: .fixedLayout(width: 250, height: 400)) {
    VStack(spacing: 20) {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}.controlSize(.regular)
        Button("Large") {}.controlSize(.large)
        Button("Extra Large") {}.controlSize(.extraLarge)
    }
    .buttonStyle(.bordered)
    .padding(20)
}

#Preview("Border shapes", traits: .fixedLayout(width: 300, height: 250)) {
    VStack(spacing: 20) {
        Button("Automatic") {}.buttonBorderShape(.automatic)
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Rounded Rectangle") {}.buttonBorderShape(.roundedRectangle)
    }
    .buttonStyle(.bordered)
    .padding(20)
}

#Preview("Prominent disabled", traits: .fixedLayout(width: 300, height: 120)) {
    VStack(spacing: 16) {
        Button("Enabled Button") {}
        Button("Disabled Button") {}.disabled(true)
    }
    .buttonStyle(.borderedProminent)
}

#Preview("Bordered disabled", traits: .fixedLayout(width: 320, height: 280)) {
    VStack(spacing: 16) {
        Text("Form Controls").font(.headline)
        HStack(spacing: 12) {
            Button("Save") {}
            Button("Cancel") {}
        }
        Divider()
        Text("Disabled State").font(.headline)
        HStack(spacing: 12) {
            Button("Save") {}
            Button("Cancel") {}
        }
        .disabled(true)
    }
    .buttonStyle(.bordered)
    .padding(20)
}

#Preview("Tint roles pressed", traits: .sizeThatFitsLayout) {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 12) {
        GridRow { row(Button("Orange") {}).tint(.orange) }
        GridRow { row(Button("Delete", role: .destructive) {}) }
        GridRow { row(Button("Cancel", role: .cancel) {}) }
        GridRow { row(Button("Pressed") {}).previewPressed() }
        GridRow { row(Button("Disabled") {}).disabled(true) }
        GridRow { row(Button("Add", systemImage: "plus") {}) }
    }
    .padding()
}

@ViewBuilder @MainActor private func row(_ button: some View) -> some View {
    button
    button.buttonStyle(.plain)
    button.buttonStyle(.bordered)
    button.buttonStyle(.borderedProminent)
}

#Preview("Large type and right to left", traits: .sizeThatFitsLayout) {
    VStack(spacing: 12) {
        Button("Save") {}.buttonStyle(.borderedProminent)
        Button("Favourite", systemImage: "star") {}.buttonStyle(.bordered)
        Button("More") {}.buttonStyle(.bordered).controlSize(.small)
    }
    .environment(\.dynamicTypeSize, .accessibility1)
    .environment(\.layoutDirection, .rightToLeft)
    .padding()
}

private struct CardButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(12)
            .background(configuration.isPressed ? Color.purple : .indigo, in: RoundedRectangle(cornerRadius: 16))
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).padding(6).border(.tint)
    }
}

#Preview("Own styles", traits: .sizeThatFitsLayout) {
    VStack(spacing: 12) {
        Button("A card") {}.buttonStyle(CardButton())
        Button("A card, pressed") {}.buttonStyle(CardButton()).previewPressed()
        Button("Framed") {}.buttonStyle(Framed())
        Button("Framed, bordered outside") {}.buttonStyle(Framed()).buttonStyle(.bordered)
    }
    .padding()
}

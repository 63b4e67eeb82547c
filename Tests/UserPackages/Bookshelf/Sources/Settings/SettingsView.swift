import SwiftUI

final class Preferences: ObservableObject {
    @Published var fontSize = 17.0
    @Published var name = "Ada"
}

struct SettingsView: View {
    @StateObject private var preferences = Preferences()
    @State private var isLarge = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Reader: \(preferences.name)").modifier(Framed())
            Button(isLarge ? "Smaller" : "Larger") {
                isLarge.toggle()
                preferences.fontSize = isLarge ? 24 : 17
            }
            Text("Sample").font(.system(size: preferences.fontSize))
        }
        .onAppear { preferences.name = "Grace" }
    }
}

struct Framed: ViewModifier {
    func body(content: Content) -> some View {
        content.padding(6).background(Ribbon().fill(Color.green))
    }
}

/// Where everything is isolated by default, a shape has to say that it is not.
nonisolated struct Ribbon: Shape {
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

#Preview("Settings") {
    SettingsView()
}

private struct Settings_Previews: PreviewProvider {
    static var previews: some View { SettingsView().previewLayout(.sizeThatFits) }
}

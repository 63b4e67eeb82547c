import SwiftUI

private struct SchemeName: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        if colorScheme == .dark {
            Text("Dark Mode").foregroundStyle(.white)
        } else {
            Text("Light Mode").foregroundStyle(.black).background(.white)
        }
    }
}

#Preview("Read from the environment", traits: .fixedLayout(width: 100, height: 50)) { SchemeName() }

#Preview("Preferred", traits: .fixedLayout(width: 100, height: 50)) { SchemeName().preferredColorScheme(.dark) }

#Preview("A light part of a dark screen", traits: .fixedLayout(width: 100, height: 50)) {
    SchemeName().environment(\.colorScheme, .light).preferredColorScheme(.dark)
}

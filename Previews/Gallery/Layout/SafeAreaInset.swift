import SwiftUI

#Preview("Top", traits: .fixedLayout(width: 300, height: 400)) {
    Color.blue.ignoresSafeArea().safeAreaInset(edge: .top) {
        HStack { Text("Top Inset").foregroundStyle(.white).padding(10) }.background(Color.red)
    }
}

#Preview("Bottom", traits: .fixedLayout(width: 300, height: 400)) {
    Color.green.ignoresSafeArea().safeAreaInset(edge: .bottom) {
        HStack { Text("Bottom Inset").foregroundStyle(.white).padding(10) }.background(Color.purple)
    }
}

#Preview("Top and bottom", traits: .fixedLayout(width: 300, height: 400)) {
    Color.yellow.ignoresSafeArea()
        .safeAreaInset(edge: .top) { Text("Top").foregroundStyle(.white).padding(10).background(Color.red) }
        .safeAreaInset(edge: .bottom) { Text("Bottom").foregroundStyle(.white).padding(10).background(Color.blue) }
}

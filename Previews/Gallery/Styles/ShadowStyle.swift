import SwiftUI

#Preview("Drop and inner", traits: .fixedLayout(width: 190, height: 110)) {
    let deep = Color.orange.shadow(.inner(color: .black.opacity(0.6), radius: 3, x: 2, y: 2))
    VStack(spacing: 12) {
        HStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 8).fill(.white.shadow(.drop(radius: 3, y: 2)))
            RoundedRectangle(cornerRadius: 8).fill(deep)
            Circle().stroke(deep.shadow(.drop(color: .blue, radius: 2, x: 3, y: 3)), lineWidth: 8)
        }
        HStack(spacing: 10) {
            Text("Aa").font(.system(size: 28, weight: .heavy)).foregroundStyle(deep).fixedSize()
            Text("Bb").font(.system(size: 28, weight: .heavy)).foregroundStyle(.blue.shadow(.drop(color: .red, radius: 0, x: 2, y: 2))).fixedSize()
            Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.pink.gradient.shadow(.inner(radius: 2, y: 2)))
            Image(systemName: "folder.badge.plus").font(.largeTitle).symbolRenderingMode(.hierarchical).foregroundStyle(.teal.shadow(.drop(radius: 2, y: 2)))
        }
    }
    .padding(8)
}

import SwiftUI

private let tile = Image(size: CGSize(width: 16, height: 12)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 12)), with: .color(.yellow))
    context.fill(Path(ellipseIn: CGRect(x: 1, y: 1, width: 8, height: 8)), with: .color(.red))
    context.stroke(Path { $0.addLines([CGPoint(x: 10, y: 11), CGPoint(x: 15, y: 2)]) }, with: .color(.blue), lineWidth: 2)
}

#Preview("Tiles", traits: .fixedLayout(width: 190, height: 100)) {
    VStack(spacing: 8) {
        HStack(spacing: 8) {
            Rectangle().fill(.image(tile))
            Circle().fill(.image(tile, scale: 2))
            Capsule().fill(.image(tile, sourceRect: CGRect(x: 0, y: 0, width: 0.6, height: 1)))
        }
        HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 8).strokeBorder(.image(tile, scale: 0.5), lineWidth: 9)
            Text("Aa").font(.system(size: 40, weight: .black)).foregroundStyle(.image(tile, scale: 0.75))
            Color.clear.background(.image(Image(systemName: "star.fill"), scale: 0.6), in: Ellipse()).foregroundStyle(.purple)
        }
    }
    .padding(6)
}

import Graphics
import SwiftUI

/// Scene S2: a photo that fills the screen, the same photo fitted over it, and a panel with a circle and a text.
struct DetailScene: View {
    /// 1600×1200 pixels.
    let photo: SharedBitmap
    let round: Int

    var body: some View {
        ZStack(alignment: .topLeading) {
            Image(bitmap: photo, scale: 1).resizable().aspectRatio(contentMode: .fill).frame(width: 390, height: 844).clipped()
            Image(bitmap: photo, scale: 1).resizable().aspectRatio(contentMode: .fit).frame(width: 350, height: 240).offset(x: 20, y: 500)
            HStack(spacing: 10) {
                Circle().fill(Color(red: 10 / 255, green: 132 / 255, blue: 1)).frame(width: 28, height: 28)
                Text("Conference Room \(round)").font(.system(size: 17)).foregroundStyle(.white)
                Spacer()
            }
            .padding(12)
            .frame(width: 358, height: 52)
            .background(Color.black.opacity(0.45))
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .offset(x: 16, y: 758)
        }
        .frame(width: 390, height: 844)
    }
}

import Graphics
import SwiftUI

/// A wall of cards with photos and texts, far larger than any screen: 10,000 pixels a side at 4 pixels a point.
struct WallScene: View {
    static let side = 2500.0

    /// Twelve of 400×300 pixels.
    let photos: [SharedBitmap]

    var body: some View {
        VStack(spacing: 10) {
            ForEach(0..<12) { row in
                HStack(spacing: 10) { ForEach(0..<12) { column in card(row, column) } }
            }
        }
        .padding(10)
        // A group of the whole picture, blended as one.
        .opacity(0.9)
        .frame(width: Self.side, height: Self.side)
        .background(LinearGradient(colors: [.white, .blue], startPoint: .top, endPoint: .bottom))
    }

    private func card(_ row: Int, _ column: Int) -> some View {
        VStack(alignment: .leading) {
            Image(bitmap: photos[(row + column) % photos.count], scale: 1).resizable().aspectRatio(contentMode: .fill)
                .frame(maxWidth: .infinity, maxHeight: .infinity).clipped()
            Text("Room \(row).\(column)").font(.headline)
            Text("\(row + column) people").foregroundStyle(.secondary)
        }
        .padding(10)
        .background(Color.white)
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .shadow(radius: 4)
    }
}

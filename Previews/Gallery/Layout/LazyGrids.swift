import SwiftUI

private struct Tile: View {
    let number: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 8).overlay {
            Text("Item \(number)").font(.system(size: 16, weight: .semibold)).foregroundStyle(.white)
        }
    }
}

#Preview("Columns", traits: .fixedLayout(width: 400, height: 500)) {
    ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 3), spacing: 10) {
            ForEach(0..<12) { Tile(number: $0).frame(height: 80) }
        }
        .padding(16)
    }
}

#Preview("Rows", traits: .fixedLayout(width: 500, height: 300)) {
    ScrollView(.horizontal) {
        LazyHGrid(rows: Array(repeating: GridItem(.flexible(), spacing: 10), count: 2), spacing: 10) {
            ForEach(0..<12) { Tile(number: $0).frame(width: 120, height: 80) }
        }
        .padding(16)
    }
}

#Preview("Columns leading", traits: .fixedLayout(width: 400, height: 400)) {
    ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 2), alignment: .leading, spacing: 12) {
            ForEach(0..<6) { number in
                Text("Item \(number)").padding(12).background(Color(hex: 0xFF9500)).cornerRadius(8)
            }
        }
        .padding(16)
    }
}

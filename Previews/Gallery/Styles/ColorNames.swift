import SwiftUI

/// SwiftUI's own colours, each behind its name.
private struct Palette: View {
    private let rows: [[(String, Color)]] = [
        [("red", .red), ("orange", .orange), ("yellow", .yellow)], [("green", .green), ("mint", .mint), ("teal", .teal)],
        [("cyan", .cyan), ("blue", .blue), ("indigo", .indigo)], [("purple", .purple), ("pink", .pink), ("brown", .brown)],
        [("black", .black), ("white", .white), ("gray", .gray)], [("primary", .primary), ("secondary", .secondary), ("clear", .clear)],
    ]

    var body: some View {
        Grid(horizontalSpacing: 2, verticalSpacing: 2) {
            ForEach(rows.indices, id: \.self) { row in
                GridRow {
                    ForEach(rows[row], id: \.0) { name, color in
                        Text(name).font(.caption2).padding(8).frame(maxWidth: .infinity, alignment: .leading).background(color)
                    }
                }
            }
        }
        .padding(8)
    }
}

#Preview("Light", traits: .fixedLayout(width: 320, height: 210)) { Palette() }

#Preview("Dark", traits: .fixedLayout(width: 320, height: 210)) { Palette().preferredColorScheme(.dark) }

#Preview("Mixed", traits: .fixedLayout(width: 220, height: 40)) {
    HStack(spacing: 0) {
        ForEach(0..<11) { Color(hex: 0xFF0000).mix(with: Color(hex: 0x00FF00), by: Double($0) / 10) }
    }
}

import SwiftUI

/// Rows that break where the next item would not fit, like words in a paragraph.
private struct Flow: Layout {
    enum Distribution { case packed, justified }

    var alignment = VerticalAlignment.center
    var distribution = Distribution.packed
    var spacing: CGFloat = 8

    private struct Row {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func rows(_ width: CGFloat, _ subviews: Subviews) -> [Row] {
        var rows: [Row] = []
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            if let last = rows.last, last.width + spacing + size.width <= width {
                rows[rows.count - 1].indices.append(index)
                rows[rows.count - 1].width += spacing + size.width
                rows[rows.count - 1].height = max(last.height, size.height)
            } else {
                rows.append(Row(indices: [index], width: size.width, height: size.height))
            }
        }
        return rows
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(proposal.width ?? .infinity, subviews)
        let height = rows.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(rows.count - 1, 0))
        let widest = rows.map(\.width).max() ?? 0
        return CGSize(width: distribution == .justified ? proposal.width ?? widest : widest, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(bounds.width, subviews) {
            let isJustified = distribution == .justified && row.indices.count > 1
            let gap = isJustified ? spacing + (bounds.width - row.width) / CGFloat(row.indices.count - 1) : spacing
            var x = bounds.minX
            for index in row.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                let free = row.height - size.height
                subviews[index].place(
                    at: CGPoint(x: x, y: y + (alignment == .bottom ? free : free / 2)), proposal: ProposedViewSize(size))
                x += size.width + gap
            }
            y += row.height + spacing
        }
    }
}

/// A colour of macOS 26 and the lighter one its gradient begins with.
private struct Swatch: Hashable {
    let top, bottom: UInt32

    static let all = [
        Swatch(top: 0x2DA7FF, bottom: 0x0088FF), Swatch(top: 0xFFAC57, bottom: 0xFF8D28), Swatch(top: 0x60DC7F, bottom: 0x34C759),
        Swatch(top: 0xFFCC00, bottom: 0xF0B900), Swatch(top: 0xC9A388, bottom: 0xAC7F5E), Swatch(top: 0x35DDCC, bottom: 0x00C8B3),
        Swatch(top: 0x877BFF, bottom: 0x6155F5), Swatch(top: 0x35D7F9, bottom: 0x00C0E8), Swatch(top: 0xAFAFB3, bottom: 0x8E8E93),
        Swatch(top: 0xFF577D, bottom: 0xFF2D55),
    ]

    /// Lighter at the top; below seven tenths the colour itself. Yellow darkens instead, below three tenths.
    var gradient: LinearGradient {
        let isYellow = top == 0xFFCC00
        return LinearGradient(
            stops: [
                .init(color: Color(hex: top), location: isYellow ? 0.3 : 0), .init(color: Color(hex: bottom), location: isYellow ? 1 : 0.7),
            ], startPoint: .top, endPoint: .bottom)
    }

    /// The colour itself; yellow's gradient is the exception that begins with it.
    var color: Color { Color(hex: top == 0xFFCC00 ? top : bottom) }
}

#Preview("Rows aligned to their bottoms", traits: .fixedLayout(width: 320, height: 300)) {
    let heights: [CGFloat] = [45, 55, 50, 40, 60, 48, 52, 58, 42, 46]
    Flow(alignment: .bottom) {
        ForEach(heights.indices, id: \.self) { index in
            RoundedRectangle(cornerRadius: 10).fill(Swatch.all[index].gradient).frame(width: 50, height: heights[index])
        }
    }
    .padding(12)
    .background(.white)
    .environment(\.displayScale, 1)
}

#Preview("Justified rows", traits: .fixedLayout(width: 320, height: 200)) {
    let widths: [CGFloat] = [45, 55, 50, 40, 60, 48, 52, 58, 42, 46]
    Flow(distribution: .justified) {
        ForEach(widths.indices, id: \.self) { index in
            RoundedRectangle(cornerRadius: 8).fill(Swatch.all[index].color).frame(width: widths[index], height: 44)
        }
    }
    .padding(12)
    .background(.white)
    .environment(\.displayScale, 1)
}

#Preview("Right to left", traits: .fixedLayout(width: 400, height: 300)) {
    let widths: [CGFloat] = [46, 74, 59, 62, 32, 44, 72, 60, 53, 29, 34, 37, 71, 60, 44, 47, 75, 33, 45, 59]
    Flow {
        ForEach(widths.indices, id: \.self) { index in
            RoundedRectangle(cornerRadius: 10).fill(Swatch.all[index % 10].gradient).frame(width: widths[index], height: 50)
        }
    }
    .frame(maxWidth: 400)
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.displayScale, 1)
}

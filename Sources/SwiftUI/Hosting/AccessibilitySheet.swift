import Foundation
import Graphics
import SwiftUICore

/// A picture with what accessibility finds in it: numbered frames over the picture, and beside it a legend in reading order.
struct AccessibilitySheet: View {
    let picture: SharedBitmap
    /// Points.
    let size: CGSize
    let scale: CGFloat
    let entries: [Entry]

    /// One line of the legend: an element with its number, or a group without one.
    struct Entry: Identifiable {
        let id: Int
        let number: Int?
        let depth: Int
        let element: AccessibilityElement

        /// Colours repeat after six; neighbours differ.
        var color: Color {
            let colors: [Color] = [.blue, .red, .green, .purple, .orange, .teal]
            return number.map { colors[($0 - 1) % colors.count] } ?? .gray
        }
    }

    init(_ screen: RenderedScreen) {
        picture = SharedBitmap(screen.bitmap, name: "picture")
        (size, scale) = (screen.outline.size, screen.outline.scale)
        var entries: [Entry] = [], count = 0
        func add(_ elements: [AccessibilityElement], _ depth: Int) {
            for element in elements {
                if !element.isGroup { count += 1 }
                entries.append(Entry(id: entries.count, number: element.isGroup ? nil : count, depth: depth, element: element))
                add(element.children, depth + 1)
            }
        }
        add(screen.accessibility, 0)
        self.entries = entries
    }

    private static let margin: CGFloat = 16, legendWidth: CGFloat = 320

    var body: some View {
        HStack(alignment: .top, spacing: Self.margin) {
            Image(bitmap: picture, scale: scale)
                .overlay(alignment: .topLeading) { marks }
                .clipped()
                .border(Color.gray, width: 1)
            legend.frame(width: Self.legendWidth, alignment: .leading)
        }
        .padding(Self.margin)
        .fixedSize()
    }

    private var marks: some View {
        ZStack(alignment: .topLeading) {
            ForEach(entries) { entry in
                let frame = entry.element.frame
                Rectangle()
                    .fill(entry.color.opacity(entry.number == nil ? 0 : 0.15))
                    .overlay { Rectangle().strokeBorder(entry.color, style: StrokeStyle(lineWidth: 1, dash: entry.number == nil ? [3, 2] : [])) }
                    .overlay(alignment: .topLeading) { if let number = entry.number { Badge(number: number, color: entry.color).offset(x: -8, y: -7) } }
                    .frame(width: max(frame.width, 0), height: max(frame.height, 0))
                    .offset(x: frame.minX, y: frame.minY)
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    }

    private var legend: some View {
        VStack(alignment: .leading, spacing: 8) {
            if entries.isEmpty { Text(verbatim: "Accessibility finds nothing here.").font(.system(size: 13)) }
            ForEach(entries) { entry in
                HStack(alignment: .top, spacing: 8) {
                    if let number = entry.number { Badge(number: number, color: entry.color) }
                    VStack(alignment: .leading, spacing: 1) {
                        Text(verbatim: entry.element.label ?? (entry.number == nil ? "Group" : "No label"))
                            .font(.system(size: 13, weight: .semibold))
                            .foregroundStyle(entry.element.label == nil && entry.number != nil ? Color.red : Color.primary)
                        Text(verbatim: entry.element.legend(in: CGRect(origin: .zero, size: size)))
                            .font(.system(size: 11))
                            .foregroundStyle(.secondary)
                    }
                }
                .padding(.leading, CGFloat(entry.depth) * 12)
            }
        }
    }

    /// A number on a colour.
    private struct Badge: View {
        let number: Int
        let color: Color

        var body: some View {
            Text(verbatim: String(number))
                .font(.system(size: 10, weight: .bold))
                .foregroundStyle(.white)
                .padding(.horizontal, 3)
                .frame(minWidth: 14)
                .background(color)
        }
    }
}

extension AccessibilityElement {
    /// Everything but the label, for people.
    fileprivate func legend(in screen: CGRect) -> String {
        var line = self
        line.label = nil
        return line.textLine + (frame.intersects(screen) ? "" : ", outside the picture")
    }
}

extension ScreenRenderer {
    /// The picture of a drawn screen with the frames of what accessibility finds, and a legend.
    package func accessibilitySheet(of screen: RenderedScreen, _ settings: ScreenSettings = ScreenSettings()) throws -> Bitmap {
        var plain = ScreenSettings()
        (plain.scale, plain.rasterThreads) = (screen.outline.scale, settings.rasterThreads)
        var listing = Listing()
        listing.fill(layout: .sizeThatFits, orientation: nil)
        return try render(AccessibilitySheet(screen), listing: listing, settings: plain).bitmap
    }
}

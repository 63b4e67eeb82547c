import SwiftUI

/// A shape is not isolated, so that it can be drawn from anywhere.
struct Bookmark: Shape {
    var notch: CGFloat = 0.3

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - rect.height * notch))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// Places its views one below the other, each moved a little further in.
struct Staircase: Layout {
    var step: CGFloat = 20

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = sizes.enumerated().map { $0.element.width + CGFloat($0.offset) * step }.max() ?? 0
        return CGSize(width: width, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var place = bounds.origin
        for subview in subviews {
            subview.place(at: place, proposal: .unspecified)
            place.x += step
            place.y += subview.sizeThatFits(.unspecified).height
        }
    }
}

#Preview("Bookmark", traits: .sizeThatFitsLayout) {
    Bookmark().fill(Color.red).frame(width: 24, height: 40).padding(8)
}

#Preview("Staircase", traits: .sizeThatFitsLayout) {
    Staircase {
        Text("One")
        Text("Two")
        Text("Three")
    }
}

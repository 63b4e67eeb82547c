import SwiftUI

#Preview("Trimmed", traits: .fixedLayout(width: 320, height: 90)) {
    HStack(spacing: 20) {
        Circle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 6)
        Circle().trim(from: 0, to: 0.7).stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round)).rotationEffect(.degrees(-90))
        RoundedRectangle(cornerRadius: 16).trim(from: 0.1, to: 0.6).stroke(.green, lineWidth: 6)
        Rectangle().trim(from: 0.5, to: 1).fill(.orange)
    }
    .padding(12)
}

#Preview("Turned scaled and moved", traits: .fixedLayout(width: 320, height: 90)) {
    HStack(spacing: 20) {
        Rectangle().rotation(.degrees(30)).scale(0.7).fill(.mint)
        Ellipse().scale(x: 1, y: 0.5).rotation(.degrees(45)).stroke(.purple, lineWidth: 3)
        Capsule().size(width: 40, height: 20).offset(x: 10, y: 10).fill(.pink)
        RoundedRectangle(cornerRadius: 12).rotation(.degrees(45)).strokeBorder(.teal, lineWidth: 4).scaleEffect(0.7)
    }
    .padding(12)
}

#Preview("Two shapes", traits: .fixedLayout(width: 250, height: 100)) {
    let circle = Circle().size(width: 34, height: 34), square = RoundedRectangle(cornerRadius: 6).size(width: 30, height: 30).offset(x: 14, y: 12)
    VStack(alignment: .leading, spacing: 6) {
        HStack(spacing: 14) {
            circle.union(square).fill(.blue)
            circle.intersection(square).fill(.blue)
            circle.subtracting(square).fill(.blue)
            circle.symmetricDifference(square).fill(.blue)
        }
        HStack(spacing: 14) {
            circle.union(square).stroke(.red, lineWidth: 2)
            circle.lineIntersection(square).stroke(.red, lineWidth: 2)
            circle.lineSubtraction(square).stroke(.red, lineWidth: 2)
            circle.stroke(style: StrokeStyle(lineWidth: 8, dash: [10, 4])).subtracting(square).stroke(.red, lineWidth: 1)
        }
    }
    .padding(6)
}

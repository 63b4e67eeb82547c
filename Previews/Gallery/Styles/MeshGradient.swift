import SwiftUI

#Preview("Even and bent grids", traits: .fixedLayout(width: 220, height: 110)) {
    let colors: [Color] = [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
    HStack(spacing: 10) {
        MeshGradient(
            width: 3, height: 3, points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
            colors: colors)
        RoundedRectangle(cornerRadius: 20).fill(MeshGradient(
            width: 3, height: 3, points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.2], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
            colors: colors))
    }
    .padding(10)
}

#Preview("Colours not smoothed, and what a grid leaves", traits: .fixedLayout(width: 220, height: 110)) {
    let points: [SIMD2<Float>] = [[0, 0], [0.5, 0.1], [1, 0], [0.1, 0.5], [0.5, 0.5], [0.9, 0.5], [0, 1], [0.5, 0.9], [1, 1]]
    let colors: [Color] = [.black, .white, .black, .white, .black, .white, .black, .white, .black]
    HStack(spacing: 10) {
        MeshGradient(width: 3, height: 3, points: points, colors: colors, background: .red)
        MeshGradient(width: 3, height: 3, points: points, colors: colors, background: .red, smoothsColors: false)
    }
    .padding(10)
}

#Preview("Handles, and colours mixed as they are stored", traits: .fixedLayout(width: 220, height: 110)) {
    let places: [SIMD2<Float>] = [[0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]]
    let corners = places.enumerated().map { index, place in
        MeshGradient.BezierPoint(
            position: place, leadingControlPoint: place + [-0.25, index < 2 ? -0.25 : 0.25], topControlPoint: place + [0.2, -0.2],
            trailingControlPoint: place + [0.25, index < 2 ? 0.25 : -0.25], bottomControlPoint: place + [0.2, 0.2])
    }
    HStack(spacing: 10) {
        MeshGradient(width: 2, height: 2, locations: .bezierPoints(corners), colors: .colors([.red, .yellow, .blue, .green]))
        MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow], colorSpace: .device)
    }
    .padding(10)
}

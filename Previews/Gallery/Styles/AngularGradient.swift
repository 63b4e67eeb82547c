import SwiftUI

// Angle 0 points to the right; angles grow clockwise.

private let spectrum = [Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF), Color(hex: 0xFF0000)]

#Preview("A whole turn", traits: .fixedLayout(width: 100, height: 100)) {
    AngularGradient(colors: spectrum, center: .center, startAngle: .degrees(0), endAngle: .degrees(360))
}

#Preview("Half transparent", traits: .fixedLayout(width: 100, height: 100)) {
    AngularGradient(
        colors: spectrum.map { $0.opacity(128.0 / 255) }, center: .center, startAngle: .degrees(0), endAngle: .degrees(360))
}

#Preview("About the bottom trailing corner", traits: .fixedLayout(width: 100, height: 100)) {
    AngularGradient(colors: spectrum, center: .bottomTrailing, startAngle: .degrees(0), endAngle: .degrees(360))
}

#Preview("A quarter turn", traits: .fixedLayout(width: 100, height: 100)) {
    AngularGradient(colors: spectrum, center: .topLeading, startAngle: .degrees(0), endAngle: .degrees(90))
}

#Preview("White to grey", traits: .fixedLayout(width: 100, height: 100)) {
    AngularGradient(colors: [.white, Color(hex: 0xCCCCCC)], center: .center, startAngle: .degrees(0), endAngle: .degrees(360))
}

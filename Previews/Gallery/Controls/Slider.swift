import SwiftUI

#Preview("Values", traits: .fixedLayout(width: 300, height: 360)) {
    VStack(spacing: 8) {
        Slider(value: .constant(0.0))
        Slider(value: .constant(0.3))
        Slider(value: .constant(70.0), in: 0...100)
        Slider(value: .constant(1.0)).tint(.pink)
        Slider(value: .constant(0.5)).disabled(true)
        Slider(value: .constant(0.5)) {
            Text("Volume")
        } minimumValueLabel: {
            Image(systemName: "speaker.fill")
        } maximumValueLabel: {
            Image(systemName: "speaker.wave.3.fill")
        }
        Slider(value: .constant(Double.nan))
    }
    .padding()
}

#Preview("Dark right to left", traits: .fixedLayout(width: 300, height: 120)) {
    VStack {
        Slider(value: .constant(0.25))
        Slider(value: .constant(0.75)).tint(.green)
    }
    .padding()
    .preferredColorScheme(.dark)
    .environment(\.layoutDirection, .rightToLeft)
}

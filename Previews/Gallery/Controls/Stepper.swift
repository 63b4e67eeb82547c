import SwiftUI

#Preview("Configurations", traits: .fixedLayout(width: 300, height: 400)) {
    VStack(alignment: .leading, spacing: 20) {
        Stepper("Volume", value: .constant(0), in: 0...100)
        Stepper("Brightness", value: .constant(50), in: 0...100)
        Stepper("Level", value: .constant(5), in: 0...10)
        Stepper("Count", value: .constant(10), in: 0...100, step: 5)
        Stepper("Temperature", value: .constant(72), in: 60...80)
            .padding(8)
            .background(Color(hex: 0xF0F0F0))
            .cornerRadius(6)
    }
    .padding(20)
}

#Preview("Ends disabled dark right to left", traits: .fixedLayout(width: 300, height: 200)) {
    VStack {
        Stepper("At its end", value: .constant(10), in: 0...10)
        Stepper("Disabled", value: .constant(5)).disabled(true)
        Stepper("\(3) guests", onIncrement: {}, onDecrement: {})
    }
    .padding()
    .preferredColorScheme(.dark)
    .environment(\.layoutDirection, .rightToLeft)
}

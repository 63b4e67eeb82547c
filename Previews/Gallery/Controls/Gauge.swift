import SwiftUI

#Preview("Linear", traits: .fixedLayout(width: 300, height: 300)) {
    VStack(spacing: 20) {
        Gauge(value: 0.4) { Text("Battery") }
        Gauge(value: 67, in: 0...200) {
            Text("BPM")
        } currentValueLabel: {
            Text("67")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("200")
        }
        .tint(.red)
        Gauge(value: 0.7) { Text("Capacity") }.gaugeStyle(.accessoryLinearCapacity)
        Gauge(value: 0.7) {
            Text("Level")
        } currentValueLabel: {
            Text("70")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
        .gaugeStyle(.accessoryLinear)
    }
    .padding()
}

private struct Squares: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 2) {
            ForEach(0..<10) { index in
                Rectangle().fill(Double(index) < configuration.value * 10 ? Color.green : .gray.opacity(0.3)).frame(width: 8, height: 8)
            }
        }
    }
}

#Preview("Circular own style", traits: .sizeThatFitsLayout) {
    HStack(spacing: 16) {
        Gauge(value: 0.7) {
            Text("AQI")
        } currentValueLabel: {
            Text("70")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 58, in: 40...70) {
            Text("Temperature")
        } currentValueLabel: {
            Text("58")
        } minimumValueLabel: {
            Text("40")
        } maximumValueLabel: {
            Text("70")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .red]))
        Gauge(value: 0.7) { Text("AQI") }.gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: 0.6) { Text("Squares") }.gaugeStyle(Squares())
    }
    .padding()
}

import SwiftUI

struct HourRow: View {
    let hour: Hour

    var body: some View {
        HStack {
            Text("\(hour.id):00")
            Spacer()
            Image(systemName: hour.symbol)
            Text("\(hour.degrees)°").font(.headline)
        }
        .padding(4)
    }
}

#Preview("Noon", traits: .sizeThatFitsLayout) { HourRow(hour: Hour(id: 12, symbol: "sun.max.fill", degrees: 15)) }

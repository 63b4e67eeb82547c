import SwiftUI

struct Hour: Identifiable {
    let id: Int
    let symbol: String
    let degrees: Int
}

public struct Today: View {
    let hours = [Hour(id: 9, symbol: "cloud.fill", degrees: 11), Hour(id: 12, symbol: "sun.max.fill", degrees: 15), Hour(id: 15, symbol: "moon.fill", degrees: 9)]

    public init() {}

    public var body: some View {
        NavigationStack {
            List(hours) { HourRow(hour: $0) }
                .navigationTitle("Today")
        }
    }
}

#Preview { Today() }

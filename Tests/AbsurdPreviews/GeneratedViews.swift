import Foundation
import SwiftUI

/// As many previews as a variable says, for runs of thousands; none without it.
private let generated = ProcessInfo.processInfo.environment["GENERATED_PREVIEWS"].flatMap { Int($0) } ?? 0

private struct GeneratedRow: View {
    let number: Int

    var body: some View {
        HStack {
            RoundedRectangle(cornerRadius: 8).fill(number.isMultiple(of: 2) ? Color.blue : Color.orange).frame(width: 44, height: 44)
            VStack(alignment: .leading) {
                Text("Row \(number)").font(.headline)
                Text("\(number * 7 % 20 + 1) people").font(.subheadline).foregroundColor(.secondary)
            }
            Spacer()
            Image(systemName: "chevron.right").foregroundColor(.secondary)
        }
        .padding(8)
    }
}

#Preview("Row", traits: .fixedLayout(width: 240, height: 60), arguments: 0..<max(0, generated)) { number in GeneratedRow(number: number) }

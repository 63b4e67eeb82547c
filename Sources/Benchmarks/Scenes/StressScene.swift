import SwiftUI

/// Scene S3: 180 cells of 2,001 stacks and 10,080 leaves in all, of them 1,980 texts.
struct StressScene: View {
    let round: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<20) { row in
                HStack(spacing: 0) {
                    ForEach(0..<9) { column in
                        StressCell(row: row, column: column, round: round % 10)
                    }
                }
            }
        }
        .frame(width: 390, height: 844)
    }
}

private struct StressCell: View {
    let row, column, round: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("c\(row).\(column).\(round)").font(.system(size: 4))
            ForEach(0..<10) { line in
                HStack(spacing: 0) {
                    ForEach(0..<4) { place in color(line, place).frame(width: 6, height: 3) }
                    Text("t\(line)4").font(.system(size: 3))
                    if line % 2 == 1 { color(line, 5).frame(width: 6, height: 3) }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func color(_ line: Int, _ place: Int) -> Color {
        func component(_ number: Int) -> Double { Double(number % 200 + 30) / 255 }
        return Color(
            red: component(row * 37 + line * 20), green: component(column * 53 + place * 30), blue: component(line * 41 + row * 9))
    }
}

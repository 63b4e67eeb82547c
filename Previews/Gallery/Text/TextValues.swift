import SwiftUI

private let date = Date(timeIntervalSince1970: 1_168_335_660)

private struct Values: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(date, style: .date)
            Text(date, style: .time)
            Text(date.addingTimeInterval(8599), style: .relative)
            Text(date.addingTimeInterval(-7200), style: .offset)
            Text(date.addingTimeInterval(3723), style: .timer)
            Text(timerInterval: date...date.addingTimeInterval(200))
            Text(date...date.addingTimeInterval(3600))
            Text(1_234_567.5, format: .number)
            Text(0.25, format: .percent)
            Text(9.5, format: .currency(code: "EUR"))
            Text(["a", "b", "c"], format: .list(type: .and))
        }
        .padding(8)
    }
}

#Preview("English", traits: .sizeThatFitsLayout) { Values() }

#Preview("German", traits: .sizeThatFitsLayout) { Values().environment(\.locale, Locale(identifier: "de_DE")) }

#Preview("Arabic", traits: .sizeThatFitsLayout) {
    Values().environment(\.locale, Locale(identifier: "ar")).environment(\.layoutDirection, .rightToLeft)
}

#Preview("Hindi", traits: .sizeThatFitsLayout) { Values().environment(\.locale, Locale(identifier: "hi")) }

import SwiftUI

/// 15 June 2025, 12:00 UTC.
private let noon = Date(timeIntervalSince1970: 1_749_988_800)

#Preview("Compact", traits: .fixedLayout(width: 390, height: 170)) {
    VStack {
        DatePicker("Meeting", selection: .constant(noon))
        DatePicker("Birthday", selection: .constant(noon), displayedComponents: .date)
        DatePicker("Alarm", selection: .constant(noon), displayedComponents: .hourAndMinute)
    }
    .padding()
}

#Preview("Graphical", traits: .fixedLayout(width: 340, height: 400)) {
    DatePicker("Day", selection: .constant(noon), in: noon.addingTimeInterval(-10 * 86_400)...)
        .datePickerStyle(.graphical)
        .padding()
}

#Preview("Graphical German dark", traits: .fixedLayout(width: 340, height: 400)) {
    DatePicker("Tag", selection: .constant(noon), displayedComponents: .date)
        .datePickerStyle(.graphical)
        .padding()
        .environment(\.locale, Locale(identifier: "de_DE"))
        .preferredColorScheme(.dark)
}

#Preview("Wheel", traits: .fixedLayout(width: 320, height: 216)) {
    DatePicker("Day", selection: .constant(noon), displayedComponents: .date).datePickerStyle(.wheel)
}

#Preview("Wheel day and time", traits: .fixedLayout(width: 320, height: 216)) {
    DatePicker("Day", selection: .constant(noon)).datePickerStyle(.wheel)
}

import SwiftUICore

/// The colour scheme that content asks its window for.
enum PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }

    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

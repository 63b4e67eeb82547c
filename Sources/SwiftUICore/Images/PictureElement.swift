import Foundation

extension LayoutItem {
    /// The element of a picture with a name.
    final func pictureElement(_ label: String) -> AccessibilityElement {
        var element = accessibilityElement()
        (element.label, element.traits) = (label, .isImage)
        return element
    }
}

extension Image {
    /// What a picture is called: its own label, or its name as a key of the string tables.
    func accessibilityLabel(_ name: String, _ environment: EnvironmentValues) -> String {
        (label ?? Text(LocalizedStringKey(name))).string(in: environment)
    }
}

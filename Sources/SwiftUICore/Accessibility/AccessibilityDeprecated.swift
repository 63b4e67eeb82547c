import Foundation

// The names of 2019, as Apple still accepts them.

extension View {
    public nonisolated func accessibility(label: Text) -> _AccessibilityModified { accessibilityLabel(label) }
    public nonisolated func accessibility(value: Text) -> _AccessibilityModified { accessibilityValue(value) }
    public nonisolated func accessibility(hint: Text) -> _AccessibilityModified { accessibilityHint(hint) }
    public nonisolated func accessibility(hidden: Bool) -> _AccessibilityModified { accessibilityHidden(hidden) }
    public nonisolated func accessibility(identifier: String) -> _AccessibilityModified { accessibilityIdentifier(identifier) }
    public nonisolated func accessibility(inputLabels: [Text]) -> _AccessibilityModified { accessibilityInputLabels(inputLabels) }
    public nonisolated func accessibility(sortPriority: Double) -> _AccessibilityModified { accessibilitySortPriority(sortPriority) }
    public nonisolated func accessibility(activationPoint: UnitPoint) -> _AccessibilityModified { accessibilityActivationPoint(activationPoint) }
    public nonisolated func accessibility(activationPoint: CGPoint) -> _AccessibilityModified { accessibilityActivationPoint(activationPoint) }
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> _AccessibilityModified { accessibilityAddTraits(traits) }
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> _AccessibilityModified { accessibilityRemoveTraits(traits) }
}

import Foundation

// What an element is called, what it says and where it stands. Each has a form for a text, a key of the string tables, and a string.

extension View {
    public typealias _AccessibilityModified = ModifiedContent<Self, AccessibilityAttachmentModifier>

    private nonisolated func text(
        _ text: Text?, _ isEnabled: Bool, _ path: WritableKeyPath<AccessibilityElement, String?> & Sendable
    ) -> _AccessibilityModified {
        guard isEnabled, let text else { return accessibility(.nothing) }
        return accessibility(AccessibilityChange { environment in
            let words = text.string(in: environment)
            return .each { $0[keyPath: path] = words }
        })
    }

    /// What the element is called, in place of what it shows.
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> _AccessibilityModified {
        text(label, isEnabled, \.label)
    }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> _AccessibilityModified {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> _AccessibilityModified { accessibilityLabel(Text(label), isEnabled: isEnabled) }

    /// What the element says of itself beside its label: `50 %`, `On`.
    public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> _AccessibilityModified {
        text(value, isEnabled, \.value)
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> _AccessibilityModified {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> _AccessibilityModified { accessibilityValue(Text(value), isEnabled: isEnabled) }

    /// What happens when a person acts on the element.
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> _AccessibilityModified {
        text(hint, isEnabled, \.hint)
    }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> _AccessibilityModified {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> _AccessibilityModified { accessibilityHint(Text(hint), isEnabled: isEnabled) }

    /// A name for tests, which nobody hears.
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> _AccessibilityModified {
        text(Text(verbatim: identifier), isEnabled, \.identifier)
    }

    /// Other names by which the element can be spoken to, the best first.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> _AccessibilityModified {
        if !isEnabled { return accessibility(.nothing) }
        return accessibility(AccessibilityChange { environment in
            let words = inputLabels.map { $0.string(in: environment) }
            return .each { $0.inputLabels = words }
        })
    }

    public nonisolated func accessibilityInputLabels(_ keys: [LocalizedStringKey], isEnabled: Bool = true) -> _AccessibilityModified {
        accessibilityInputLabels(keys.map { Text($0) }, isEnabled: isEnabled)
    }

    @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ labels: [S], isEnabled: Bool = true
    ) -> _AccessibilityModified { accessibilityInputLabels(labels.map { Text($0) }, isEnabled: isEnabled) }

    /// Whether accessibility passes over the view and all that is inside.
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> _AccessibilityModified {
        accessibility(AccessibilityChange { _ in hidden && isEnabled ? .hidden : .nothing })
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _AccessibilityModified {
        accessibility(.each { element, _ in element.traits.formUnion(traits) })
    }

    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> _AccessibilityModified {
        accessibility(AccessibilityChange { _ in .existing { $0.traits.subtract(traits) } })
    }

    /// Makes the view a heading of a level.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> _AccessibilityModified {
        accessibility(AccessibilityChange { _ in .existing { $0.headingLevel = level } })
    }

    /// Makes the view one element.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> _AccessibilityModified {
        accessibility(AccessibilityChange { _ in .element(children) })
    }

    /// Has the elements read before those of the same level with a lower priority; 0 is the default.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> _AccessibilityModified {
        let priority = sortPriority.isNaN ? 0 : sortPriority
        return accessibility(AccessibilityChange { _ in .existing { $0.sortPriority = priority } })
    }

    /// Where a touch activates the element, in its own frame.
    public nonisolated func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool = true) -> _AccessibilityModified {
        if !isEnabled { return accessibility(.nothing) }
        return accessibility(.each { element, environment in
            let x = environment.layoutDirection == .rightToLeft ? 1 - point.x : point.x
            element.givenActivationPoint = CGPoint(
                x: element.frame.minX + element.frame.width * x, y: element.frame.minY + element.frame.height * point.y)
        })
    }

    public nonisolated func accessibilityActivationPoint(_ point: CGPoint, isEnabled: Bool = true) -> _AccessibilityModified {
        if !isEnabled { return accessibility(.nothing) }
        return accessibility(.each { element, _ in
            element.givenActivationPoint = CGPoint(x: element.frame.minX + point.x, y: element.frame.minY + point.y)
        })
    }

    /// Something more to say, on demand.
    public nonisolated func accessibilityCustomContent(_ label: Text, _ value: Text?) -> _AccessibilityModified {
        accessibility(AccessibilityChange { environment in
            let (label, value) = (label.string(in: environment), value?.string(in: environment))
            return .each { element in
                element.customContent.removeAll { $0.label == label }
                if let value { element.customContent.append((label, value)) }
            }
        })
    }

    public nonisolated func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text?) -> _AccessibilityModified {
        accessibilityCustomContent(Text(labelKey), value)
    }

    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
    ) -> _AccessibilityModified { accessibilityCustomContent(Text(labelKey), Text(valueKey)) }

    @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V
    ) -> _AccessibilityModified { accessibilityCustomContent(Text(labelKey), Text(value)) }
}

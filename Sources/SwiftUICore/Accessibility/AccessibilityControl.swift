extension View {
    /// How a control of the framework describes itself: one element for all that is inside, which gives its label and value unless
    /// they are given here. It is dimmed where the environment says that controls are disabled.
    ///
    /// - Parameters:
    ///   - traits: what it is; that its label is text or a picture no longer counts.
    ///   - label: in place of what is inside.
    ///   - value: in place of what is inside; `Text(FrameworkStrings.Word)` makes words such as On and Off.
    ///   - adjust: makes it adjustable.
    ///   - activate: what a tap does.
    package nonisolated func accessibilityControl(
        _ traits: AccessibilityTraits, label: Text? = nil, value: Text? = nil, hint: Text? = nil,
        adjust: ((AccessibilityAdjustmentDirection) -> Void)? = nil, activate: (() -> Void)? = nil
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(AccessibilityChange { environment in
            let (label, value, hint) = (
                label?.string(in: environment), value?.string(in: environment), hint?.string(in: environment))
            let isEnabled = environment.isEnabled
            return .combined { element in
                if let label { element.label = label }
                if let value { element.value = value }
                if let hint { element.hint = hint }
                element.traits = element.traits.subtracting([.isStaticText, .isImage]).union(traits)
                element.isEnabled = isEnabled
                if let adjust {
                    element.traits.insert(.isAdjustable)
                    element.adjust = adjust
                }
                if let activate {
                    element.actions.removeAll { $0.kind == .default }
                    element.actions.insert(.init(kind: .default, run: activate), at: 0)
                }
            }
        })
    }
}

import Foundation

/// One thing that assistive technology finds on the screen, as read from a laid-out tree.
package struct AccessibilityElement {
    package struct Action {
        package var kind: AccessibilityActionKind
        /// The name of a `named` action, in the language of its place.
        package var name: String?
        package var run: () -> Void
    }

    package var label, value, hint, identifier: String?
    /// Other names by which it can be spoken to.
    package var inputLabels: [String] = []
    package var customContent: [(label: String, value: String)] = []
    package var traits: AccessibilityTraits = []
    package var headingLevel = AccessibilityHeadingLevel.unspecified
    /// Points of the picture's space.
    package var frame: CGRect
    /// False for a control inside `disabled(true)`: VoiceOver calls it dimmed.
    package var isEnabled = true
    package var actions: [Action] = []
    /// Changes the value of an adjustable element.
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    /// Where a touch activates it, where that is not the middle.
    package var givenActivationPoint: CGPoint?
    package var sortPriority = 0.0
    /// Whether it only groups `children` and is not read itself.
    package var isGroup = false
    package var children: [AccessibilityElement] = []
    /// The user views round it, for messages: `RoomDetail/Image`.
    package var place = ""

    package init(frame: CGRect, place: String = "") { (self.frame, self.place) = (frame, place) }

    /// Where a touch activates the element.
    package var activationPoint: CGPoint { givenActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }

    /// What a tap does, if that is known; a touch at `activationPoint` does it too.
    package var activate: (() -> Void)? { actions.first { $0.kind == .default }?.run }

    /// Whether a person can do something with it: what must be large enough for a finger.
    package var isInteractive: Bool {
        isEnabled && (!actions.isEmpty || adjust != nil
            || !traits.isDisjoint(with: [.isButton, .isLink, .isToggle, .isSearchField, .isTextField, .isSecureTextField, .isAdjustable]))
    }

    /// The element as it stands after a map of the picture's space: in the box round its turned frame.
    func mapped(_ map: CGAffineTransform) -> AccessibilityElement {
        if map.isIdentity { return self }
        var copy = self
        copy.frame = frame.applying(map)
        copy.givenActivationPoint = givenActivationPoint?.applying(map)
        copy.children = children.map { $0.mapped(map) }
        return copy
    }

    /// One element in place of several: labels and values in a row, traits and actions together.
    ///
    /// A child's activation becomes its own if no other child has one; of several, each becomes an action named after its child.
    static func combining(_ children: [AccessibilityElement], frame: CGRect, place: String) -> AccessibilityElement {
        let parts = children.flattened
        func joined(_ text: (AccessibilityElement) -> String?) -> String? {
            let words = parts.compactMap(text).filter { !$0.isEmpty }
            return words.isEmpty ? nil : words.joined(separator: ", ")
        }
        var result = AccessibilityElement(frame: frame, place: place)
        (result.label, result.value, result.hint) = (joined(\.label), joined(\.value), joined(\.hint))
        result.identifier = parts.compactMap(\.identifier).first
        result.traits = parts.reduce(into: []) { $0.formUnion($1.traits) }
        result.headingLevel = parts.map(\.headingLevel).first { $0 != .unspecified } ?? .unspecified
        result.isEnabled = parts.isEmpty || parts.contains(where: \.isEnabled)
        result.customContent = parts.flatMap(\.customContent)
        result.inputLabels = parts.flatMap(\.inputLabels)
        let activated = parts.filter { $0.activate != nil }.count
        result.actions = parts.flatMap { part in
            part.actions.map { action in
                guard action.kind == .default, activated > 1 else { return action }
                return Action(kind: AccessibilityActionKind(named: Text(verbatim: part.label ?? "")), name: part.label, run: action.run)
            }
        }
        result.adjust = parts.compactMap(\.adjust).first
        return result
    }
}

extension [AccessibilityElement] {
    /// All elements that are read, groups replaced by what is inside, in reading order.
    package var flattened: [AccessibilityElement] { flatMap { $0.isGroup ? $0.children.flattened : [$0] } }

    /// The elements of one level as they are read: higher priorities first, else as they stand; beside something modal, only that.
    var inReadingOrder: [AccessibilityElement] {
        let modal = filter { $0.traits.contains(.isModal) }
        let shown = modal.isEmpty ? self : modal
        if shown.allSatisfy({ $0.sortPriority == 0 }) { return shown }
        return shown.enumerated().sorted { (-$0.element.sortPriority, $0.offset) < (-$1.element.sortPriority, $1.offset) }.map(\.element)
    }

    /// The first that is read with this label, or is known by it as its identifier.
    package func first(named name: String) -> AccessibilityElement? {
        let all = flattened
        return all.first { $0.identifier == name } ?? all.first { $0.label == name } ?? all.first { $0.inputLabels.contains(name) }
    }
}

import Foundation

/// Gives a view something for accessibility; nothing is drawn for it.
///
/// It reaches every element inside the view, and outer modifiers win over inner ones. A view without any element becomes one.
public nonisolated struct AccessibilityAttachmentModifier: Layer {
    let change: AccessibilityChange

    package static var usesEnvironment: Bool { true }

    package func makeItem(round inner: LayoutItem) -> AccessibilityItem { AccessibilityItem(inner) }

    package func update(_ item: AccessibilityItem, _ environment: EnvironmentValues) { item.edit = change.make(environment) }
}

/// What a modifier changes about elements, before its texts are words of one language.
nonisolated struct AccessibilityChange {
    var make: (EnvironmentValues) -> AccessibilityEdit

    static var nothing: AccessibilityChange { AccessibilityChange { _ in .nothing } }

    /// A change of every element, which an element is made for where there is none.
    static func each(_ change: @escaping (inout AccessibilityElement, EnvironmentValues) -> Void) -> AccessibilityChange {
        AccessibilityChange { environment in .each { change(&$0, environment) } }
    }
}

/// What an item changes about the elements inside it.
enum AccessibilityEdit {
    case nothing, hidden
    case each((inout AccessibilityElement) -> Void)
    /// A change of the elements that are there, if there are any.
    case existing((inout AccessibilityElement) -> Void)
    case element(AccessibilityChildBehavior)
    /// All elements as one, then changed.
    case combined((inout AccessibilityElement) -> Void)
}

package final class AccessibilityItem: WrapperItem {
    var edit = AccessibilityEdit.nothing

    override package var accessibility: [AccessibilityElement] {
        switch edit {
        case .nothing: return content.accessibility
        case .hidden: return []
        case .each(let change):
            var elements = content.accessibility
            if elements.isEmpty { elements = [accessibilityElement()] }
            for index in elements.indices { change(&elements[index]) }
            return elements
        case .existing(let change):
            var elements = content.accessibility
            for index in elements.indices { change(&elements[index]) }
            return elements
        case .element(let behavior):
            var element = accessibilityElement()
            switch behavior.kind {
            case .ignore: break
            case .combine: element = .combining(content.accessibility.inReadingOrder, frame: frame, place: element.place)
            case .contain:
                element.isGroup = true
                element.children = content.accessibility.inReadingOrder
            }
            return [element]
        case .combined(let change):
            var element = AccessibilityElement.combining(
                content.accessibility.inReadingOrder, frame: frame, place: accessibilityElement().place)
            change(&element)
            return [element]
        }
    }
}

extension View {
    nonisolated func accessibility(_ change: AccessibilityChange) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(change: change))
    }
}

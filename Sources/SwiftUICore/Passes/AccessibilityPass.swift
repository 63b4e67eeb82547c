import Foundation

/// Reads the laid-out tree as elements in reading order.
///
/// The order is that of the views: what is written first, and in right-to-left layouts what stands further right, comes first.
/// SwiftUI's own order is by position in places; where the two differ is not measured.
package enum AccessibilityPass {
    package static func elements(of item: LayoutItem) -> [AccessibilityElement] { item.accessibility.inReadingOrder }
}

extension LayoutItem {
    /// A new element in this item's frame.
    package final func accessibilityElement() -> AccessibilityElement {
        AccessibilityElement(frame: frame, place: node.map { node in node.place } ?? "")
    }
}

import SwiftUI

extension Snapshotting where Value: SwiftUI.View, Format == String {
    /// The laid-out tree of a view as text: types, frames in points, texts, colours.
    public static var layout: Snapshotting { .layout() }

    /// The laid-out tree of a view as text.
    ///
    /// - Parameters:
    ///   - layout: The size it is given.
    ///   - traits: Conditions, which win over those of the layout's device.
    public static func layout(layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()) -> Snapshotting {
        Snapshotting(pathExtension: "layout.txt", diffing: .lines) { view in draw(view, layout, traits).layout ?? "" }
    }

    /// What an assistive technology finds in a view, as text: labels, values, traits, frames, in reading order.
    public static var accessibility: Snapshotting { .accessibility() }

    /// What an assistive technology finds in a view, as text.
    ///
    /// - Parameters:
    ///   - layout: The size it is given.
    ///   - traits: Conditions, which win over those of the layout's device.
    public static func accessibility(layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()) -> Snapshotting {
        Snapshotting(pathExtension: "a11y.txt", diffing: .lines) { view in draw(view, layout, traits).accessibility ?? "" }
    }
}

import Foundation

/// How much of a scroll view's content lies above and below its window, in points, as last placed; bars over it look at this.
package struct ScrollExtent: Equatable {
    package var above: CGFloat = 0, below: CGFloat = 0

    package init() {}

    init(above: CGFloat, below: CGFloat) { (self.above, self.below) = (above, below) }
}

/// The extent of the first scroll view on a page.
package enum ScrollExtentKey: PreferenceKey {
    package static var defaultValue: ScrollExtent? { nil }

    package static func reduce(value: inout ScrollExtent?, nextValue: () -> ScrollExtent?) { value = value ?? nextValue() }
}

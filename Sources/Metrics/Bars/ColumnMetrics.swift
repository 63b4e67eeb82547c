import Foundation

/// Columns of a split view, in points.
package enum ColumnMetrics {
    /// The first column's width; published for iPadOS, where it is 320 to 375 wide.
    package static let sidebarWidth: CGFloat = 320
}

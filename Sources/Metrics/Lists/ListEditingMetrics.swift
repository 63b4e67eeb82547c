import Foundation

/// Edit mode and swipe actions of list rows, in points; from memory unless a line says otherwise.
package enum ListEditingMetrics {
    /// Diameter of the delete and insert controls' discs (`minus.circle.fill`, `plus.circle.fill`).
    package static let controlDiameter: CGFloat = 22
    /// Font that makes those discs that large: they are one em wide.
    package static let controlFontSize: CGFloat = 22
    /// Centre of that disc from the row's leading edge.
    package static let controlCentre: CGFloat = 27
    /// How far the row's content moves when the control appears.
    package static let contentShift: CGFloat = 38
    package static let deleteColor = SystemColorName.red
    package static let insertColor = SystemColorName.green

    /// The unselected circle of multiple selection: its line width and colour.
    package static let selectionCircleLineWidth: CGFloat = 1.5
    package static let selectionCircleColor = SystemColorName.gray3

    /// The reorder grip (`line.3.horizontal`): ink, distance from the row's trailing edge, and colour.
    package static let gripInk = CGSize(width: 22, height: 13)
    package static let gripFontSize: CGFloat = 24
    package static let gripWeight: CGFloat = 300
    package static let gripTrailing: CGFloat = 16
    /// What the grip takes of a row's end: its ink, the distance behind it and 8 before it.
    package static let gripRoom: CGFloat = gripTrailing + gripInk.width + 8
    package static let gripColor = SystemColorName.tertiaryLabel

    /// How long rows take to make room for a dragged one, in seconds, and the shadow under that one.
    package static let makeRoomDuration = 0.25
    package static let liftShadowRadius: CGFloat = 6

    /// A swipe action's least width (measured on iOS 12 and 13 view dumps), and the room beside a longer title.
    package static let swipeActionWidth: CGFloat = 74
    /// Dragged further than this share of its content's width, a row is deleted at once; from memory.
    package static let fullSwipeShare: CGFloat = 0.6
    package static let swipeTitlePadding: CGFloat = 15
    package static let swipeTitleStyle = TextStyleName.body
    package static let swipeDefaultColor = SystemColorName.gray
}

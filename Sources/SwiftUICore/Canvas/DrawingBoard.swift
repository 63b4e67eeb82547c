import Foundation
import Graphics

/// What a drawing goes onto: a list of drawing steps, and what all contexts of one drawing know.
final class DrawingBoard {
    let scale: CGFloat
    /// The area drawn on, in its own space.
    let area: CGRect
    let environment: EnvironmentValues
    let symbols: [LayoutItem]
    var list = DisplayList()
    /// Takes a sentence about something that is not drawn as asked.
    var report: (String) -> Void = { _ in }

    init(scale: CGFloat, area: CGRect, environment: EnvironmentValues, symbols: [LayoutItem]) {
        (self.scale, self.area, self.environment, self.symbols) = (scale, area, environment, symbols)
    }

    /// An empty board for the same drawing: a layer, a clip.
    func layer() -> DrawingBoard {
        let layer = DrawingBoard(scale: scale, area: area, environment: environment, symbols: symbols)
        layer.report = report
        return layer
    }
}

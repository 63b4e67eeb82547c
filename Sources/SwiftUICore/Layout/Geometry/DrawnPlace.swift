import Graphics

// Rotations and scalings change where a view is seen, though not how it is laid out; positions told to views count them in.

extension LayoutItem {
    /// The map that the effects round this item draw it with, inside of `outside` (nil: in the whole picture); nil where there is none.
    final func drawnMap(upTo outside: LayoutItem? = nil) -> CGAffineTransform? {
        var map: CGAffineTransform?
        var next = outer
        while let item = next, item !== outside {
            if let effect = item.drawingMap { map = map?.concatenating(effect) ?? effect }
            next = item.outer
        }
        return map
    }

    /// The item's frame as it is seen: of a turned one, the upright rectangle round it.
    final func drawnFrame(upTo outside: LayoutItem? = nil) -> CGRect { drawnMap(upTo: outside).map { frame.applying($0) } ?? frame }
}

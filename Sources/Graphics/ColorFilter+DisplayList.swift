extension ColorFilter {
    /// Drawing steps whose every paint, picture and shadow is filtered; masks stay as they are.
    public func callAsFunction(_ items: [DisplayItem]) -> [DisplayItem] { items.map { self($0) } }

    private func callAsFunction(_ item: DisplayItem) -> DisplayItem {
        switch item {
        case .fill(let path, let style, let paint): .fill(path, style: style, paint: self(paint))
        case .stroke(let path, let style, let paint): .stroke(path, style: style, paint: self(paint))
        case .glyphs(let run, let paint): .glyphs(self(run), paint: self(paint))
        case .image(let image): .image(self(image))
        case .pushShadow(let color, let radius, let offset): .pushShadow(color: self(color), radius: radius, offset: offset)
        case .pushClip, .pushTransform, .pushProjection, .pushOpacity, .pushBlend, .pushBlur, .pushCovering, .pushMask, .pop: item
        case .pushAlphaThreshold(let range, let color): .pushAlphaThreshold(range, color: self(color))
        }
    }
}

import Graphics

/// The shadow that a picture casts: its alpha, blurred, moved and coloured.
struct Shadow {
    let color: ResolvedColor
    /// In pixels.
    let radius, offsetX, offsetY: Double

    private var blur: BoxBlur { BoxBlur(radius: radius) }

    /// How far the shadow reaches beyond what casts it, the offset not counted.
    var reach: Int { blur.reach + 1 }

    /// The pixels that the shadow of something in `rect` may darken.
    func reach(of rect: PixelRect) -> PixelRect { moved(rect.grown(by: reach), by: (offsetX, offsetY)) }

    /// The pixels whose shadow may fall into `rect`.
    func casters(of rect: PixelRect) -> PixelRect { moved(rect.grown(by: reach), by: (-offsetX, -offsetY)) }

    private func moved(_ rect: PixelRect, by offset: (x: Double, y: Double)) -> PixelRect {
        rect.moved(x: Int(offset.x.rounded(.down)), y: Int(offset.y.rounded(.down)))
            .union(rect.moved(x: Int(offset.x.rounded(.up)), y: Int(offset.y.rounded(.up))))
    }

    /// The shadow's pixels in `area`, cast by a bitmap whose top left pixel stands at `origin`.
    func bitmap(of caster: Bitmap, at origin: (x: Int, y: Int), in area: PixelRect, threads: Int) -> Bitmap {
        // Whole pixels of the offset move the picture, the rest is shared between neighbours.
        let wholeX = Int(offsetX.rounded(.down)), wholeY = Int(offsetY.rounded(.down))
        let restX = UInt32(((offsetX - Double(wholeX)) * 256).rounded()), restY = UInt32(((offsetY - Double(wholeY)) * 256).rounded())
        let room = area.grown(by: reach)
        var alphas = [UInt16](repeating: 0, count: room.width * room.height)
        for y in 0..<caster.height {
            for x in 0..<caster.width {
                let alpha = caster.pixels[y * caster.width + x] >> 24
                if alpha == 0 { continue }
                let (left, top) = (origin.x + x + wholeX - room.minX, origin.y + y + wholeY - room.minY)
                for (dx, dy, weight) in [(0, 0, (256 - restX) * (256 - restY)), (1, 0, restX * (256 - restY)), (0, 1, (256 - restX) * restY), (1, 1, restX * restY)] {
                    let (column, line) = (left + dx, top + dy)
                    if weight == 0 || column < 0 || line < 0 || column >= room.width || line >= room.height { continue }
                    alphas[line * room.width + column] += UInt16(truncatingIfNeeded: (alpha * weight) >> 8)
                }
            }
        }
        blur.blur(&alphas, width: room.width, height: room.height, count: 1, threads: threads)
        var result = Bitmap(width: area.width, height: area.height)
        let pixel = color.premultiplied.rgba
        for y in 0..<area.height {
            let row = (y + area.minY - room.minY) * room.width + area.minX - room.minX
            for x in 0..<area.width {
                result.pixels[y * area.width + x] = PixelArithmetic.scaled(pixel, min(255, (UInt32(alphas[row + x]) + 128) >> 8))
            }
        }
        return result
    }
}

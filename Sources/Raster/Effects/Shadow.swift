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
        for (dx, shareX) in [(0, 256 - restX), (1, restX)] where shareX > 0 {
            for (dy, shareY) in [(0, 256 - restY), (1, restY)] where shareY > 0 {
                let place = (origin.x + wholeX + dx - room.minX, origin.y + wholeY + dy - room.minY)
                add(caster, shareX * shareY, at: place, to: &alphas, room)
            }
        }
        blur.blur(&alphas, width: room.width, height: room.height, count: 1, threads: threads)
        var result = Bitmap(width: area.width, height: area.height)
        let pixel = color.premultiplied.rgba
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            alphas.withUnsafeBufferPointer { alphas in
                for y in 0..<area.height {
                    let from = (y + area.minY - room.minY) * room.width + area.minX - room.minX, to = y * area.width
                    for x in 0..<area.width {
                        pixels[to &+ x] = PixelArithmetic.scaled(pixel, min(255, (UInt32(alphas[from &+ x]) &+ 128) &>> 8))
                    }
                }
            }
        }
        return result
    }

    /// Adds a share (65536 is all) of the caster's alpha × 256, its top left pixel at `place`.
    private func add(_ caster: Bitmap, _ weight: UInt32, at place: (x: Int, y: Int), to alphas: inout [UInt16], _ room: PixelRect) {
        let columns = max(0, -place.x)..<max(max(0, -place.x), min(caster.width, room.width - place.x))
        let rows = max(0, -place.y)..<max(max(0, -place.y), min(caster.height, room.height - place.y))
        alphas.withUnsafeMutableBufferPointer { alphas in
            caster.pixels.withUnsafeBufferPointer { pixels in
                for y in rows {
                    let from = y * caster.width, to = (y + place.y) * room.width + place.x
                    for x in columns {
                        alphas[to &+ x] &+= UInt16(truncatingIfNeeded: ((pixels[from &+ x] &>> 24) &* weight) &>> 8)
                    }
                }
            }
        }
    }
}

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

    /// The shadow's alpha in `area`, cast by a bitmap whose top left pixel stands at `origin`.
    func mask(of caster: Bitmap, at origin: (x: Int, y: Int), in area: PixelRect, threads: Int) -> CoverageMask {
        // Whole pixels of the offset move the picture, the rest is shared between neighbours.
        let wholeX = Int(offsetX.rounded(.down)), wholeY = Int(offsetY.rounded(.down))
        let restX = UInt32(((offsetX - Double(wholeX)) * 256).rounded()), restY = UInt32(((offsetY - Double(wholeY)) * 256).rounded())
        let moved = PixelRect(
            minX: origin.x + wholeX, minY: origin.y + wholeY, maxX: origin.x + wholeX + caster.width + 1, maxY: origin.y + wholeY + caster.height + 1)
        // Farther from the caster there is nothing, farther from the area nothing that matters.
        let room = moved.grown(by: blur.reach).intersection(area.grown(by: reach)), filled = moved.intersection(room)
        var bytes = [UInt8](repeating: 0, count: area.width * area.height)
        if filled.isEmpty { return CoverageMask(width: area.width, height: area.height, bytes: bytes) }
        var alphas = [UInt16](repeating: 0, count: room.width * room.height)
        for (dx, shareX) in [(0, 256 - restX), (1, restX)] where shareX > 0 {
            for (dy, shareY) in [(0, 256 - restY), (1, restY)] where shareY > 0 {
                let place = (origin.x + wholeX + dx - room.minX, origin.y + wholeY + dy - room.minY)
                add(caster, shareX * shareY, at: place, to: &alphas, room)
            }
        }
        let seen = room.intersection(area)
        alphas.withUnsafeMutableBufferPointer { alphas in
            let alphas = alphas.baseAddress!
            blur.blur(
                alphas, width: room.width, height: room.height, filledRows: filled.minY - room.minY..<filled.maxY - room.minY, threads: threads)
            bytes.withUnsafeMutableBufferPointer { bytes in
                for y in seen.minY..<seen.maxY {
                    Self.round(
                        alphas + (y - room.minY) * room.width + seen.minX - room.minX,
                        bytes.baseAddress! + (y - area.minY) * area.width + seen.minX - area.minX, seen.width)
                }
            }
        }
        return CoverageMask(width: area.width, height: area.height, bytes: bytes)
    }

    /// Alpha × 256 to alpha.
    private static func round(_ alphas: UnsafePointer<UInt16>, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
        for x in 0..<count { bytes[x] = UInt8(truncatingIfNeeded: min(255, (UInt32(alphas[x]) &+ 128) &>> 8)) }
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

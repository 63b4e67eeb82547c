import Foundation
@testable import SwiftUICore
import Testing

/// What holds for every tree, on random ones.
@Suite struct LayoutPropertyTests {
    private static let area = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// The window is handed out with what is in it, since items do not keep what is round them.
    private func place(_ sketch: Sketch, isRightToLeft: Bool = false) -> (items: [LayoutItem], window: CentredRoot) {
        let items = SketchItems(sketch, isRightToLeft: isRightToLeft)
        let window = CentredRoot()
        window.setChildren([items.root])
        window.isRightToLeft = isRightToLeft
        window.place(Self.area, Proposal(Self.area.size), Comparison.context)
        return (items.items, window)
    }

    @Test func framesAreFiniteAndSizesAreThoseAnswered() {
        for seed in 0..<3_000 {
            var generator = SketchGenerator(seed: UInt64(50_000 + seed))
            let sketch = generator.tree(depth: 2 + seed % 5)
            let (items, window) = place(sketch)
            for item in items {
                let frame = item.frame
                guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite), frame.size.width >= 0, frame.size.height >= 0 else {
                    Issue.record("seed \(seed): \(type(of: item)) stands at \(frame)")
                    return
                }
            }
            for item in items where item.frame != .zero {
                let size = item.size(item.proposal)
                func agrees(_ placed: CGFloat, _ answered: CGFloat) -> Bool { placed == answered || !answered.isFinite }
                guard agrees(item.frame.width, size.width), agrees(item.frame.height, size.height) else {
                    Issue.record("seed \(seed): \(type(of: item)) answered \(size) and is placed in \(item.frame)\n\(sketch.description)")
                    return
                }
            }
            #expect(window.frame == Self.area)
        }
    }

    @Test func aMirroredTreeHasMirroredFrames() {
        for seed in 0..<3_000 {
            var generator = SketchGenerator(seed: UInt64(90_000 + seed))
            let sketch = generator.tree(depth: 2 + seed % 5)
            let there = place(sketch), back = place(sketch, isRightToLeft: true)
            for (item, mirrored) in zip(there.items, back.items) where item.frame != .zero {
                let expected = Self.area.maxX - item.frame.maxX
                // Sums in another order differ by rounding.
                guard abs(mirrored.frame.minX - expected) < 1e-6, mirrored.frame.size == item.frame.size else {
                    Issue.record("seed \(seed): \(type(of: item)) stands at \(item.frame), mirrored at \(mirrored.frame)\n\(sketch.description)")
                    return
                }
            }
        }
    }

    @Test(arguments: [1.0, 2, 3]) func roundingToPixelsNeverAccumulates(_ scale: CGFloat) {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            var x: CGFloat = CGFloat(random.length(0...10))
            var last: CGRect?
            for _ in 0..<50 {
                let frame = CGRect(x: x, y: 0, width: CGFloat(random.length(0...9)), height: 5)
                let snapped = PixelGrid.snapped(frame, scale)
                #expect(abs(snapped.minX - frame.minX) <= 0.5 / scale + 1e-9 && abs(snapped.maxX - frame.maxX) <= 0.5 / scale + 1e-9)
                if let last { #expect(abs(last.maxX - snapped.minX) < 1e-9) }
                last = snapped
                x = frame.maxX
            }
        }
    }
}

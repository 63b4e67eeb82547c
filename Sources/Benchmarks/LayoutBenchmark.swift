import Foundation
import SwiftUICore

/// What layout costs: time, and the number of questions that containers really compute, which no noise touches.
///
/// Texts are boxes that break words by addition: shaping is not in these numbers. Times are also given as multiples of one copy of
/// a screen's pixels (1170 × 2532 × 4 bytes), measured in the same run, so that machines can be compared.
struct LayoutBenchmark {
    private struct Scene {
        var name: String
        var size: CGSize
        var make: () -> LayoutTree
    }

    private static let phone = CGSize(width: 390, height: 844)

    private static var scenes: [Scene] { [
        Scene(name: "wide, 10,000 leaves", size: phone) { .wide(10_000) },
        Scene(name: "deep, nesting 200", size: phone) { .alternating(200, size: 1) },
        Scene(name: "stress scene S3", size: phone) { .stress(rows: 20) },
        Scene(name: "stress scene S3 x 10", size: phone) { .stress(rows: 200) },
        Scene(name: "alternating, flexible, 64", size: CGSize(width: 40_000, height: 60_000)) { .alternating(64, size: 1) },
        Scene(name: "alternating, flexible, 256", size: CGSize(width: 40_000, height: 60_000)) { .alternating(256, size: 1) },
    ] }

    /// Prints one line per scene.
    static func run() {
        let copy = copyMilliseconds()
        print("layout (one copy of a screen's pixels: \(number(copy)) ms)")
        print("scene                          nodes   ms     ns/node  copies  evaluations per container (most)")
        for scene in scenes {
            var times: [Double] = [], tree = scene.make()
            for _ in 0..<9 {
                tree = scene.make()
                let start = ContinuousClock.now
                tree.layOut(in: scene.size)
                times.append(milliseconds(ContinuousClock.now - start))
            }
            let best = times.min()!, counts = tree.containers.map(\.evaluationCount)
            let mean = Double(counts.reduce(0, +)) / Double(max(counts.count, 1))
            let columns = [
                scene.name.padding(toLength: 30, withPad: " ", startingAt: 0), "\(tree.nodeCount)", number(best),
                number(best * 1e6 / Double(tree.nodeCount)), number(best / copy), "\(number(mean)) (\(counts.max() ?? 0))",
            ]
            print(columns.joined(separator: "  "))
        }
    }

    private static func copyMilliseconds() -> Double {
        let count = 1170 * 2532 * 4
        let source = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
        let target = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
        defer { source.deallocate(); target.deallocate() }
        memset(source, 1, count)
        memset(target, 2, count)
        var best = Double.infinity
        for _ in 0..<25 {
            let start = ContinuousClock.now
            memcpy(target, source, count)
            best = min(best, milliseconds(ContinuousClock.now - start))
        }
        return best
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    }

    private static func number(_ value: Double) -> String { String(format: "%.2f", value) }
}

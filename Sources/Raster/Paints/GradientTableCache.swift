import Foundation
import Graphics

/// Remembers gradients' tables across pictures: making one takes longer than painting a card with it. What is remembered never changes
/// what is drawn.
final class GradientTableCache: @unchecked Sendable {
    static let shared = GradientTableCache()

    private let lock = NSLock()
    /// By the numbers of a ramp's stops.
    private var tables: [[Double]: GradientTable] = [:]

    /// Of 16 KB each; when there are more, all are forgotten.
    private static let mostTables = 256

    /// The table of a ramp; nil if it has no stop.
    func table(for ramp: GradientRamp) -> GradientTable? {
        let key = ramp.stops.flatMap { [$0.location, $0.color.red, $0.color.green, $0.color.blue, $0.color.alpha] }
        lock.lock()
        defer { lock.unlock() }
        if let table = tables[key] { return table }
        guard let table = GradientTable(ramp) else { return nil }
        // What is not a number equals nothing, itself neither, and would never be found.
        if key.contains(where: \.isNaN) { return table }
        if tables.count >= Self.mostTables { tables.removeAll() }
        tables[key] = table
        return table
    }
}

import Foundation

/// Divides a length among columns or rows as a stack does among its children: least flexible first, equal shares of what is left.
enum TrackDivision {
    /// The length of each track.
    /// - Parameters:
    ///   - available: what there is for the tracks, gaps taken off; NaN asks every track for its ideal.
    ///   - length: how long a track is for an offer.
    static func lengths(count: Int, available: Double, _ length: (_ track: Int, _ offer: Double) -> Double) -> [Double] {
        if available.isNaN || available == .infinity { return (0..<count).map { length($0, available) } }
        if available <= 0 { return (0..<count).map { length($0, 0) } }
        let probes = (0..<count).map { track -> (least: Double, flexibility: Double) in
            let least = length(track, 0), flexibility = length(track, .infinity) - least
            return (least, flexibility.isNaN ? 0 : flexibility)
        }
        let order = (0..<count).sorted { a, b in
            if probes[a].flexibility != probes[b].flexibility { return probes[a].flexibility < probes[b].flexibility }
            if probes[a].flexibility == .infinity, probes[a].least != probes[b].least { return probes[a].least > probes[b].least }
            return a < b
        }
        var lengths = Array(repeating: 0.0, count: count)
        var rest = available, remaining = Double(count)
        for track in order {
            lengths[track] = length(track, max(rest / remaining, 0))
            let left = rest - lengths[track]
            if !left.isNaN { rest = left }
            remaining -= 1
        }
        return lengths
    }
}

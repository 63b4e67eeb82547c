import Foundation
import SwiftUI

extension Snapshotting {
    /// A strategy that lets some time pass first, for values that something else changes meanwhile.
    ///
    /// Views are not waited for: their time is virtual, and what waits in them once has had its time when the picture is taken.
    ///
    /// - Parameters:
    ///   - duration: Seconds of real time; none where it is negative or not finite.
    ///   - strategy: What is done then.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        if Value.self is any SwiftUI.View.Type || Value.self is any HostedView.Type { return strategy }
        return Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing, asyncSnapshot: { value in
            Async { callback in
                if duration > 0, duration.isFinite {
                    // On the main thread what was put into its queue shall happen meanwhile.
                    if Thread.isMainThread { RunLoop.current.run(until: Date(timeIntervalSinceNow: duration)) } else { Thread.sleep(forTimeInterval: duration) }
                }
                strategy.snapshot(value).run(callback)
            }
        })
    }
}

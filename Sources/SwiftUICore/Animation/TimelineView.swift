import Foundation

/// The instants at which a view is to be made anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Rising dates; the first is the last one not after `startDate`, where there is one.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Every so many seconds from a date on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: Double

    /// - Parameter interval: seconds; less than a thousandth counts as that.
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, max(interval, 0.001)) }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        let passed = startDate.timeIntervalSince(start)
        let first = start.addingTimeInterval(max((passed / interval + 1e-9).rounded(.down), 0) * interval)
        return sequence(first: first) { [interval] in $0.addingTimeInterval(interval) }
    }
}

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
    }
}

/// At given dates, which must rise.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// At every frame, of which there are 60 a second, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: Double
    let isPaused: Bool

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (interval, isPaused) = (max(minimumInterval ?? 0, 1.0 / 60), paused)
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        isPaused ? [startDate] : [startDate, startDate.addingTimeInterval(interval)]
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { .init(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { .init() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        .init(dates)
    }
}

/// A view that is made anew at the instants of a schedule. A still picture shows the world's own date.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    public typealias Body = Never

    /// Which instant a view is made for.
    public struct Context {
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

        public let date: Date
        public let cadence: Cadence
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    // The context's type does not depend on the content's: else the compiler could infer neither.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        (self.schedule, self.content) = (schedule, content)
    }

    @MainActor public static func _build(_ view: Self, _ builder: inout NodeBuilder) {
        builder.emit({ ScheduledNode($0) }) { node, _ in node.renew(view) }
    }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// The scope of a view that is made anew as time passes.
final class ScheduledNode: Node {
    private var build: (() -> Void)?

    convenience init(_ parent: Node) { self.init(below: parent) }

    func renew<Schedule: TimelineSchedule, Content: View>(_ view: TimelineView<Schedule, Content>) {
        build = { [unowned self] in
            let driver = graph.animations
            let now = graph.world.now.addingTimeInterval(driver.time)
            var date = now, next: Date?
            for entry in view.schedule.entries(from: now, mode: .normal).prefix(Self.entryLimit) {
                if entry <= now { date = entry } else {
                    next = entry
                    break
                }
            }
            if driver.isOn, let next {
                driver.wake(at: driver.time + next.timeIntervalSince(now), self) { [weak self] in self?.markDirty() }
            } else {
                driver.cancelWake(self)
            }
            let content = graph.evaluating(self) { view.content(TimelineViewDefaultContext(date: date, cadence: .live)) }
            buildChildren { Content._build(content, &$0) }
        }
        build?()
    }

    /// How many dates of a schedule are looked at.
    private static let entryLimit = 10_000

    override func evaluate() {
        super.evaluate()
        build?()
    }

    override func kill() {
        graph.animations.cancelWake(self)
        build = nil
        super.kill()
    }
}

import Foundation

/// A clock that runs within an interval, as `Text(timerInterval:)` shows it.
struct TimerText: LocalizedArgument {
    var interval: ClosedRange<Date>
    /// The instant at which it was stopped; nil while it runs.
    var pauseTime: Date?
    var countsDown: Bool
    var showsHours: Bool

    func text(in environment: EnvironmentValues) -> String {
        let now = min(environment.world.now, pauseTime ?? .distantFuture)
        let inside = min(max(now, interval.lowerBound), interval.upperBound)
        let distance = DateText.distance(from: inside, to: countsDown ? interval.upperBound : interval.lowerBound)
        return Self.clock(distance, showsHours: showsHours, NumberText.locale(environment.locale))
    }

    /// "1:02:03", or "62:03" without hours.
    static func clock(_ duration: Duration, showsHours: Bool, _ locale: Locale) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && duration >= .seconds(3600) ? .hourMinuteSecond(padHourToLength: 1, roundFractionalSeconds: .down)
            : .minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: .down)
        return duration.formatted(.time(pattern: pattern).locale(locale))
    }
}

import Dispatch

/// A moment on the virtual clock, in nanoseconds since it was started.
public struct SchedulerTime: Strideable, Hashable, Codable, Sendable {
    public var nanoseconds: Int

    public init(nanoseconds: Int) {
        self.nanoseconds = nanoseconds
    }

    public func distance(to other: SchedulerTime) -> Stride { Stride(nanoseconds: other.nanoseconds - nanoseconds) }

    /// Times too far away for an integer are the farthest.
    public func advanced(by stride: Stride) -> SchedulerTime {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(stride.nanoseconds)
        return SchedulerTime(nanoseconds: overflow ? (stride.nanoseconds > 0 ? .max : .min) : sum)
    }

    /// A length of time; a whole number of nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
        Sendable
    {
        public var nanoseconds: Int

        public init(nanoseconds: Int) {
            self.nanoseconds = nanoseconds
        }

        /// Seconds, rounded to nanoseconds; not a number counts as 0, infinity as the longest time.
        public init(_ seconds: Double) {
            let exact = (seconds * 1_000_000_000).rounded()
            nanoseconds = exact.isNaN ? 0 : Int(exactly: exact) ?? (exact > 0 ? .max : .min)
        }

        /// `.never` is the longest time.
        public init(_ interval: DispatchTimeInterval) {
            switch interval {
            case .seconds(let count): self = .seconds(count)
            case .milliseconds(let count): self = .milliseconds(count)
            case .microseconds(let count): self = .microseconds(count)
            case .nanoseconds(let count): self = .nanoseconds(count)
            default: self.init(nanoseconds: .max)
            }
        }

        /// Seconds.
        public init(floatLiteral value: Double) { self.init(value) }
        /// Seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }
        /// Seconds; nil if they do not fit.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Int(exactly: source) else { return nil }
            let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
            if overflow { return nil }
            nanoseconds = product
        }

        /// Seconds.
        public var timeInterval: Double { Double(nanoseconds) / 1_000_000_000 }
        public var magnitude: Double { Double(nanoseconds.magnitude) / 1_000_000_000 }

        public static func seconds(_ seconds: Int) -> Stride { saturating(seconds, 1_000_000_000) }
        public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
        public static func milliseconds(_ milliseconds: Int) -> Stride { saturating(milliseconds, 1_000_000) }
        public static func microseconds(_ microseconds: Int) -> Stride { saturating(microseconds, 1000) }
        public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(nanoseconds: nanoseconds) }

        public static func < (left: Stride, right: Stride) -> Bool { left.nanoseconds < right.nanoseconds }
        public static func + (left: Stride, right: Stride) -> Stride { Stride(nanoseconds: left.nanoseconds + right.nanoseconds) }
        public static func - (left: Stride, right: Stride) -> Stride { Stride(nanoseconds: left.nanoseconds - right.nanoseconds) }
        /// The product of the seconds, as `SignedNumeric` asks.
        public static func * (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval * right.timeInterval) }
        public static func += (left: inout Stride, right: Stride) { left = left + right }
        public static func -= (left: inout Stride, right: Stride) { left = left - right }
        public static func *= (left: inout Stride, right: Stride) { left = left * right }

        private static func saturating(_ count: Int, _ unit: Int) -> Stride {
            let (product, overflow) = count.multipliedReportingOverflow(by: unit)
            return Stride(nanoseconds: overflow ? (count > 0 ? .max : .min) : product)
        }
    }
}

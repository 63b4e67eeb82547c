extension Subscribers {
    /// How many values a subscriber wants.
    public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        /// Nil for no limit.
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)

        /// A number of values; it must not be negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand is not negative")
            return Demand(max: value)
        }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Without limit stays without limit; a sum too large for an integer is one, too.
        public static func + (left: Demand, right: Demand) -> Demand {
            guard let a = left.max, let b = right.max else { return .unlimited }
            let (sum, overflow) = a.addingReportingOverflow(b)
            return overflow ? .unlimited : Demand(max: sum)
        }

        /// Without limit stays without limit; what would be negative is none.
        public static func - (left: Demand, right: Demand) -> Demand {
            guard let a = left.max else { return .unlimited }
            guard let b = right.max else { return .none }
            return Demand(max: Swift.max(0, a - b))
        }

        public static func * (left: Demand, right: Int) -> Demand {
            guard let a = left.max else { return .unlimited }
            let (product, overflow) = a.multipliedReportingOverflow(by: right)
            return overflow ? .unlimited : .max(product)
        }

        public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
        public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        public static func += (left: inout Demand, right: Int) { left = left + right }
        public static func -= (left: inout Demand, right: Demand) { left = left - right }
        public static func -= (left: inout Demand, right: Int) { left = left - right }

        public static func < (left: Demand, right: Demand) -> Bool {
            switch (left.max, right.max) {
            case (nil, _): false
            case (_?, nil): true
            case (let a?, let b?): a < b
            }
        }

        public static func < (left: Demand, right: Int) -> Bool { left < .max(right) }
        public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }
        public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    }
}

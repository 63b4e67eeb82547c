import SwiftUICore

/// Something to be felt or heard. A picture shows none of it.
public struct SensoryFeedback: Hashable, Sendable {
    /// How heavy the thing is that seems to strike.
    public struct Weight: Hashable, Sendable {
        fileprivate let name: String

        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// How hard the thing is that seems to strike.
    public struct Flexibility: Hashable, Sendable {
        fileprivate let name: String

        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    private let name: String
    private var intensity = 1.0

    private init(_ name: String, intensity: Double = 1) { (self.name, self.intensity) = (name, intensity) }

    public static let success = SensoryFeedback("success")
    public static let warning = SensoryFeedback("warning")
    public static let error = SensoryFeedback("error")
    public static let increase = SensoryFeedback("increase")
    public static let decrease = SensoryFeedback("decrease")
    public static let selection = SensoryFeedback("selection")
    public static let alignment = SensoryFeedback("alignment")
    public static let levelChange = SensoryFeedback("levelChange")
    public static let start = SensoryFeedback("start")
    public static let stop = SensoryFeedback("stop")
    public static let impact = SensoryFeedback("impact")

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback("impact." + weight.name, intensity: intensity)
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback("impact." + flexibility.name, intensity: intensity)
    }
}

extension View {
    /// Plays feedback when a value changes; there is nothing to feel or hear here.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
}

/// Splitmix64 (Steele, Lea and Flood, 2014): the same trees in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
    mutating func length(_ range: ClosedRange<Double>) -> Double { (Double.random(in: range, using: &self) * 8).rounded() / 8 + Double.random(in: 0..<0.01, using: &self) }
    mutating func pick<T>(_ items: [T]) -> T { items.randomElement(using: &self)! }
}

/// One of several parts of a run, for several machines.
struct Shard: Equatable, Sendable {
    /// Counted from 1.
    var number, count: Int

    init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

    /// Reads `2/8`.
    init(_ text: String) throws(ConfigurationError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number) else {
            throw ConfigurationError("--shard '\(text)' is not a part of a run. Give its number and how many there are, e.g. 2/8.")
        }
        self.init(number: number, count: count)
    }

    /// Its share of a list: every `count`-th, so that slow neighbours (one file's previews) fall on different machines.
    func part<Element>(of list: [Element]) -> [Element] {
        stride(from: number - 1, to: list.count, by: count).map { list[$0] }
    }
}

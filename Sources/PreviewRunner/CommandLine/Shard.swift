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

    /// Its share of a list whose elements take so long each, in the list's order: every part takes about as long as the others.
    ///
    /// The longest first, each to the part that has least to do (R. L. Graham, "Bounds on multiprocessing timing anomalies", 1969: at most a
    /// third longer than the best division). Of equals the first, so that all machines with the same times agree.
    func part<Element>(of list: [Element], times: [Double]) -> [Element] {
        var load = [Double](repeating: 0, count: count)
        var mine: [Int] = []
        for index in list.indices.sorted(by: { times[$0] == times[$1] ? $0 < $1 : times[$0] > times[$1] }) {
            let least = load.indices.min { load[$0] < load[$1] }!
            load[least] += times[index]
            if least == number - 1 { mine.append(index) }
        }
        return mine.sorted().map { list[$0] }
    }
}

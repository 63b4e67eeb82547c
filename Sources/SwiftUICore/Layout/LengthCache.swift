/// A container's answers, by exact (masked) question. Four are held in place, a handful in an array; many spill into a hash table.
struct LengthCache {
    private struct Key: Hashable { var width, height: UInt64, axis: Axis }
    private struct Entry {
        var key: Key
        var length: Double

        static let empty = Entry(key: Key(width: 0, height: 0, axis: .horizontal), length: 0)
    }

    private var first = Entry.empty, second = Entry.empty, third = Entry.empty, fourth = Entry.empty
    private var more: [Entry] = []
    private var table: [Key: Double] = [:]
    /// How many answers there are.
    private(set) var count = 0

    private static let arrayLimit = 16

    private func key(_ axis: Axis, _ proposal: Proposal) -> Key {
        Key(width: bits(proposal.width), height: bits(proposal.height), axis: axis)
    }

    private func bits(_ value: Double) -> UInt64 { value.isNaN ? Double.nan.bitPattern : (value == 0 ? 0 : value.bitPattern) }

    func value(_ axis: Axis, _ proposal: Proposal) -> Double? {
        if count == 0 { return nil }
        let key = key(axis, proposal)
        if first.key == key { return first.length }
        if count > 1, second.key == key { return second.length }
        if count > 2, third.key == key { return third.length }
        if count > 3, fourth.key == key { return fourth.length }
        if count <= 4 { return nil }
        for entry in more where entry.key == key { return entry.length }
        return table.isEmpty ? nil : table[key]
    }

    mutating func insert(_ axis: Axis, _ proposal: Proposal, _ length: Double) {
        let entry = Entry(key: key(axis, proposal), length: length)
        switch count {
        case 0: first = entry
        case 1: second = entry
        case 2: third = entry
        case 3: fourth = entry
        case ..<(4 + Self.arrayLimit): more.append(entry)
        default: table[entry.key] = length
        }
        count += 1
    }

    mutating func removeAll() {
        count = 0
        if !more.isEmpty { more.removeAll(keepingCapacity: true) }
        if !table.isEmpty { table = [:] }
    }
}

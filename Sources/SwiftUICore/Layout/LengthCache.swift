/// A container's answers, by exact (masked) question. A handful is the rule; many spill into a hash table.
struct LengthCache {
    private struct Key: Hashable { var axis: Axis, width, height: UInt64 }
    private struct Entry { var key: Key, length: Double }

    private var entries: [Entry] = []
    private var table: [Key: Double] = [:]

    var count: Int { entries.count + table.count }

    private static let inlineLimit = 16

    private func key(_ axis: Axis, _ proposal: Proposal) -> Key {
        Key(axis: axis, width: bits(proposal.width), height: bits(proposal.height))
    }

    private func bits(_ value: Double) -> UInt64 { value.isNaN ? Double.nan.bitPattern : (value == 0 ? 0 : value.bitPattern) }

    func value(_ axis: Axis, _ proposal: Proposal) -> Double? {
        let key = key(axis, proposal)
        for entry in entries where entry.key == key { return entry.length }
        return table.isEmpty ? nil : table[key]
    }

    mutating func insert(_ axis: Axis, _ proposal: Proposal, _ length: Double) {
        let key = key(axis, proposal)
        if entries.count < Self.inlineLimit { entries.append(Entry(key: key, length: length)) } else { table[key] = length }
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        if !table.isEmpty { table = [:] }
    }
}

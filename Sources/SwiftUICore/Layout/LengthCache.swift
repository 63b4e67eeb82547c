/// A container's answers, by exact (masked) question. Four are held in place, a handful in an array; many spill into a hash table.
struct LengthCache {
    private struct Entry {
        var width, height: UInt64
        var length: Double

        static let empty = Entry(width: 0, height: 0, length: 0)
    }

    private struct Key: Hashable { var width, height: UInt64, axis: Axis }

    /// What does not fit in place.
    private final class Spill {
        var entries: [(key: Key, length: Double)] = []
        var table: [Key: Double] = [:]
    }

    private var first = Entry.empty, second = Entry.empty, third = Entry.empty, fourth = Entry.empty
    /// The axes of the entries in place, as bits.
    private var vertical: UInt8 = 0
    private var number: UInt32 = 0
    private var spill: Spill?

    /// How many answers there are.
    var count: Int { Int(number) }

    private static let arrayLimit = 16

    @inline(__always) private func bits(_ value: Double) -> UInt64 {
        value.isNaN ? Double.nan.bitPattern : (value == 0 ? 0 : value.bitPattern)
    }

    func value(_ axis: Axis, _ proposal: Proposal) -> Double? {
        if number == 0 { return nil }
        let width = bits(proposal.width), height = bits(proposal.height)
        let axes = axis == .vertical ? vertical : ~vertical
        @inline(__always) func matches(_ entry: Entry, _ bit: UInt8) -> Bool {
            entry.width == width && entry.height == height && axes & bit != 0
        }
        if matches(first, 1) { return first.length }
        if number > 1, matches(second, 2) { return second.length }
        if number > 2, matches(third, 4) { return third.length }
        if number > 3, matches(fourth, 8) { return fourth.length }
        guard number > 4, let spill else { return nil }
        let key = Key(width: width, height: height, axis: axis)
        for entry in spill.entries where entry.key == key { return entry.length }
        return spill.table.isEmpty ? nil : spill.table[key]
    }

    mutating func insert(_ axis: Axis, _ proposal: Proposal, _ length: Double) {
        let entry = Entry(width: bits(proposal.width), height: bits(proposal.height), length: length)
        if axis == .vertical, number < 4 { vertical |= 1 << UInt8(number) }
        switch number {
        case 0: first = entry
        case 1: second = entry
        case 2: third = entry
        case 3: fourth = entry
        default:
            let spill = spill ?? Spill()
            self.spill = spill
            let key = Key(width: entry.width, height: entry.height, axis: axis)
            if spill.entries.count < Self.arrayLimit { spill.entries.append((key, length)) } else { spill.table[key] = length }
        }
        number += 1
    }

    mutating func removeAll() { (number, vertical, spill) = (0, 0, nil) }
}

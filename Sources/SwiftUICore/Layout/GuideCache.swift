import Foundation

/// A container's answers about guides: which ones show outside, and where they lie. Empty unless somebody sets guides.
struct GuideCache {
    struct Answer { var value: CGFloat? }

    private struct Entry {
        var key: AlignmentKey
        var proposal: Proposal
        var size: CGSize
        var value: CGFloat?
    }

    private var passing: [(key: AlignmentKey, passes: Bool)] = []
    private var entries: [Entry] = []

    /// More than ever stand in one round of questions; the oldest go.
    private static let limit = 64

    func passes(_ key: AlignmentKey) -> Bool? {
        if key.merge == .none && passing.isEmpty { return nil }
        return passing.first { $0.key == key }?.passes
    }

    mutating func setPasses(_ key: AlignmentKey, _ passes: Bool) { passing.append((key, passes)) }

    func value(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize) -> Answer? {
        entries.last { $0.size == size && $0.proposal == proposal && $0.key == key }.map { Answer(value: $0.value) }
    }

    mutating func insert(_ key: AlignmentKey, _ proposal: Proposal, _ size: CGSize, _ value: CGFloat?) {
        if entries.count == Self.limit { entries.removeFirst(Self.limit / 2) }
        entries.append(Entry(key: key, proposal: proposal, size: size, value: value))
    }

    mutating func removeAll() {
        if !passing.isEmpty { passing = [] }
        if !entries.isEmpty { entries = [] }
    }
}

/// Makes random plans, and random changes of them.
struct PlanGenerator {
    private var random: SeededGenerator
    private var nextKey = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    /// A plan at most so many levels deep.
    mutating func plan(_ depth: Int) -> Plan {
        switch number(0..<(depth > 0 ? 16 : 4)) {
        case 0:
            nextKey += 1
            return .counter(nextKey)
        case 1: return .limit
        case 2: return .shared
        case 3: return .watched
        case 4: return .stack(plans(depth))
        case 5, 6: return .rows(plans(depth).map { Plan.Row(id: number(0..<1_000_000), plan: $0) })
        case 7: return .choice(number(0..<2) == 0, plan(depth - 1), plan(depth - 1))
        case 8: return .maybe(number(0..<2) == 0 ? nil : plan(depth - 1))
        case 9: return .erased(plan(depth - 1), isPadded: number(0..<2) == 0)
        case 10: return .group(plans(depth), padding: number(0..<3))
        case 11: return .limited(number(1..<4), plan(depth - 1))
        case 12, 13, 14: return .placed(placing(), plan(depth - 1))
        default: return number(0..<2) == 0 ? .backed(plan(depth - 1), plan(depth - 1)) : .keyed(number(0..<3), plan(depth - 1))
        }
    }

    private mutating func placing() -> Plan.Placing { .any { number($0) } }

    private mutating func plans(_ depth: Int) -> [Plan] { (0..<number(0..<4)).map { _ in plan(depth - 1) } }

    /// The plan with one thing changed: here, or somewhere inside.
    mutating func changed(_ old: Plan, _ depth: Int) -> Plan {
        if number(0..<8) == 0 { return plan(depth) }
        switch old {
        case .counter, .limit, .shared, .watched: return number(0..<2) == 0 ? old : plan(depth)
        case .stack(let plans): return .stack(changed(plans, depth))
        case .rows(var rows):
            switch number(0..<4) {
            case 0: rows.shuffle(using: &random)
            case 1: rows.insert(Plan.Row(id: number(0..<1_000_000), plan: plan(depth - 1)), at: number(0..<rows.count + 1))
            case 2: if !rows.isEmpty { rows.remove(at: number(0..<rows.count)) }
            default:
                if !rows.isEmpty {
                    let index = number(0..<rows.count)
                    rows[index].plan = changed(rows[index].plan, depth - 1)
                }
            }
            return .rows(rows)
        case .choice(let isFirst, let first, let second):
            if number(0..<2) == 0 { return .choice(!isFirst, first, second) }
            return isFirst ? .choice(true, changed(first, depth - 1), second) : .choice(false, first, changed(second, depth - 1))
        case .maybe(let inner?): return .maybe(number(0..<2) == 0 ? nil : changed(inner, depth - 1))
        case .maybe(nil): return .maybe(plan(depth - 1))
        case .erased(let inner, let isPadded):
            return number(0..<2) == 0 ? .erased(inner, isPadded: !isPadded) : .erased(changed(inner, depth - 1), isPadded: isPadded)
        case .group(let plans, let padding):
            return number(0..<3) == 0 ? .group(plans, padding: number(0..<3)) : .group(changed(plans, depth), padding: padding)
        case .limited(let limit, let inner):
            return number(0..<2) == 0 ? .limited(number(1..<4), inner) : .limited(limit, changed(inner, depth - 1))
        case .backed(let front, let back):
            return number(0..<2) == 0 ? .backed(changed(front, depth - 1), back) : .backed(front, changed(back, depth - 1))
        case .keyed(let id, let inner):
            return number(0..<2) == 0 ? .keyed(number(0..<3), inner) : .keyed(id, changed(inner, depth - 1))
        case .placed(let placing, let inner):
            return number(0..<2) == 0 ? .placed(self.placing(), inner) : .placed(placing, changed(inner, depth - 1))
        }
    }

    private mutating func changed(_ old: [Plan], _ depth: Int) -> [Plan] {
        var plans = old
        switch number(0..<3) {
        case 0 where plans.count < 3: plans.append(plan(depth - 1))
        case 1 where !plans.isEmpty: plans.removeLast()
        default:
            if !plans.isEmpty {
                let index = number(0..<plans.count)
                plans[index] = changed(plans[index], depth - 1)
            }
        }
        return plans
    }
}

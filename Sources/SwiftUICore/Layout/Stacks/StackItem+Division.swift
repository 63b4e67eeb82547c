/// Dividing the major axis: what each child is offered, and in which order.
extension StackItem {
    /// Puts into the slots what each child gets on the major axis, and its answer, for a proposal to the stack.
    ///
    /// The last division is kept: the length across, and placement, mostly ask for the one that the length along was made from.
    func distribute(_ proposal: Proposal) {
        prepare()
        let asked = plan.majorReadsMinor ? proposal : proposal.with(axis.other, .nan)
        if let divided, divided == asked { return }
        divide(asked)
        divided = asked
    }

    private func divide(_ proposal: Proposal) {
        let given = proposal[axis]
        // At nil and infinity every child is offered just that, whatever the order.
        if given.isNaN || given == .infinity { return offerAll(given, proposal) }

        var available = given - plan.totalGap
        guard let groups = plan.groups else {
            if available <= 0 { return offerAll(0, proposal) }
            findOrders(proposal)
            return serve(children.indices, plan.order, &available, proposal)
        }
        let minima = reservedMinima(groups, proposal)
        for minimum in minima.dropFirst() { available -= minimum }
        // If there is nothing to give now or after any group has got its reserve back, every offer is 0 in any order.
        var running = available, hasRoom = available > 0
        for minimum in minima.dropFirst() where !hasRoom {
            running = sum(running, minimum)
            hasRoom = running > 0
        }
        if !hasRoom { return offerAll(0, proposal) }

        findOrders(proposal)
        for (index, group) in groups.enumerated() {
            if index > 0 { available = sum(available, minima[index]) }
            serve(group, plan.groupOrders[index], &available, proposal)
        }
    }

    private func offerAll(_ offer: Double, _ proposal: Proposal) {
        let asked = proposal.with(axis, offer), isIdeal = offer.isNaN
        for index in children.indices {
            let fixed = isIdeal ? .nan : slots[index].fixed
            slots[index].offer = offer
            slots[index].length = fixed.isNaN ? children[index].length(axis, asked) : fixed
        }
    }

    /// Gives each of a group its share of what is left.
    private func serve(_ group: some Collection<Int>, _ order: [Int]?, _ available: inout Double, _ proposal: Proposal) {
        var remaining = Double(group.count)
        func serve(_ index: Int) {
            let offer = max(available / remaining, 0)
            let fixed = slots[index].fixed
            let length = fixed.isNaN ? children[index].length(axis, proposal.with(axis, offer)) : fixed
            slots[index].offer = offer
            slots[index].length = length
            let rest = available - length
            if !rest.isNaN { available = rest }
            remaining -= 1
        }
        if let order {
            for index in order { serve(index) }
        } else {
            for index in group { serve(index) }
        }
    }

    /// Infinity and its opposite do not add up to anything: what there was stays.
    private func sum(_ available: Double, _ returned: Double) -> Double {
        let sum = available + returned
        return sum.isNaN ? available : sum
    }

    /// The least length of each priority group; of the first it is not needed and left 0.
    private func reservedMinima(_ groups: [[Int]], _ proposal: Proposal) -> [Double] {
        if let known = plan.reserved { return known }
        let asked = proposal.with(axis, 0)
        var minima = [0.0]
        for group in groups.dropFirst() {
            var sum = 0.0
            for index in group { sum += children[index].length(axis, asked) }
            minima.append(sum)
        }
        if !plan.offersReadMinor { plan.reserved = minima }
        return minima
    }

    /// Orders each group: least flexible first; of two endlessly flexible ones the larger minimum first.
    ///
    /// The orders are known for good if no child is flexible, or if no probe reads the minor proposal.
    private func findOrders(_ proposal: Proposal) {
        if plan.hasOrders { return }
        if let groups = plan.groups {
            plan.groupOrders = groups.map { plan.hasFlexible ? order(of: $0, proposal) : nil }
        } else if plan.hasFlexible {
            plan.order = order(of: children.indices, proposal)
        }
        plan.hasOrders = !plan.hasFlexible || !plan.offersReadMinor
    }

    /// The group in the order it is served; nil if that is the source's. The slots hold the probes meanwhile.
    private func order(of group: some Collection<Int>, _ proposal: Proposal) -> [Int]? {
        if group.count < 2 { return nil }
        for index in group {
            var flexibility = 0.0, least = 0.0
            // A child that does not read its offer answers both probes alike.
            if slots[index].fixed.isNaN, case let child = children[index], child.dependence(axis, isNil: false).contains(.own) {
                least = child.length(axis, proposal.with(axis, 0))
                flexibility = child.length(axis, proposal.with(axis, .infinity)) - least
                if flexibility.isNaN { flexibility = 0 }
            }
            slots[index].offer = flexibility
            slots[index].length = least
        }
        func isBefore(_ a: Int, _ b: Int) -> Bool {
            let first = slots[a], second = slots[b]
            if first.offer != second.offer { return first.offer < second.offer }
            if first.offer == .infinity, first.length != second.length { return first.length > second.length }
            return a < b
        }
        if zip(group, group.dropFirst()).allSatisfy({ isBefore($0, $1) }) { return nil }
        return group.sorted(by: isBefore)
    }
}

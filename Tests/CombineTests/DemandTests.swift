import Combine
import Testing

struct DemandTests {
    private typealias Demand = Subscribers.Demand

    @Test(arguments: [
        (Subscribers.Demand.max(2), Subscribers.Demand.max(3), Subscribers.Demand.max(5), Subscribers.Demand.none),
        (.max(3), .max(2), .max(5), .max(1)),
        (.unlimited, .max(2), .unlimited, .unlimited),
        (.max(2), .unlimited, .unlimited, .none),
        (.max(.max), .max(1), .unlimited, .max(.max - 1)),
    ])
    func `sums and differences`(a: Subscribers.Demand, b: Subscribers.Demand, sum: Subscribers.Demand, difference: Subscribers.Demand) {
        #expect(a + b == sum)
        #expect(a - b == difference)
    }

    @Test func `unlimited is more than any number`() {
        #expect(Demand.max(.max) < .unlimited)
        #expect(!(Demand.unlimited < .unlimited))
        #expect(Demand.none < .max(1))
    }
}

import Combine
import Testing

struct AsyncPublisherTests {
    @Test func `values can be awaited`() async throws {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test func `a failure is thrown`() async {
        var seen: [Int] = []
        await #expect(throws: Wrong()) {
            for try await value in Just(1).setFailureType(to: Wrong.self).append(Fail(error: Wrong())).values { seen.append(value) }
        }
        #expect(seen == [1])
    }
}

import Combine
import Testing

private struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expected: String
    var publisher: @Sendable () -> String

    init<P: Publisher & SendableMetatype>(_ description: String, _ expected: String, _ publisher: @escaping @Sendable () -> P) {
        testDescription = description
        self.expected = expected
        self.publisher = { recorded(publisher()) }
    }
}

private let numbers = [1, 2, 3, 4].publisher

/// 1, 2, then a failure.
private func failing() -> some Publisher<Int, Wrong> {
    [1, 2].publisher.setFailureType(to: Wrong.self).append(Fail(error: Wrong()))
}

private func odd(_ number: Int) throws -> Int {
    if number % 2 == 0 { throw Wrong() }
    return number
}

private let cases: [Case] = [
    Case("just", "1 |") { Just(1) },
    Case("empty", "|") { Empty<Int, Never>() },
    Case("empty that never ends", "") { Empty<Int, Never>(completeImmediately: false) },
    Case("fail", "!wrong") { Fail<Int, Wrong>(error: Wrong()) },
    Case("deferred", "3 |") { Deferred { Just(3) } },
    Case("future", "5 |") { Future<Int, Never> { $0(.success(5)) } },
    Case("future that fails", "!wrong") { Future<Int, Wrong> { $0(.failure(Wrong())) } },
    Case("optional", "1 |") { Int?(1).publisher },
    Case("nil", "|") { Int?.none.publisher },
    Case("result", "!wrong") { Result<Int, Wrong>.failure(Wrong()).publisher },
    Case("empty sequence", "|") { [Int]().publisher },

    Case("map", "10 20 30 40 |") { numbers.map { $0 * 10 } },
    Case("map key path", "1 2 |") { ["a", "bb"].publisher.map(\.count) },
    Case("tryMap", "1 !wrong") { numbers.tryMap(odd) },
    Case("compactMap", "1 3 |") { ["1", "x", "3"].publisher.compactMap { Int($0) } },
    Case("replaceNil", "1 0 3 |") { [1, nil, 3].publisher.replaceNil(with: 0) },
    Case("filter", "2 4 |") { numbers.filter { $0 % 2 == 0 } },
    Case("tryFilter", "1 !wrong") { numbers.tryFilter { try odd($0) > 0 } },
    Case("removeDuplicates", "1 2 1 |") { [1, 1, 2, 2, 1].publisher.removeDuplicates() },
    Case("removeDuplicates by", "1 4 |") { [1, 3, 4, 6].publisher.removeDuplicates { $0 % 2 == $1 % 2 } },
    Case("scan", "1 3 6 10 |") { numbers.scan(0, +) },
    Case("tryScan", "1 !wrong") { numbers.tryScan(0) { $0 + (try odd($1)) } },

    Case("first", "1 |") { numbers.first() },
    Case("first of none", "|") { Empty<Int, Never>().first() },
    Case("first where", "3 |") { numbers.first { $0 > 2 } },
    Case("prefix", "1 2 |") { numbers.prefix(2) },
    Case("prefix of nothing", "|") { numbers.prefix(0) },
    Case("prefix longer than all", "1 2 3 4 |") { numbers.prefix(9) },
    Case("prefix before a failure", "1 2 |") { failing().prefix(2) },
    Case("prefix while", "1 2 |") { numbers.prefix { $0 < 3 } },
    Case("dropFirst", "2 3 4 |") { numbers.dropFirst() },
    Case("dropFirst of more than all", "|") { numbers.dropFirst(9) },
    Case("drop while", "3 4 |") { numbers.drop { $0 < 3 } },
    Case("output at", "3 |") { numbers.output(at: 2) },
    Case("output in", "2 3 |") { numbers.output(in: 1...2) },
    Case("output from", "3 4 |") { numbers.output(in: 2...) },

    Case("reduce", "10 |") { numbers.reduce(0, +) },
    Case("reduce of a failure", "!wrong") { failing().reduce(0, +) },
    Case("tryReduce", "!wrong") { numbers.tryReduce(0) { $0 + (try odd($1)) } },
    Case("tryReduce of none", "7 |") { Empty<Int, Never>().tryReduce(7) { $0 + (try odd($1)) } },
    Case("collect", "[1, 2, 3, 4] |") { numbers.collect() },
    Case("collect of none", "[] |") { Empty<Int, Never>().collect() },
    Case("collect by count", "[1, 2, 3] [4] |") { numbers.collect(3) },
    Case("last", "4 |") { numbers.last() },
    Case("last of none", "|") { Empty<Int, Never>().last() },
    Case("last where", "2 |") { numbers.last { $0 < 3 } },
    Case("count", "4 |") { numbers.count() },
    Case("min and max", "(1, 4) |") { numbers.min().zip(numbers.max()) },
    Case("contains", "true |") { numbers.contains(2) },
    Case("contains not", "false |") { numbers.contains(9) },
    Case("allSatisfy", "false |") { numbers.allSatisfy { $0 < 3 } },
    Case("ignoreOutput", "|") { numbers.ignoreOutput() },
    Case("replaceEmpty", "7 |") { Empty<Int, Never>().replaceEmpty(with: 7) },

    Case("mapError", "1 2 !0") { failing().mapError { _ in Code(0) } },
    Case("replaceError", "1 2 9 |") { failing().replaceError(with: 9) },
    Case("catch", "1 2 5 6 |") { failing().catch { _ in [5, 6].publisher } },
    Case("tryCatch", "1 2 !wrong") { failing().tryCatch { error -> Just<Int> in throw error } },
    Case("retry", "1 2 1 2 1 2 !wrong") { failing().retry(2) },

    Case("merge", "1 2 3 4 5 |") { numbers.merge(with: Just(5)) },
    Case("merge of three", "1 5 6 |") { Just(1).merge(with: Just(5), Just(6)) },
    Case("merge many of none", "|") { Publishers.MergeMany([Just<Int>]()) },
    Case("combineLatest", "(4, 5) |") { numbers.combineLatest(Just(5)) },
    Case("combineLatest with one that sends nothing", "|") { numbers.combineLatest(Empty<Int, Never>()) },
    Case("combineLatest transformed", "9 |") { numbers.combineLatest(Just(5), +) },
    Case("combineLatest of three", "(4, 5, 6) |") { numbers.combineLatest(Just(5), Just(6)) },
    Case("zip", "(1, 5) (2, 6) |") { numbers.zip([5, 6].publisher) },
    Case("zip of three", "(1, 5, 7) |") { numbers.zip([5, 6].publisher, Just(7)) },
    Case("zip of four", "(1, 5, 7, 8) |") { numbers.zip([5, 6].publisher, Just(7), Just(8)) },
    Case("merge of four", "1 5 6 7 |") { Just(1).merge(with: Just(5), Just(6), Just(7)) },
    Case("combineLatest of four transformed", "22 |") { numbers.combineLatest(Just(5), Just(6), Just(7)) { $0 + $1 + $2 + $3 } },
    Case("flatMap", "1 1 2 2 |") { [1, 2].publisher.flatMap { [$0, $0].publisher } },
    Case("flatMap that fails", "!wrong") { numbers.flatMap { _ in Fail<Int, Wrong>(error: Wrong()) } },
    Case("flatMap, one at a time", "1 2 3 4 |") { numbers.flatMap(maxPublishers: .max(1)) { Just($0) } },
    Case("switchToLatest", "1 2 |") { [Just(1), Just(2)].publisher.switchToLatest() },
    Case("prepend and append", "0 1 2 3 4 5 |") { numbers.prepend(0).append(5) },

    Case("erased", "1 2 |") { [1, 2].publisher.eraseToAnyPublisher() },
    Case("decode", "[1, 2] |") { Just("1,2").decode(type: [Int].self, decoder: CommaDecoder()) },
]

private struct Code: Error, CustomStringConvertible {
    var description: String
    init(_ number: Int) { description = "\(number)" }
}

private struct CommaDecoder: TopLevelDecoder {
    func decode<T: Decodable>(_ type: T.Type, from input: String) throws -> T {
        guard let numbers = input.split(separator: ",").map({ Int($0) ?? 0 }) as? T else { throw Wrong() }
        return numbers
    }
}

struct OperatorTests {
    @Test(arguments: cases)
    private func `what a subscriber is told`(_ test: Case) {
        #expect(test.publisher() == test.expected)
    }
}

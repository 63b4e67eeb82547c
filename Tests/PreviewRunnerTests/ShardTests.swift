import Foundation
import Testing

@testable import PreviewRunner

@MainActor struct ShardTests {
    @Test("by times, parts take about equally long, in the list's order, and everything is in one of them")
    func balance() {
        let list = Array(0..<9), times: [Double] = [1, 1, 8, 1, 1, 1, 1, 1, 1]
        let parts = (1...2).map { Shard(number: $0, count: 2).part(of: list, times: times) }
        #expect(parts == [[2], [0, 1, 3, 4, 5, 6, 7, 8]])
        #expect(Shard(number: 1, count: 3).part(of: [0, 1], times: [2, 2]) == [0] && Shard(number: 3, count: 3).part(of: [0, 1], times: [2, 2]) == [])
        for count in 1...10 {
            let times = list.map { Double($0 * 37 % 11) }
            let all = (1...count).map { Shard(number: $0, count: count).part(of: list, times: times) }
            #expect(all.flatMap { $0 }.sorted() == list && all.allSatisfy { $0 == $0.sorted() })
        }
    }

    @Test("a picture without a time takes as long as the others on average")
    func unknown() {
        let times = StoredTimes(milliseconds: ["a": 10, "b": 30])
        #expect(times.times(of: ["a", "new", "b"]) == [10, 20, 30] && StoredTimes(milliseconds: [:]).times(of: ["x", "y"]) == [1, 1])
    }

    @Test("the times are those of an earlier result; without one yet, parts have equal numbers, and it is said")
    func storedTimes() throws {
        let harness = ToolHarness(.init(name: "A"), .init(name: "B"), .init(name: "C"), .init(name: "D"))
        harness.run("record")
        #expect(harness.run("verify", "--shard", "1/2", "--times", "times.json") == 0 && harness.drawn == ["A", "C"])
        #expect(harness.results.contains("There is no times.json yet"))
        harness.run("verify")
        var document = try #require(JSONSerialization.jsonObject(with: harness.bytes(".previews/failures/run.json")!) as? [String: Any])
        var snapshots = document["snapshots"] as! [[String: Any]]
        for index in snapshots.indices { snapshots[index]["milliseconds"] = index == 3 ? 90 : 10 }
        document["snapshots"] = snapshots
        harness.write(try JSONSerialization.data(withJSONObject: document), to: "times.json")
        harness.write(Data("{\"times\": \"times.json\"}".utf8), to: "previews.json")
        #expect(harness.run("verify", "--shard", "1/2") == 0 && harness.drawn == ["D"])
        harness.environment = ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1"]
        #expect(harness.run("verify") == 0 && harness.drawn == ["A", "B", "C"])
        harness.write(Data("{}".utf8), to: "times.json")
        #expect(harness.run("verify") != 0 && harness.progress.contains("times.json is not a result"))
    }
}

import Synchronization

/// Numbers the snapshots of a test that have no name: 1, 2, 3 … in the order of their assertions.
final class SnapshotCounter: Sendable {
    /// One for the whole process, or one of its own for a test that has the `snapshots` trait.
    @TaskLocal static var current = SnapshotCounter()

    private let numbers = Mutex<[String: Int]>([:])

    /// The next number for a test, known by its folder and name.
    func next(_ test: String) -> Int {
        numbers.withLock { numbers in
            numbers[test, default: 0] += 1
            return numbers[test]!
        }
    }
}

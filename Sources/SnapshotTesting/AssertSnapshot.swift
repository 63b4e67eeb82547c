import Foundation

/// Asserts that a value is what its stored reference says; a reference that does not exist is written, and the assertion fails.
///
/// References lie beside the test: `__Snapshots__/<File>/<test>.<name>.<ending>`.
///
/// - Parameters:
///   - value: What is compared.
///   - snapshotting: How it is stored and compared, e.g. `.image`.
///   - name: Tells the snapshots of a test apart; without it they are numbered.
///   - recording: Which references are written; `nil` leaves it to the surroundings.
///   - timeout: How long a strategy may take that gives its result later, in seconds.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let failure = snapshotFailure(
        of: value, as: snapshotting, named: name, record: recording, snapshotDirectory: nil, timeout: timeout, file: filePath, testName: testName)
    guard let failure else { return }
    TestFailure.report(failure, fileID: fileID, file: filePath, line: line, column: column)
}

/// Asserts a value in several ways, each with its name.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
            line: line, column: column)
    }
}

/// Asserts a value in several ways, numbered in their order.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
            column: column)
    }
}

/// Compares a value with its reference and gives the message of the failure, or `nil`; for assertions of one's own.
///
/// - Parameter snapshotDirectory: Where the references are; `nil` is beside the test.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    snapshotFailure(
        of: value, as: snapshotting, named: name, record: recording, snapshotDirectory: snapshotDirectory, timeout: timeout, file: filePath,
        testName: testName)?.message
}

/// The old spelling of `assertSnapshot(of:)`.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

import Foundation

/// Does something on the main actor and waits for it, wherever it is called: in a test on the main actor at once, in any other by the main queue.
func onMainActor<Result: Sendable>(_ body: @MainActor () throws -> Result) throws -> Result {
    try withoutActuallyEscaping(body) { body in
        let body = Handed(value: body)
        if Thread.isMainThread || MainQueueMark.isHere { return try MainActor.assumeIsolated { try body.value() } }
        return try DispatchQueue.main.sync { try MainActor.assumeIsolated { try body.value() } }
    }
}

/// A value handed to the main actor by a caller that waits for it, so that nobody else touches it meanwhile.
struct Handed<Value>: @unchecked Sendable {
    let value: Value
}

/// Tells whether code runs on the main queue, which need not be the main thread.
private enum MainQueueMark {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
}

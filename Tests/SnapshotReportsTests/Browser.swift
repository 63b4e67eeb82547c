import Foundation
import Glibc

/// A headless Chromium that a test drives through the DevTools protocol over two pipes, each message ended by a zero byte.
///
/// Source: chromedevtools.github.io/devtools-protocol (domains Target, Runtime, Page, Input, Log).
final class Browser {
    /// Where the program is, `nil` on machines without it.
    static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    struct Problem: Error, CustomStringConvertible { var description: String }

    private let process = Process()
    private let folder: String
    private let toBrowser, fromBrowser: Int32
    private var received = Data()
    private var number = 0
    private var session: String?
    /// Everything that went to the console as a warning or error, and exceptions.
    private(set) var complaints: [String] = []

    init(width: Int, height: Int) throws {
        guard let program = Self.program else { throw Problem(description: "There is no Chromium.") }
        folder = NSTemporaryDirectory() + "browser-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let (input, output) = (folder + "/in", folder + "/out")
        guard mkfifo(input, 0o600) == 0, mkfifo(output, 0o600) == 0 else { throw Problem(description: "No pipes could be made.") }
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        let flags = "--headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --remote-debugging-pipe"
        process.arguments = [
            "-c",
            "exec '\(program)' \(flags) --user-data-dir='\(folder)/profile' --window-size=\(width),\(height) about:blank 3<'\(input)' 4>'\(output)' 2>'\(folder)/log'",
        ]
        try process.run()
        toBrowser = Glibc.open(input, O_WRONLY | O_CLOEXEC)
        fromBrowser = Glibc.open(output, O_RDONLY | O_CLOEXEC)
        let target = try ask("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        session = try ask("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        for domain in ["Runtime", "Page", "Log"] { _ = try ask(domain + ".enable", [:]) }
        _ = try ask(
            "Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    deinit {
        close(toBrowser)
        close(fromBrowser)
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Opens a page and waits until it has loaded; gives the milliseconds that took by the page's own clock.
    func open(_ file: String) throws -> Double {
        _ = try ask("Page.navigate", ["url": URL(fileURLWithPath: file).absoluteString])
        try wait("document.readyState === 'complete' && document.title !== ''", seconds: 20)
        return try evaluate("performance.timing.loadEventEnd - performance.timing.navigationStart") as? Double ?? 0
    }

    /// The value of an expression in the page.
    @discardableResult func evaluate(_ script: String) throws -> Any? {
        let answer = try ask("Runtime.evaluate", ["expression": script, "returnByValue": true, "awaitPromise": true])
        if let failure = answer["exceptionDetails"] { throw Problem(description: "\(script): \(failure)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Waits until an expression is true.
    func wait(_ condition: String, seconds: Double = 5) throws {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            if try evaluate("Boolean(\(condition))") as? Bool == true { return }
            usleep(20_000)
        }
        throw Problem(description: "It never became true: \(condition)")
    }

    /// Presses a key as a person does.
    func press(_ key: String) throws {
        var event: [String: Any] = ["key": key, "type": "keyDown"]
        if key.count == 1 { event["text"] = key }
        _ = try ask("Input.dispatchKeyEvent", event)
        _ = try ask("Input.dispatchKeyEvent", ["key": key, "type": "keyUp"])
    }

    /// What the page looks like, as a PNG.
    func picture() throws -> Data {
        Data(base64Encoded: try ask("Page.captureScreenshot", ["format": "png"])["data"] as? String ?? "") ?? Data()
    }

    private func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
        guard bytes.withUnsafeBytes({ write(toBrowser, $0.baseAddress!, bytes.count) }) == bytes.count else {
            throw Problem(description: "The browser is gone: \((try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? "")")
        }
        while true {
            let answer = try next()
            note(answer)
            guard answer["id"] as? Int == number else { continue }
            if let error = answer["error"] { throw Problem(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func note(_ event: [String: Any]) {
        let parameters = event["params"] as? [String: Any] ?? [:]
        switch event["method"] as? String {
        case "Runtime.exceptionThrown": complaints.append("\(parameters["exceptionDetails"] ?? "")")
        case "Runtime.consoleAPICalled":
            if ["error", "warning", "assert"].contains(parameters["type"] as? String) { complaints.append("\(parameters["args"] ?? "")") }
        case "Log.entryAdded": complaints.append("\(parameters["entry"] ?? "")")
        default: break
        }
    }

    private func next() throws -> [String: Any] {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = received[received.startIndex..<end]
                received = Data(received[received.index(after: end)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            var waiting = [pollfd(fd: fromBrowser, events: Int16(POLLIN), revents: 0)]
            guard poll(&waiting, 1, 30_000) == 1 else { throw Problem(description: "The browser did not answer within 30 s.") }
            let count = read(fromBrowser, &chunk, chunk.count)
            guard count > 0 else { throw Problem(description: "The browser ended: \((try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? "")") }
            received.append(contentsOf: chunk[..<count])
        }
    }
}

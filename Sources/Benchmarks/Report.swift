import Foundation
import Graphics
import ImageCodecs

/// Collects the rows of the topics and prints them, as a table or as JSON.
@MainActor final class Report {
    private struct Row: Encodable {
        var topic, name: String
        /// Medians in milliseconds.
        var wall, processor: Double
        /// Processor time in multiples of one frame's memcpy.
        var frames: Double
        var note: String?
    }

    private let request: Request
    private let frameCopy = FrameCopy()
    private var rows: [Row] = []
    private var topic = ""

    init(_ request: Request) { self.request = request }

    func begin(_ topic: String) {
        self.topic = topic
        frameCopy.sample()
        print("\n\(topic)\(padding(topic, 44))       ms   CPU ms   × frame")
    }

    /// A duration in multiples of one frame's memcpy.
    func frames(_ duration: Timing) -> Double { duration.processor / frameCopy.duration.processor }

    /// A line of the table; the note says what else was counted.
    func add(_ name: String, _ duration: Timing, note: String? = nil) {
        frameCopy.sample()
        let row = Row(
            topic: topic, name: name, wall: duration.wall, processor: duration.processor,
            frames: frames(duration), note: note)
        rows.append(row)
        print("  \(name)\(padding(name, 42))\(number(row.wall))\(number(row.processor))\(number(row.frames))  \(note ?? "")")
    }

    func finish() {
        let copy = frameCopy.duration
        print("\nOne frame of \(FrameCopy.width)×\(FrameCopy.height) pixels copied: \(number(copy.wall)) ms, \(number(copy.processor)) ms CPU.")
        guard request.writesJSON else { return }
        struct Document: Encodable { var frameCopyWall, frameCopyProcessor: Double, rows: [Row] }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(Document(frameCopyWall: copy.wall, frameCopyProcessor: copy.processor, rows: rows)) else { return }
        Swift.print(String(decoding: data, as: UTF8.self))
    }

    /// Writes a picture where the request wants them.
    func show(_ bitmap: Bitmap, as name: String) throws {
        guard let folder = request.pictures else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try PNG.encode(bitmap).write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
    }

    private func print(_ line: String) {
        guard !request.writesJSON else { return }
        Swift.print(line)
        // A row is seen when it is there, in a file too.
        fflush(nil)
    }

    private func padding(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(1, width - text.count)) }

    private func number(_ value: Double) -> String { String(format: value < 0.1 ? "%9.4f" : value < 10 ? "%9.2f" : "%9.1f", value) }
}

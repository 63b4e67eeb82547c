/// What a dying worker printed, taken apart: the preview's own lines, the message, and where it was, from Swift's crash report.
struct CrashReport: Equatable {
    /// One function on the stack, with its file and line.
    struct Frame: Equatable {
        var function: String
        /// `file:line:column`.
        var place: String
    }

    /// What was printed before the end.
    var printed: [String] = []
    /// The line with `Fatal error`, if there is one.
    var message: String?
    /// From the innermost outwards, only those with a place, up to where the preview was called.
    var frames: [Frame] = []

    init(lines: [String]) {
        // Swift begins its report with one of these.
        let start = lines.firstIndex { $0.hasPrefix("*** Signal") || $0.hasPrefix("*** Program crashed") || $0 == "Current stack trace:" }
        let own = lines[..<(start ?? lines.endIndex)]
        message = own.last { $0.contains("Fatal error") }
        printed = own.filter { $0 != message }
        guard let start else { return }
        for line in lines[start...] {
            guard let frame = Frame(line) else { continue }
            if Self.callers.contains(where: frame.function.hasPrefix) { break }
            // What a macro wrote has no place that anybody could open. What calls itself is said once.
            if !frame.place.contains("/swift-generated-sources/"), !frames.contains(frame) { frames.append(frame) }
        }
    }

    /// What calls a preview, innermost first; from there on the stack is the tool's own.
    private static let callers = ["DiscoveredPreview.", "PreviewCatalog.", "SwiftUIPreviewSource.", "PreviewService."]

    /// The frames worth reading: the innermost, and further out the bodies of views, which tell the way through the screen.
    var tellingFrames: [Frame] {
        Array(frames.prefix(5) + frames.dropFirst(5).filter { $0.function.hasSuffix("body.getter") }.prefix(5))
    }
}

extension CrashReport.Frame {
    /// Reads `3 [ra] 0x00 RoomCell.body.getter + 640 in Rooms at /app/RoomCell.swift:34:24`, with or without the remark and the address.
    init?(_ line: String) {
        let words = line.split(separator: " ")
        guard let number = words.first, number.allSatisfy(\.isNumber), let at = words.lastIndex(of: "at"), at + 1 < words.count else { return nil }
        var names = words[1..<at]
        // Remarks such as `[ra]` (a return address) or `[inlined]`, and the address.
        names = names.drop { $0.hasPrefix("0x") || $0.hasPrefix("[") && $0.hasSuffix("]") }
        let end = names.lastIndex(of: "in") ?? names.endIndex
        var function = names[..<end]
        if let plus = function.lastIndex(of: "+") { function = function[..<plus] }
        guard !function.isEmpty else { return nil }
        self.init(function: function.joined(separator: " "), place: words[(at + 1)...].joined(separator: " "))
    }
}

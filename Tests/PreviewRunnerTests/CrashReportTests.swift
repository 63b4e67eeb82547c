import Foundation
import Testing

@testable import PreviewRunner

struct CrashReportTests {
    @Test func messagePlaceAndOwnLinesAreToldApart() {
        let report = CrashReport(lines: [
            "about to trap", "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
            "*** Signal 4: Backtracing from 0x7ff2... done ***", "Thread 0 \"previews\" crashed:",
            "  0 0x00007f7df76f961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so",
            "  1 [ra] [inlined] 0x0000 RoomCell.title.getter + 640 in Rooms at /app/Room Cell.swift:34:24", "     33|   let x", "  *  34|   y",
            "  2 RoomCell.title.getter + 640 in Rooms at /app/Room Cell.swift:34:24", "  3 closure #1 in RoomCell.body.getter in Rooms at /app/RoomCell.swift:9:1",
            "  4 PreviewService.render(_:) + 386 in previews at /x/PreviewService.swift:28:45", "  5 main + 1 in previews at /x/main.swift:1:1",
        ])
        #expect(report.printed == ["about to trap"])
        #expect(report.message == "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range")
        #expect(report.frames == [
            .init(function: "RoomCell.title.getter", place: "/app/Room Cell.swift:34:24"),
            .init(function: "closure #1 in RoomCell.body.getter", place: "/app/RoomCell.swift:9:1"),
        ])
    }

    @Test func aLongWayIsToldByItsBodies() {
        let functions = (1...6).map { "Node.step\($0)()" } + ["RoomList.body.getter", "Node.step1()", "RoomList.body.getter", "Rooms.body.getter"]
        let lines = functions.enumerated().map { "\($0) \($1) + 1 in M at /app/F.swift:1:1" }
        let report = CrashReport(lines: ["*** Program crashed: x ***", "0 closure #1 in __preview() in M at /tmp/swift-generated-sources/@x.swift:1:1"] + lines)
        #expect(report.tellingFrames.map(\.function) == (1...5).map { "Node.step\($0)()" } + ["RoomList.body.getter", "Rooms.body.getter"])
    }

    /// Without the crash report of the runtime the message is still found, and its own short trace is no print of the preview's.
    @Test func withoutABacktrace() {
        let report = CrashReport(lines: ["a", "X.swift:1: Fatal error: no", "Current stack trace:", "0    libswiftCore.so   0x0 swift_reportError + 33"])
        #expect(report.printed == ["a"] && report.message == "X.swift:1: Fatal error: no" && report.frames == [])
    }

    private func reason(_ status: Int32, timeLimit: Int? = nil, _ printed: String...) -> String {
        WorkerEnding(status: status, timeLimit: timeLimit, cpuSeconds: 20, printed: printed, folder: WorkingFolder(path: "/app")).reason
    }

    @Test func eachEndHasItsWords() {
        #expect(reason(7 << 8).contains("exit status 7"))
        #expect(reason(SIGILL, "M/F.swift:1: Fatal error: boom").contains("M/F.swift:1: Fatal error: boom"))
        #expect(reason(SIGTRAP).contains("debug build"))
        #expect(reason(SIGSEGV).contains("bad memory access"))
        #expect(reason(SIGSEGV, CrashReports.fullStackMarker + " (512 MB)").contains("calls itself"))
        #expect(reason(SIGXCPU).contains("20 s of processor time"))
        #expect(reason(SIGKILL).contains("from outside"))
        #expect(reason(SIGKILL, timeLimit: 80).contains("80 s"))
        #expect(reason(SIGTERM).contains("signal 15"))
    }

    @Test func placesAreRelativeToTheWorkingFolder() {
        let text = reason(SIGILL, "Fatal error: x", "*** Program crashed: x ***", "0 f() + 1 in M at /app/Sources/M/F.swift:3:4")
        #expect(text.hasSuffix("It was in\n  f() at Sources/M/F.swift:3:4"))
    }
}

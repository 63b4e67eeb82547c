import Foundation
import Graphics
import ImageDiff
import Snapshots
import Testing

@testable import SnapshotReports

/// The page in a real browser; skipped where none is installed (`apt-get install chromium`).
@Suite(.enabled(if: Browser.program != nil, "Chromium is not installed"), .serialized) struct PageInBrowserTests {
    private let folder = NSTemporaryDirectory() + "page-\(UUID().uuidString)"

    private func write(_ run: RunResult) throws -> String {
        let place = SnapshotFolder(path: folder + "/report", displayPath: "report")
        _ = try HTMLReport(run, folder: place, copiesUnchanged: false) { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }.write()
        return folder + "/report/index.html"
    }

    private func picture(_ color: UInt32, width: Int = 40, height: Int = 30) throws -> Data {
        var bitmap = Bitmap(width: width, height: height, fill: PremultipliedPixel(rgba: 0xFFFF_FFFF))
        for y in 5..<20 { for x in 5..<30 { bitmap.pixels[y * width + x] = color } }
        return try PictureFile.encode(bitmap)
    }

    private func failure(_ name: String, _ variant: String? = nil, sentence: String) throws -> SnapshotResult {
        let identity = PreviewIdentity(group: "Rooms & halls", name: name, variant: variant, sourceFile: "Sources/Rooms.swift", sourceLine: 7)
        let files = SnapshotName(identity)
        let difference = Difference(differingPixels: 375, totalPixels: 1200, maximumChannelDifference: 90, box: PixelBox(x: 5, y: 5, width: 25, height: 15))
        var result = SnapshotResult(identity, .different(difference))
        result.layoutChanges = [sentence]
        result.nextCommand = "previews record --filter x"
        func keep(_ bytes: Data, _ file: String) throws -> String {
            try WholeFile.write(bytes, to: folder + "/failures/" + file)
            return "failures/" + file
        }
        result.files.expected = try keep(picture(0xFF00_00FF), files.expected)
        result.files.actual = try keep(picture(0xFFFF_0000), files.actual)
        result.files.difference = try keep(picture(0xFFFF_00FF), files.difference)
        result.files.expectedLayout = try keep(Data("screen 40x30 @1\n  0 Text 0,0 4x4 \"A\"\n".utf8), files.expectedLayout)
        result.files.actualLayout = try keep(Data("screen 40x30 @1\n  0 Text 8,0 4x4 \"A\"\n".utf8), files.actualLayout)
        return result
    }

    @Test("it opens from disk; every mode, tab, filter and key works; nothing is complained of")
    func works() throws {
        var run = SampleRun.run
        run.snapshots += [
            try failure("Cell", sentence: "Text \"A\" moved 8 pt right"), try failure("Cell", "dark", sentence: "Text \"A\" moved 8 pt right"),
            try failure("Größe <b>", sentence: "Image disappeared"),
        ]
        run.snapshots = SnapshotResults(run.snapshots.filter { $0.identity.name != "Cell" || $0.identity.group != "Rooms" })
        let browser = try Browser(width: 1100, height: 700)
        _ = try browser.open(try write(run))
        func text(_ selector: String) throws -> String { try browser.evaluate("document.querySelector('\(selector)').textContent") as? String ?? "" }
        func count(_ selector: String) throws -> Int { Int(try browser.evaluate("document.querySelectorAll('\(selector)').length") as? Double ?? -1) }

        // Failed first, then changed; the same change in two variants is one row.
        #expect(try text("#title h2") == "Rooms/Broken" && text(".row:nth-child(2)").contains("×2") && count(".row") == 4)
        try browser.press("j")
        #expect(try text("#title h2") == "Rooms & halls/Cell" && text("#sentences") == "Text \"A\" moved 8 pt right.")
        #expect(try text("#command code") == "previews record --filter x")
        try browser.wait("[...document.images].length === 3 && [...document.images].every(image => image.naturalWidth === 40)")

        for (key, captions) in [("2", ["expected | actual"]), ("3", ["expected under actual"]), ("4", ["expected and actual in turn"]), ("5", ["difference"]),
            ("1", ["expected", "actual", "difference"])] {
            try browser.press(key)
            #expect(try browser.evaluate("[...document.querySelectorAll('figcaption')].map(e => e.textContent).join()") as? String == captions.joined(separator: ","))
        }
        // Swipe: the arrow keys move the edge.
        try browser.press("2")
        try browser.wait("document.querySelector('.edge')")
        try browser.press("ArrowLeft")
        #expect(try browser.evaluate("document.querySelector('.edge').style.left") as? String == "55%")
        try browser.press("3")
        try browser.wait("document.images[1].style.opacity === '0.45'")
        try browser.press("4")
        try browser.wait("document.images[1].style.visibility === 'hidden'")
        // Larger, with a grid of pixels from eight on.
        try browser.press("5")
        for _ in 0..<6 { try browser.press("+") }
        try browser.wait("document.querySelector('.cells') && document.querySelector('.picture').style.width === '320px'")
        #expect(try text("#zoom") == "800 %")
        try browser.press("+")
        // What changed is in sight: the middle of the box, of 16 pixels each.
        try browser.wait("Math.abs(document.querySelector('#stage').scrollTop - (16 * 12.5 - document.querySelector('#stage').clientHeight / 2 + 20)) < 60")
        try browser.press("-")
        try browser.wait("document.querySelector('.picture').style.width === '320px'")
        try browser.press("g")
        try browser.wait("!document.querySelector('.cells')")
        try browser.press("0")
        #expect(try text("#zoom") == "fit")

        try browser.press("l")
        try browser.wait("document.querySelectorAll('pre .old').length === 1 && document.querySelectorAll('pre .new').length === 1")
        #expect(try text("pre .new").contains("Text 8,0 4x4"))
        try browser.press("a")
        #expect(try text("#stage").contains("There is no text of its accessibility"))
        try browser.press("i")
        #expect(try text("#stage").contains("different"))
        try browser.press("p")
        try browser.press("n")
        #expect(try text("#title h2") == "Rooms & halls/Größe <b>")
        try browser.wait("[...document.images].length === 1 && document.images[0].naturalWidth === 40")
        try browser.press("k")

        // Filters: text, variant, verdict, one row for each change.
        try browser.press("/")
        for letter in "dis" { try browser.press(String(letter)) }
        #expect(try count(".row") == 1 && text("#title h2") == "Rooms & halls/Größe <b>")
        try browser.press("Escape")
        try browser.evaluate("document.querySelector('#search').value = ''; document.querySelector('#search').dispatchEvent(new Event('input'))")
        try browser.evaluate("document.querySelector('#once').click()")
        #expect(try count(".row") == 5)
        try browser.evaluate("document.querySelector('#variant').value = 'dark'; document.querySelector('#variant').dispatchEvent(new Event('change'))")
        #expect(try count(".row") == 1)
        try browser.evaluate("document.querySelector('#variant').value = ''; document.querySelector('#variant').dispatchEvent(new Event('change'))")
        try browser.evaluate("document.querySelector('#verdicts .failed').click()")
        #expect(try count(".row") == 1 && text("#title h2") == "Rooms/Broken")
        try browser.evaluate("document.querySelector('#verdicts .failed').click()")

        // Light and dark, and the help.
        let before = try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
        try browser.press("d")
        #expect(try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String != before)
        try browser.press("?")
        #expect(try browser.evaluate("document.querySelector('dialog').open") as? Bool == true)
        #expect(browser.complaints == [])
    }

    @Test("ten thousand entries load within two seconds and scroll, with only the rows in sight")
    func large() throws {
        var run = RunResult(command: "verify")
        run.snapshots = SnapshotResults((0..<10_000).map { number in
            var result = SnapshotResult(
                PreviewIdentity(group: "Group \(number / 20)", name: "Preview \(number)", variant: ["dark", "ax3", "rtl"][number % 3], sourceFile: "Sources/A.swift", sourceLine: number),
                number % 50 == 0
                    ? .different(Difference(differingPixels: number, totalPixels: 1_000_000, maximumChannelDifference: 9, box: PixelBox(x: 1, y: 1, width: 9, height: 9)))
                    : .identical)
            if number % 50 == 0 { result.layoutChanges = ["Text \"\(number)\" moved 8 pt right"] }
            result.files.reference = "Snapshots/\(number).png"
            return result
        })
        let browser = try Browser(width: 1100, height: 700)
        let milliseconds = try browser.open(try write(run))
        #expect(milliseconds < 2000, "\(milliseconds) ms")
        #expect(try browser.evaluate("document.querySelectorAll('.row').length < 40") as? Bool == true)
        // A step of scrolling ends within a frame of 60 a second; the middle one of sixty, because others use the machine, too.
        let step = try browser.evaluate("""
            (async () => { const steps = [], list = document.querySelector('#list');
              for (let step = 0; step < 60; step++) { list.scrollTop = step * 8000; const start = performance.now(); drawRows(); steps.push(performance.now() - start); await new Promise(requestAnimationFrame); }
              return steps.sort((a, b) => a - b)[30]; })()
            """) as? Double ?? .infinity
        #expect(step < 17, "\(step) ms")
        try browser.evaluate("document.querySelector('#list').scrollTop = 10000000")
        try browser.wait("[...document.querySelectorAll('.row b')].some(row => row.textContent.startsWith('Group 499/Preview 9999'))")
    }
}

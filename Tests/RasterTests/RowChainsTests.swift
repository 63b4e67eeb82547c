import Foundation
import Graphics
@testable import Raster
import Testing

/// Rows converted in chains against rows cut into strips: every byte is the same, also where areas lie between two levels.
@Suite struct RowChainsTests {
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }

        /// On whole, half and third pixels as often as anywhere.
        mutating func length() -> CGFloat {
            switch roll(4) {
            case 0: CGFloat(roll(40))
            case 1: CGFloat(roll(80)) / 2
            case 2: CGFloat(roll(120)) / 3
            default: CGFloat(roll(40_000)) / 1_000
            }
        }

        mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }

        mutating func path() -> Path {
            let box = CGRect(origin: point(), size: CGSize(width: length() + 1, height: length() + 1))
            switch roll(5) {
            case 0: return Path(ellipseIn: box)
            case 1: return Path(roundedRect: box, cornerRadius: length() / 3, style: roll(2) == 0 ? .circular : .continuous)
            case 2: return Path { $0.addEllipse(in: box); $0.addEllipse(in: box.insetBy(dx: 1.5, dy: 1.5)) }
            case 3: return polygon((0..<(3 + roll(8))).map { _ in (length(), length()) })
            default:
                return Path { path in
                    path.move(to: point())
                    for _ in 0...roll(4) { path.addCurve(to: point(), control1: point(), control2: point()) }
                }
            }
        }
    }

    /// The coverages of one row, each in full.
    private func bytes(of row: borrowing CoverageRow, width: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: width)
        for run in row.runs.elements {
            for x in Int(run.start)..<Int(run.end) {
                bytes[x] = run.value != 0 ? run.value : row.bytes[Int(run.offset) + x - Int(run.start)]
            }
        }
        return bytes
    }

    private func coverage(_ edges: EdgeList, isEvenOdd: Bool, isAntialiased: Bool, isPlain: Bool) -> [UInt8] {
        var converter = ScanConverter()
        converter.isPlain = isPlain
        converter.begin(
            edges, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased, area: PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 64))
        var all: [UInt8] = []
        for y in 0..<64 {
            converter.convert(row: y)
            all += bytes(of: converter.row, width: 64)
        }
        return all
    }

    @Test(arguments: 1...16 as ClosedRange<UInt64>) func chainsAgreeWithStrips(seed: UInt64) {
        var dice = Dice(state: seed)
        let clip = PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 64)
        for _ in 0..<100 {
            let path = dice.path(), isEvenOdd = dice.roll(2) == 0, isAntialiased = dice.roll(4) != 0
            let edges = dice.roll(3) == 0
                ? EdgeList(stroking: path, style: StrokeStyle(lineWidth: 1 + dice.length() / 10), transform: .identity, clip: clip)
                : EdgeList(path: path, transform: .identity, clip: clip)
            let fast = coverage(edges, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased, isPlain: false)
            #expect(fast == coverage(edges, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased, isPlain: true), "\(path)")
        }
    }

    /// The area of one row of 20 pixels made of pieces, in levels; nil if they are not chains.
    private func area(_ pieces: [RowChains.Piece]) -> Int? {
        var chains = RowChains(), sums = AreaAccumulator(), row = CoverageRow()
        sums.begin(minX: 0, width: 20)
        chains.begin()
        for piece in pieces { chains.add(piece) }
        let areChains = chains.emit(into: &sums, isEvenOdd: false)
        sums.finish(into: &row, isAntialiased: true)
        let bytes = bytes(of: row, width: 20)
        return areChains ? bytes.reduce(0) { $0 + Int($1) } : nil
    }

    private func piece(_ top: Double, _ bottom: Double, _ xTop: Double, _ xBottom: Double, _ winding: Int) -> RowChains.Piece {
        RowChains.Piece(top: top, bottom: bottom, xTop: xTop, xBottom: xBottom, winding: winding)
    }

    /// Half a row from 4.5 on average, half a row from 3.5, to 12.
    @Test func bendsAreChains() throws {
        let found = try #require(area([piece(0, 0.5, 6, 3, 1), piece(0, 1, 12, 12, -1), piece(0.5, 1, 3, 4, 1)]))
        #expect(abs(found - 8 * 255) <= 4)
    }

    @Test func whatCrossesOrBeginsAloneIsNoChain() {
        #expect(area([piece(0, 1, 3, 9, 1), piece(0, 1, 8, 4, -1)]) == nil)
        #expect(area([piece(0.25, 1, 3, 3, 1), piece(0, 1, 8, 8, -1)]) == nil)
    }
}

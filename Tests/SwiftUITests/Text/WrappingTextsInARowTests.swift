import Foundation
import Testing

@testable import SwiftUI

/// Three padded texts share a row and all wrap: the measured frames of iOS 18.5 (scale 3), where San Francisco set the words.
@MainActor struct WrappingTextsInARowTests {
    /// The measured boxes: x, y, width, height.
    private static let measured: [(text: String, box: CGRect)] = [
        ("Low Priority (0)", CGRect(x: 15.67, y: 21, width: 97.33, height: 58.33)),
        ("High Priority (1)", CGRect(x: 123, y: 21, width: 94.67, height: 58.33)),
        ("Normal Priority", CGRect(x: 227.67, y: 21, width: 77, height: 58.33)),
    ]

    @Test("three texts that wrap in a row stand where SwiftUI put them, but for the font's widths")
    func framesAreTheMeasuredOnes() throws {
        let probe = try ScreenProbe(
            HStack(spacing: 10) {
                ForEach(Self.measured.map(\.text), id: \.self) { text in
                    Text(text).font(.system(size: 16)).padding(10).background(Color.gray)
                }
            }
            .frame(width: 300),
            layout: .fixed(width: 320, height: 100))
        for (text, box) in Self.measured {
            let frame = try probe.text(text).frame.insetBy(dx: -10, dy: -10)
            // Heights and tops do not depend on the font: to the pixel.
            #expect(abs(frame.minY - box.minY) <= probe.pixel + 0.01 && abs(frame.height - box.height) <= 0.34, "\(text): \(frame)")
            // Inter's words are up to 2 % wider or narrower than San Francisco's, and a neighbour's width moves what follows.
            #expect(abs(frame.width - box.width) <= 2 && abs(frame.minX - box.minX) <= 3, "\(text): \(frame) instead of \(box)")
        }
    }
}

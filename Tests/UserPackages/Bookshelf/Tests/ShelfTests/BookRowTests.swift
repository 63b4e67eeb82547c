// As written for swift-snapshot-testing on Apple's platforms; only the package that SnapshotTesting comes from is another.
import SnapshotTesting
import SwiftUI
import Testing
import XCTest

@testable import Shelf

final class BookRowTests: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(diffTool: .ksdiff) { super.invokeTest() }
    }

    func testRow() {
        let row = BookRow(book: sampleBooks[0])
        assertSnapshot(of: row, as: .image)
        assertSnapshot(of: row, as: .image(layout: .device(config: .iPhone13), traits: .init(userInterfaceStyle: .dark)), named: "dark")
        assertSnapshots(of: row, as: [
            "large": .image(layout: .fixed(width: 320, height: 80), traits: .init(preferredContentSizeCategory: .accessibilityLarge)),
            "loose": .image(precision: 0.99, perceptualPrecision: 0.98),
        ])
    }
}

@MainActor @Suite(.snapshots(record: .missing)) struct BookRowSuite {
    @Test func row() { assertSnapshot(of: BookRow(book: sampleBooks[0]), as: .image(layout: .sizeThatFits)) }
}

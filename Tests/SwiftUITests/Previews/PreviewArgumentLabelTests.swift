import Testing

import SwiftUI

private struct Named { var id = 7, name = "Dungeon" }
private struct Numbered { var id = 7 }
private struct Plain { var x = 1 }
private enum Case { case small, large(Int) }

private let cases: [(arguments: [any Sendable], labels: [String])] = [
    (["a", "b"], ["a", "b"]),
    ([1, 2.5, true], ["1", "2.5", "true"]),
    ([Named(), Numbered(), Plain()], ["Dungeon", "7", "3"]),
    ([Case.small, Case.large(3)], ["small", "large(3)"]),
    (["a", "a", "a"], ["a", "a-2", "a-3"]),
    (["", "two\nlines"], ["1", "2"]),
    ([], []),
]

struct PreviewArgumentLabelTests {
    @Test(arguments: cases)
    func `arguments are called by their names, else by their text, else by their place`(
        arguments: [any Sendable], labels: [String]
    ) {
        #expect(PreviewArgumentLabel.labels(for: arguments) == labels)
    }
}

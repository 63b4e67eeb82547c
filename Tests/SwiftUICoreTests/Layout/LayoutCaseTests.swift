import Foundation
@testable import SwiftUICore
import Testing

@MainActor @Suite struct LayoutCaseTests {
    @Test(arguments: LayoutCase.all.filter { !$0.needsText })
    func framesAreThoseOfSwiftUI(_ layoutCase: LayoutCase) {
        let tree = LaidOut(layoutCase)
        let canvas = CGRect(origin: .zero, size: layoutCase.proposal)
        for (name, expected) in layoutCase.expected {
            #expect(tree.frames(name).count == 1, "\(name)")
            // What is not on the canvas, or lies under a border, was not seen in the pictures.
            var seen = tree[name].intersection(canvas)
            if layoutCase.bordersHide, name != "box" { seen = seen.intersection(tree["border"].insetBy(dx: 1, dy: 1)) }
            func check(_ what: String, _ a: CGFloat, _ b: CGFloat) {
                guard layoutCase.checked.contains(what) else { return }
                #expect(abs(a - b) <= layoutCase.tolerance, "\(name).\(what) is \(a), in SwiftUI \(b)")
            }
            check("x", seen.minX, expected.minX)
            check("y", seen.minY, expected.minY)
            check("width", seen.width, expected.width)
            check("height", seen.height, expected.height)
        }
    }

    @Test func noCaseIsLeftOut() {
        #expect(LayoutCase.all.count == 54)
        #expect(LayoutCase.all.filter(\.needsText).count == 1)
    }
}

extension LaidOut {
    convenience init(_ layoutCase: LayoutCase) {
        self.init(layoutCase.proposal.width, layoutCase.proposal.height, windowSafeAreaTop: layoutCase.safeAreaTop) {
            LayoutCaseViews().view(layoutCase.tree)
        }
    }
}

import Foundation
import SwiftUI
import Testing

@testable import SnapshotTesting

/// Names of UIKit that tests use round a view: they give the picture of the view itself.
@MainActor struct StandInTests {
    private struct Badge: View {
        var body: some View { Text("9").padding(6).background(Circle().fill(Color.red)) }
    }

    private func bytes<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> Data? {
        var image: UIImage?
        strategy.snapshot(value).run { image = $0 }
        return image?.pngData()
    }

    @Test("a hosting controller's picture is its view's, on a device, in a frame or in a size")
    func hosting() throws {
        let controller = UIHostingController(rootView: Badge())
        let phone = bytes(Badge(), .image(layout: .device(config: .iPhone13)))
        #expect(phone != nil && bytes(controller, .image(on: .iPhone13)) == phone)
        #expect(bytes(controller, .image) == bytes(Badge(), .image(layout: .fixed(width: 393, height: 852))))
        #expect(bytes(controller, .image(size: CGSize(width: 90, height: 40))) == bytes(Badge(), .image(layout: .fixed(width: 90, height: 40))))
        controller.view.frame = CGRect(x: 5, y: 5, width: 80, height: 30)
        #expect(bytes(controller, .image) == bytes(Badge(), .image(layout: .fixed(width: 80, height: 30))))
        controller.overrideUserInterfaceStyle = .dark
        let dark = bytes(Badge(), .image(layout: .fixed(width: 80, height: 30), traits: .init(userInterfaceStyle: .dark)))
        #expect(bytes(controller, .image) == dark && dark != bytes(Badge(), .image(layout: .fixed(width: 80, height: 30))))
    }

    @Test("waiting lets others do their work first; a view has no time to wait for")
    func waiting() {
        final class Box: @unchecked Sendable { var text = "before" }
        let box = Box()
        DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: 0.02)
            box.text = "after"
        }
        var text: String?
        Snapshotting<Box, String>.wait(for: 0.5, on: SimplySnapshotting.lines.pullback(\.text)).snapshot(box).run { text = $0 }
        #expect(text == "after")
        #expect(bytes(Badge(), .wait(for: 1e9, on: .image)) == bytes(Badge(), .image))
    }
}

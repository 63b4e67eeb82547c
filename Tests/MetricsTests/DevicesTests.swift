import Foundation
import Testing
@testable import Metrics

@Suite struct DevicesTests {
    @Test func theStandardDeviceIsAnIPhone15() {
        #expect(Devices.standard.name == "iPhone 15")
        #expect(Devices.standard.size == CGSize(width: 393, height: 852))
        #expect(Devices.standard.scale == 3)
        #expect(Devices.standard.safeArea(landscape: false) == .init(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(Devices.standard.safeArea(landscape: true) == .init(top: 0, leading: 59, bottom: 21, trailing: 59))
    }

    @Test(arguments: [
        ("iPhone 15 Pro", "iPhone 15 Pro", 393, 852, 3), ("iphone se (3rd generation) ", "iPhone SE (3rd generation)", 375, 667, 2),
        ("iPhone SE", "iPhone SE (1st generation)", 320, 568, 2), ("iPhone XS", "iPhone Xs", 375, 812, 3), ("iPhone XR", "iPhone Xr", 414, 896, 2),
        ("iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M4)", 834, 1210, 2), ("iPhone 16 Pro Max", "iPhone 16 Pro Max", 440, 956, 3),
        ("iPhone 8", "iPhone 8", 375, 667, 2), ("iPad mini (6th generation)", "iPad mini (6th generation)", 744, 1133, 2),
    ] as [(String, String, CGFloat, CGFloat, CGFloat)])
    func devicesAreFoundByXcodesNames(asked: String, name: String, width: CGFloat, height: CGFloat, scale: CGFloat) throws {
        let device = try #require(Devices.named(asked))
        #expect(device.name == name)
        #expect(device.size == CGSize(width: width, height: height))
        #expect(device.scale == scale)
    }

    @Test func everyNameOccursOnce() {
        let names = Devices.all.flatMap { [$0.name] + $0.aliases }
        #expect(Set(names.map { $0.lowercased() }).count == names.count)
        #expect(names.allSatisfy { Devices.named($0) != nil })
    }

    @Test func everyDeviceIsAPortraitScreenWithItsSafeAreaInside() {
        for device in Devices.all {
            #expect(device.size.width < device.size.height, "\(device.name)")
            #expect([2, 3].contains(device.scale), "\(device.name)")
            #expect(device.portraitSafeArea.top >= 20, "\(device.name)")
        }
    }

    @Test(arguments: [("iPhone 51", "iPhone 15"), ("iPhone15", "iPhone 15"), ("ipad pro 11 inch (M4)", "iPad Pro 11-inch (M4)"), ("iPhone 15 Prp", "iPhone 15 Pro")])
    func aMistypedNameIsOfferedTheRightOne(typed: String, meant: String) {
        #expect(Devices.named(typed) == nil)
        #expect(Devices.suggestions(for: typed).contains(meant))
    }

    @Test func nothingIsOfferedForANameLikeNoOther() {
        #expect(Devices.suggestions(for: "toaster").isEmpty)
        #expect(Devices.suggestions(for: "").isEmpty)
    }

    @Test func sizeClassesFollowKindAndOrientation() throws {
        let max = try #require(Devices.named("iPhone 15 Pro Max")), pad = try #require(Devices.named("iPad (10th generation)"))
        #expect(Devices.standard.horizontalSizeClass(landscape: false) == .compact)
        #expect(Devices.standard.horizontalSizeClass(landscape: true) == .compact)
        #expect(Devices.standard.verticalSizeClass(landscape: true) == .compact)
        #expect(max.horizontalSizeClass(landscape: true) == .regular)
        #expect(pad.horizontalSizeClass(landscape: false) == .regular)
        #expect(pad.verticalSizeClass(landscape: true) == .regular)
    }
}

@Suite struct EditDistanceTests {
    @Test(arguments: [("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("same", "same", 0)])
    func distanceCountsEdits(a: String, b: String, distance: Int) {
        #expect(EditDistance.between(a, b) == distance)
        #expect(EditDistance.between(b, a) == distance)
    }
}

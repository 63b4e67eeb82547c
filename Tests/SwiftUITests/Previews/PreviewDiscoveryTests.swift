import Testing

import SwiftUI

@MainActor
struct PreviewDiscoveryTests {
    /// Those of the fixture files beside this one; the program has others.
    private func fixtures(_ kind: DiscoveredPreview.Kind, inFile file: String? = nil) -> [DiscoveredPreview] {
        PreviewDiscovery.previews().filter {
            $0.kind == kind && $0.module == "SwiftUITests" && ($0.typeName + $0.sourceFile).contains("Fixture")
                && (file.map($0.sourceFile.hasSuffix) ?? true)
        }
    }

    @Test func `every provider is found and goes by its type, whatever its access level and place`() {
        #expect(
            fixtures(.provider).map(\.groupName) == [
                "ClassFixture", "InternalFixture", "LocalFixture", "OuterFixture", "OuterFixture.NestedFixture",
                "OuterFixture.PrivateNestedFixture", "PrivateFixture", "PublicFixture",
                "String.ExtensionFixture",
            ])
        #expect(fixtures(.provider).first?.typeName == "SwiftUITests.ClassFixture_Previews")
    }

    @Test func `a provider's body makes its previews`() {
        let text = fixtures(.provider).first { $0.groupName == "PublicFixture" }?.body() as? Words
        #expect(text == Words("public"))
    }

    @Test func `previews of a file come in its order, unnamed ones numbered`() {
        let found = fixtures(.record, inFile: "/PreviewMacroFixtures.swift")
        #expect(
            found.map { $0.name ?? "-" } == [
                "-", "Named", "Preview-2", "Traits", "State", "Rooms", "Rooms", "Not a closure", "In a type", "Many lines",
                "Many lines with state", "With a named trait", "Names of its own", "Waiting",
            ])
        #expect(found.map(\.line) == [5, 9, 13, 18, 26, 33, 33, 37, 40, 67, 76, 86, 96, 100])
        #expect(found.map(\.groupName).allSatisfy { $0 == "PreviewMacroFixtures" })
        #expect(found.first?.place == "SwiftUITests/PreviewMacroFixtures.swift:5")
    }

    @Test func `a file's only unnamed preview needs no name`() {
        let found = fixtures(.record, inFile: "/SecondPreviewMacroFixtures.swift")
        #expect(found.map(\.groupName) == ["SecondPreviewMacroFixtures"])
        #expect(found.map(\.name) == [nil])
    }

    @Test func `arguments make a preview each, called by what they are`() {
        let found = fixtures(.record, inFile: "/PreviewMacroFixtures.swift").filter { $0.name == "Rooms" }
        #expect(found.map(\.argument) == ["Dungeon", "Panorama"])
        #expect(found.map { $0.body() as? Words } == [Words("Dungeon"), Words("Panorama")])
    }

    @Test func `the last layout trait holds, and the last orientation`() {
        let found = fixtures(.record).first { $0.name == "Traits" }
        #expect(found?.layout == .fixed(width: 320, height: 240))
        #expect(found?.orientation == .landscapeLeft)
    }

    @Test func `modifiers wrap the view in what shares their context`() throws {
        let found = try #require(fixtures(.record).first { $0.name == "Traits" })
        for _ in 1...2 {
            let view = try found.view()
            #expect("\(type(of: view))".hasPrefix("VStack"))
        }
        #expect(Framed.contextsMade == 1)
    }

    @Test func `a modifier whose context has to wait is an error that says so`() throws {
        let found = try #require(fixtures(.record).first { $0.name == "Waiting" })
        let error = #expect(throws: PreviewContextError.self) { try found.view() }
        #expect(error?.description.contains("'Waiting.makeSharedContext()'") == true)
    }

    @Test func `bodies with state, with return and from a function make views`() {
        let found = fixtures(.record, inFile: "/PreviewMacroFixtures.swift")
        #expect(found[2].body() as? Words == Words("with return: 3"))
        #expect("\(type(of: found[4].body()))" == "PreviewableBody")
        #expect(found[7].body() as? Words == Words("from a function"))
        #expect(found[8].body() as? Words == Words("in a type"))
        #expect(found[9].body() as? Words == Words("first\n  second"))
        #expect(body(of: found[4].body()) as? Words == Words("State 3"))
        #expect(body(of: found[10].body()) as? Words == Words("first\n  second"))
    }

    private func body<V: View>(of view: V) -> any View { view.body }

    @Test func `the order depends on nothing but the source`() {
        let found = PreviewDiscovery.previews()
        #expect(found.map(\.place) == PreviewDiscovery.sorted(found.reversed()).map(\.place))
    }

    @Test func `a registered preview stands among the others with the place of its registration`() {
        PreviewRegistry.register("Registered", name: "By hand", traits: [.portrait]) { Words("registered") }
        let found = PreviewDiscovery.previews().filter { $0.kind == .registered && $0.groupName == "Registered" }
        #expect(found.map(\.name) == ["By hand"])
        #expect(found.map(\.orientation) == [.portrait])
        #expect(found.first?.place == "SwiftUITests/PreviewDiscoveryTests.swift:\(#line - 4)")
    }
}

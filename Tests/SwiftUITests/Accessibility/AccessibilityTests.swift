import Foundation
import Graphics
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// What accessibility finds in a view, as lines without frames.
@MainActor private func lines(_ view: some View, _ settings: ScreenSettings = ScreenSettings()) throws -> [String] {
    try ScreenProbe(view, settings).screen.accessibility.text.split(separator: "\n").map { line in
        line.split(separator: " ", omittingEmptySubsequences: false).dropLast(2).joined(separator: " ")
    }
}

@Suite("What accessibility finds by itself") @MainActor struct AccessibilityDefaultTests {
    @Test("a text is static text, an image is called by its name, decoration and shapes are passed over")
    func leaves() throws {
        let found = try lines(VStack {
            Text("Hello")
            Text(verbatim: "")
            Image(systemName: "trash")
            Image(systemName: "trash.fill")
            Image(systemName: "rectangle.split.3x1")
            Image("DungeonThumb", label: Text("A dungeon"))
            Image(decorative: "DungeonThumb")
            Circle()
            Color.red
            Divider()
        })
        #expect(found == [
            "text \"Hello\"", "image \"Delete\"", "image \"Delete\"", "image \"rectangle split 3x1\"", "image \"A dungeon\"",
        ])
    }

    @Test("a button is one element that has its label's words, and is dimmed where it is disabled")
    func buttons() throws {
        var count = 0
        let probe = try ScreenProbe(VStack {
            Button("Add", systemImage: "plus") { count += 1 }
            Button(action: {}) {
                HStack {
                    Image(systemName: "star")
                    Text("Rate")
                    Text("now")
                }
            }
            .disabled(true)
        })
        let elements = probe.screen.accessibility
        #expect(elements.map(\.label) == ["Add", "Favorite, Rate, now"])
        #expect(elements.map(\.traits) == [.isButton, .isButton])
        #expect(elements.map(\.isEnabled) == [true, false])
        #expect(elements.map(\.isInteractive) == [true, false])
        elements[0].activate?()
        #expect(count == 1)
    }

    @Test("titles and section headers are headings; the bar is read before its page")
    func navigation() throws {
        let found = try lines(NavigationStack {
            List {
                Section("Rooms") {
                    NavigationLink("Dungeon") { Text("Inside") }
                    Text("Attic")
                }
            }
            .navigationTitle("House")
            .toolbar { EditButton() }
        })
        #expect(found == [
            "button \"Edit\" actions activate", "header \"House\"", "header \"ROOMS\"", "button \"Dungeon\" actions activate", "text \"Attic\"",
        ])
    }

    @Test("the order is that of the views, so the right is read first where the layout runs that way")
    func rightToLeft() throws {
        var settings = ScreenSettings()
        settings.layoutDirection = .rightToLeft
        let elements = try ScreenProbe(HStack { Text("first"); Text("second") }, settings).screen.accessibility
        #expect(elements.map(\.label) == ["first", "second"])
        #expect(elements[0].frame.minX > elements[1].frame.maxX)
    }

    @Test("what is hidden or fully transparent is not there; what is turned stands in the box round it")
    func drawing() throws {
        let elements = try ScreenProbe(VStack {
            Text("gone").hidden()
            Text("clear").opacity(0)
            Text("faint").opacity(0.01)
            Text("turned").frame(width: 100, height: 20).rotationEffect(.degrees(90))
        }).screen.accessibility
        #expect(elements.map(\.label) == ["faint", "turned"])
        #expect(elements[1].frame.height > elements[1].frame.width)
    }
}

@Suite("What modifiers tell accessibility") @MainActor struct AccessibilityModifierTests {
    @Test("labels, values, hints, identifiers and traits, in the language of the place")
    func properties() throws {
        let found = try lines(VStack {
            Text("x").accessibilityLabel("Length").accessibilityValue(Text("5 metres")).accessibilityHint("Of the room")
            Text("y").accessibilityIdentifier("width").accessibilityInputLabels(["Width", "How wide"])
            Text("z").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isStaticText).accessibilityHeading(.h2)
            Text("t").accessibility(label: Text("old")).accessibility(addTraits: .isButton)
            Text("n").accessibilityHidden(true)
            Text("m").accessibilityHidden(false)
            Text("c").accessibilityCustomContent("Area", "12 m²")
        })
        #expect(found == [
            "text \"Length\" = \"5 metres\" hint \"Of the room\"", "text \"y\" id \"width\" spoken \"Width\", \"How wide\"",
            "header \"z\" selected h2", "button \"old\"", "text \"m\"", "text \"c\" content \"Area\" = \"12 m²\"",
        ])
        var arabic = ScreenSettings()
        arabic.locale = Locale(identifier: "ar")
        #expect(try lines(Circle().accessibilityLabel(Text(FrameworkStrings.Word.done)), arabic) == ["element \"تم\""])
    }

    @Test("a modifier on a container reaches every element inside; outer ones win")
    func containers() throws {
        let found = try lines(VStack { Text("a"); Text("b").accessibilityIdentifier("inner") }.accessibilityIdentifier("outer"))
        #expect(found == ["text \"a\" id \"outer\"", "text \"b\" id \"outer\""])
    }

    @Test("children are dropped, joined, or kept in a group")
    func elementOfChildren() throws {
        let content = HStack { Text("Room"); Text("5 people"); Button("Leave") {} }
        #expect(try lines(content.accessibilityElement().accessibilityLabel("All")) == ["element \"All\""])
        #expect(try lines(content.accessibilityElement(children: .combine)) == ["button \"Room, 5 people, Leave\" actions activate"])
        #expect(try lines(content.accessibilityElement(children: .contain).accessibilityLabel("Row")) == [
            "group \"Row\"", "  text \"Room\"", "  text \"5 people\"", "  button \"Leave\" actions activate",
        ])
    }

    @Test("several buttons joined become actions by name")
    func combinedButtons() throws {
        let found = try lines(HStack { Text("Song"); Button("Play") {}; Button("Like") {} }.accessibilityElement(children: .combine))
        #expect(found == ["button \"Song, Play, Like\" actions \"Play\", \"Like\""])
    }

    @Test("actions run, by kind, by name and by direction")
    func actions() throws {
        var done: [String] = []
        let element = try #require(ScreenProbe(
            Text("Volume")
                .accessibilityAction { done.append("tap") }
                .accessibilityAction(.escape) { done.append("escape") }
                .accessibilityAction(named: "Mute") { done.append("mute") }
                .accessibilityAdjustableAction { done.append($0 == .increment ? "up" : "down") }
                .accessibilityActions { Button("Louder") { done.append("louder") } }
        ).screen.accessibility.first)
        #expect(element.textLine.hasPrefix(
            "adjustable \"Volume\" actions activate, escape, \"Mute\", \"Louder\", adjust "))
        element.activate?()
        element.actions.dropFirst().forEach { $0.run() }
        element.adjust?(.decrement)
        #expect(done == ["tap", "escape", "mute", "louder", "down"])
    }

    @Test("higher priorities are read first, within one group")
    func priority() throws {
        let found = try lines(VStack {
            Text("a")
            HStack { Text("b"); Text("c").accessibilitySortPriority(1) }
            VStack { Text("d"); Text("e").accessibilitySortPriority(9) }.accessibilityElement(children: .contain)
        })
        #expect(found == ["text \"c\"", "text \"a\"", "text \"b\"", "group", "  text \"e\"", "  text \"d\""])
    }

    @Test("beside something modal nothing else is found")
    func modal() throws {
        let found = try lines(ZStack { Text("page"); Text("sheet").accessibilityAddTraits(.isModal) })
        #expect(found == ["text \"sheet\" modal"])
    }

    @Test("other views speak for a drawn one, in its frame, and are not drawn")
    func representation() throws {
        let probe = try ScreenProbe(
            Color.red.frame(width: 50, height: 30).accessibilityRepresentation { Button("Red") {} }, layout: .sizeThatFits)
        let element = try #require(probe.screen.accessibility.first)
        #expect(element.label == "Red" && element.traits == .isButton && element.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
        #expect(probe.texts.isEmpty && probe.pixel(25, 15) == "#FF3B30")
    }
}

@Test("the marked picture holds the picture itself, a frame round each element, and the legend beside it") @MainActor
func accessibilitySheet() throws {
    let world = try World.system()
    var listing = ScreenRenderer.Listing()
    listing.fill(layout: .fixed(width: 60, height: 40), orientation: nil)
    var settings = ScreenSettings()
    settings.scale = 1
    let renderer = ScreenRenderer(world: world)
    let screen = try renderer.render(Color.black.frame(width: 20, height: 10).accessibilityLabel("Box"), listing: listing, settings: settings)
    let sheet = try renderer.accessibilitySheet(of: screen)
    // 16 points of margin, the picture, 16 more, 320 of legend, 16.
    #expect(sheet.width == 16 + 60 + 16 + 320 + 16)
    // The box stands at 20,15; its frame is drawn inside its edge, in the first colour.
    #expect(sheet[16 + 39, 16 + 24].hex == "#007AFF" && sheet[16 + 41, 16 + 26].hex == "#FFFFFF")
}

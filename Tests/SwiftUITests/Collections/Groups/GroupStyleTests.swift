import SwiftUI
import Testing

@testable import SwiftUI

/// Styles of one's own for control groups and disclosure groups.
@MainActor struct GroupStyleTests {
    private struct Stacked: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content
            }
        }
    }

    private struct Plus: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button { configuration.isExpanded.toggle() } label: {
                    HStack {
                        Text(configuration.isExpanded ? "−" : "+")
                        configuration.label
                    }
                }
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    @Test("a control group in a style of one's own: label and controls are the style's")
    func controlGroup() throws {
        let group = ControlGroup("Format") {
            Button("Bold") {}
            Button("Italic") {}
        }
        let own = try ScreenProbe(group.controlGroupStyle(Stacked()))
        #expect(own.texts == ["Format", "Bold", "Italic"])
        #expect(try own.text("Bold").frame.minY > own.text("Format").frame.minY)
        // The standard bar does not show the label; setting the standard style is as setting none.
        #expect(try ScreenProbe(group).texts == ["Bold", "Italic"])
        #expect(try ScreenProbe(group.controlGroupStyle(.automatic)).screen.bitmap == ScreenProbe(group).screen.bitmap)
        // A style may show the group it was handed in the look outside of it.
        struct Framed: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration).border(.red) }
        }
        #expect(try ScreenProbe(group.controlGroupStyle(Framed())).texts == ["Bold", "Italic"])
    }

    @Test("a disclosure group in a style of one's own opens and closes by the style's button")
    func disclosureGroup() throws {
        let screen = try StandingScreen(DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Plus()))
        #expect(screen.texts == ["+", "More"])
        screen.tap(196, try screen.frame(ofText: "More").midY)
        #expect(screen.texts == ["−", "More", "inside"])
        screen.tap(196, try screen.frame(ofText: "More").midY)
        #expect(screen.texts == ["+", "More"])
        let group = DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
        #expect(try ScreenProbe(group.disclosureGroupStyle(.automatic)).screen.bitmap == ScreenProbe(group).screen.bitmap)
    }
}

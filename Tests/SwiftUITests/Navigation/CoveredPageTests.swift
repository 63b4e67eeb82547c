import Foundation
import SwiftUI
import Testing

/// Pages that cover each other: what cannot be seen has not appeared.
@MainActor @Suite struct CoveredPageTests {
    private final class Diary { var lines: [String] = [] }

    private struct Page: View {
        let name: String
        let diary: Diary

        var body: some View {
            Text("page \(name)").onAppear { diary.lines.append("+\(name)") }.onDisappear { diary.lines.append("-\(name)") }
        }
    }

    @Test("a tab's page appears when it is chosen for the first time, and disappears when another is")
    func tabs() throws {
        struct Tabs: View {
            let diary: Diary
            var body: some View {
                TabView {
                    ForEach(["one", "two"], id: \.self) { name in Page(name: name, diary: diary).tabItem { Text(name) } }
                }
            }
        }
        let diary = Diary(), screen = try StandingScreen(Tabs(diary: diary))
        #expect(diary.lines == ["+one"])
        try screen.tap("two")
        #expect(diary.lines == ["+one", "+two", "-one"])
        try screen.tap("one")
        #expect(diary.lines == ["+one", "+two", "-one", "+one", "-two"])
    }

    @Test("R14: the page below a pushed one disappears, and appears again")
    func stack() throws {
        struct Stack: View {
            let diary: Diary
            var body: some View {
                NavigationStack {
                    VStack {
                        Page(name: "root", diary: diary)
                        NavigationLink("Next") { Page(name: "next", diary: diary) }
                    }
                    .navigationTitle("Root")
                }
            }
        }
        let diary = Diary(), screen = try StandingScreen(Stack(diary: diary))
        try screen.tap("Next")
        #expect(diary.lines == ["+root", "+next", "-root"])
        try screen.tap("Root")
        #expect(diary.lines == ["+root", "+next", "-root", "+root", "-next"])
    }

    @Test("of several views that might fit, the one that is shown appears")
    func fitting() throws {
        let diary = Diary()
        let screen = try StandingScreen(
            ViewThatFits {
                Page(name: "wide", diary: diary).frame(width: 1000)
                Page(name: "narrow", diary: diary)
            })
        #expect(diary.lines == ["+narrow"])
        #expect(screen.texts.contains("page narrow"))
    }
}

import Testing

/// The names of the first betas of 2019 compile, and the compiler warns of each use.
@Suite struct EarlySpellingsTests {
    /// By acceptance row: a source that uses one early name, and what the compiler calls deprecated in it.
    private static let spellings: [(row: String, name: String, text: String)] = [
        ("N1", "NavigationButton", view("NavigationButton(destination: Text(\"page\")) { Text(\"label\") }")),
        ("N2", "tapAction(count:_:)", view("Text(\"a\").tapAction { print(1) }")),
        ("N2 twice", "tapAction(count:_:)", view("Text(\"a\").tapAction(count: 2) { print(1) }")),
        ("N3", "BindableObject", store),
        ("N5", "ObjectBinding", "final class Store: ObservableObject { @Published var a = 1 }\nstruct V: View {\n@ObjectBinding var store = Store()\n"
            + "var body: some View { Text(\"\\(store.a)\") } }"),
        ("N7", "basic(duration:curve:)", view("Text(\"a\").onAppear { withAnimation(.basic(duration: 2)) { } }")),
        ("N7 spring", "fluidSpring(dampingFraction:blendDuration:)", view("Text(\"a\").animation(.fluidSpring(), value: 1)")),
        ("N7 physics", "spring(mass:stiffness:damping:initialVelocity:)", view("Text(\"a\").animation(.spring(stiffness: 100, damping: 10), value: 1)")),
        ("N8", "navigationBarItem(title:titleDisplayMode:)", view("Text(\"a\").navigationBarItem(title: Text(\"Rooms\"))")),
        ("N11", "color", view("Text(\"a\").color(.secondary)")),
        ("N13 List", "identified(by:)", view("List([1, 2].identified(by: \\.self)) { Text(\"\\($0)\") }")),
        ("N13 ForEach", "identified(by:)", view("ForEach([1, 2].identified(by: \\.self)) { Text(\"\\($0)\") }")),
        ("N16", "init(_:)", "struct V: View {\n@State var note = \"\"\nvar body: some View { TextEditor($note) } }"),
        ("long press", "longPressAction(minimumDuration:maximumDistance:_:pressing:)", view("Text(\"a\").longPressAction({ print(1) })")),
        ("presentation", "PresentationButton", view("PresentationButton(\"Edit\", destination: Text(\"editor\"))")),
        ("presentation later", "PresentationLink", view("PresentationLink(destination: Text(\"editor\")) { Text(\"Edit\") }")),
        ("alert", "presentation(_:alert:)", view("Text(\"a\").presentation(.constant(true)) { Alert(title: Text(\"Delete?\")) }")),
        ("tabs", "TabbedView", view("TabbedView { Text(\"a\").tabItem { Text(\"A\") } }")),
        ("tab", "tabItemLabel", view("TabView { Text(\"a\").tabItemLabel(Text(\"A\")) }")),
        ("length", "Length", "let length: Length = 3"),
        ("property", "DynamicViewProperty", "struct P: DynamicViewProperty {}"),
        ("background", "background(_:cornerRadius:)", view("Text(\"a\").background(Color.red, cornerRadius: 4)")),
        ("border", "border(_:width:cornerRadius:)", view("Text(\"a\").border(Color.red, width: 2, cornerRadius: 4)")),
    ]

    /// As today's talks' listings have it, with nothing deprecated.
    private static let present: [(row: String, text: String)] = [
        ("N6", view("List { Text(\"a\") }.listStyle(.grouped)")),
        ("N6 type", view("List { Text(\"a\") }.listStyle(GroupedListStyle())")),
        ("N8 then", view("Text(\"a\").navigationBarTitle(Text(\"Rooms\"), displayMode: .inline)")),
        ("N9", view("Text(\"a\").navigationBarItems(trailing: EditButton())")),
        ("N9 now", view("Text(\"a\").toolbar { ToolbarItem(placement: .topBarTrailing) { EditButton() } }")),
        ("N10", view("NavigationView { List { Text(\"a\") } }")),
        ("N12", view("Text(\"a\").environment(\\.sizeCategory, .extraExtraExtraLarge)")),
        ("N14", view("Image(\"a\").cornerRadius(8)")),
        ("N15", "#if DEBUG\nstruct V_Previews: PreviewProvider { static var previews: some View { Text(\"a\") } }\n#endif"),
        ("lineLimit", view("Text(\"a\").lineLimit(nil)")),
    ]

    private static let store = """
        final class Store: BindableObject {
            var rooms: [String] { didSet { didChange.send() } }
            init(rooms: [String] = []) { self.rooms = rooms }
            var didChange = PassthroughSubject<Void, Never>()
        }
        """

    private static func view(_ body: String) -> String { "struct V: View { var body: some View {\n\(body)\n} }" }

    @Test("N1, N2, N3, N4, N5, N7, N8, N11, N13: every early name is warned of, and compiles", arguments: ["5", "6"])
    func warned(languageMode: String) throws {
        for (row, name, text) in Self.spellings {
            let sources = try SourceFiles([("Early", "import Combine\nimport SwiftUI\n" + text)])
            let outcome = try TypeCheck(languageMode: languageMode).run(sources.paths)
            #expect(outcome.exitCode == 0, "\(row): \(outcome.diagnostics)")
            let warnings = outcome.diagnostics.split(separator: "\n").filter { $0.contains("Early.swift:") && $0.contains("warning:") }
            #expect(!warnings.isEmpty && warnings.allSatisfy { $0.contains("deprecated") }, "\(row): \(outcome.diagnostics)")
            #expect(warnings.contains { $0.contains("'\(name)' is deprecated") || $0.contains("'\(name)' was deprecated") },
                "\(row): \(outcome.diagnostics)")
        }
    }

    @Test("N6, N8, N9, N10, N12, N14, N15: what is still a name today is not warned of")
    func notWarned() throws {
        let sources = try SourceFiles(Self.present.enumerated().map { number, spelling in
            ("Present\(number)", "import SwiftUI\nfileprivate enum Scope\(number) {\n\(spelling.text)\n}")
        })
        let outcome = try TypeCheck().run(sources.paths)
        #expect(outcome.isClean, "\(outcome.diagnostics)")
    }
}

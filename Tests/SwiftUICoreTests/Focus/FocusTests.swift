@testable import SwiftUICore
import Testing

/// `@FocusState`, `focused`, the keyboard and focused values.
@MainActor @Suite struct FocusTests {
    enum Field: Hashable { case name, note, missing }

    /// Ways into a view's focus state, which its body leaves here.
    final class Ways {
        var field: FocusState<Field?>.Binding!
        var text: [Field: Binding<String>] = [:]
    }

    /// A text input as a control would be made.
    struct Input: View {
        @Binding var text: String
        let journal: Journal
        @Environment(\.isFocused) private var isFocused

        var body: some View {
            Caret(text: text)
                .focusable(input: TextInput(
                    insert: { text += $0 }, deleteBackward: { _ = text.popLast() }, submit: { journal.note("submit \(text)") }))
        }

        struct Caret: View {
            let text: String
            @Environment(\.isFocused) private var isFocused
            var body: some View { Word(text + (isFocused ? "|" : "")) }
        }
    }

    struct Form: View {
        let ways: Ways
        let journal: Journal
        var isDisabled = false
        var showsNote = true
        @State private var name = "n"
        @State private var note = "t"
        @FocusState private var field: Field?

        var body: some View {
            let _ = ways.field = $field
            VStack {
                Word(field.map { "\($0)" } ?? "nothing")
                Input(text: $name, journal: journal).focused($field, equals: .name)
                if showsNote {
                    Input(text: $note, journal: journal).focused($field, equals: .note).disabled(isDisabled)
                }
            }
        }
    }

    @Test func writingAFocusStateMovesTheFocusAndTheKeysGoThere() {
        let ways = Ways(), journal = Journal()
        let tree = Mounted { Form(ways: ways, journal: journal) }
        #expect(tree.texts == ["nothing", "n", "t"])
        #expect(!tree.graph.focus.insert("x"))

        ways.field.wrappedValue = .note
        tree.settle()
        #expect(tree.texts == ["note", "n", "t|"])
        #expect(tree.graph.focus.insert("ab"))
        #expect(tree.graph.focus.deleteBackward())
        tree.settle()
        #expect(tree.texts == ["note", "n", "ta|"])

        ways.field.wrappedValue = .name
        tree.settle()
        #expect(tree.texts == ["name", "n|", "ta"])
        ways.field.wrappedValue = nil
        tree.settle()
        #expect(tree.texts == ["nothing", "n", "ta"])
    }

    @Test func aValueThatNoViewStandsForFallsBack() {
        let ways = Ways()
        let tree = Mounted { Form(ways: ways, journal: Journal()) }
        ways.field.wrappedValue = .missing
        tree.settle()
        #expect(tree.texts[0] == "nothing")
        ways.field.wrappedValue = .name
        tree.settle()
        ways.field.wrappedValue = .missing
        tree.settle()
        #expect(tree.texts == ["name", "n|", "t"], "the focus stays where it was")
    }

    @Test func theReturnKeySubmitsAndGivesTheFocusUp() {
        let ways = Ways(), journal = Journal()
        let tree = Mounted { Form(ways: ways, journal: journal) }
        ways.field.wrappedValue = .name
        tree.settle()
        #expect(tree.graph.focus.submit())
        tree.settle()
        #expect(journal.taken() == ["submit n"])
        #expect(tree.texts == ["nothing", "n", "t"])
    }

    @Test func aSubmitActionMaySendTheFocusOn() {
        struct Two: View {
            @State private var first = "a"
            @State private var second = "b"
            @FocusState private var isSecond: Bool
            var body: some View {
                VStack {
                    Input.Caret(text: first).focusable(input: TextInput(insert: { _ in }, deleteBackward: {}, submit: { isSecond = true }))
                    Input.Caret(text: second).focusable(input: TextInput(insert: { _ in }, deleteBackward: {}, submit: {})).focused($isSecond)
                }
            }
        }
        let tree = Mounted { Two() }
        tree.graph.focus.focusNext()
        tree.settle()
        #expect(tree.texts == ["a|", "b"])
        tree.graph.focus.submit()
        tree.settle()
        #expect(tree.texts == ["a", "b|"])
    }

    @Test func theTabKeyGoesRoundInTreeOrderPastWhatIsDisabled() {
        let ways = Ways()
        let tree = Mounted(false) { Form(ways: ways, journal: Journal(), isDisabled: $0) }
        func next() -> String {
            tree.graph.focus.focusNext()
            tree.settle()
            return tree.texts[0]
        }
        #expect([next(), next(), next()] == ["name", "note", "name"])
        tree.graph.focus.focusPrevious()
        tree.settle()
        #expect(tree.texts[0] == "note")
        tree.input = true
        #expect(tree.texts[0] == "nothing", "a view that is disabled gives the focus up")
        #expect([next(), next()] == ["name", "name"])
    }

    @Test func aViewThatLeavesTakesItsFocusWithIt() {
        let ways = Ways()
        let tree = Mounted(true) { Form(ways: ways, journal: Journal(), showsNote: $0) }
        ways.field.wrappedValue = .note
        tree.settle()
        tree.input = false
        #expect(tree.texts == ["nothing", "n"])
        #expect(!tree.graph.focus.insert("x"))
        tree.graph.close()
    }

    @Test func aFieldShownInTheSameTurnCanBeFocused() {
        let ways = Ways()
        let tree = Mounted(false) { Form(ways: ways, journal: Journal(), showsNote: $0) }
        ways.field.wrappedValue = .note
        tree.input = true
        #expect(tree.texts == ["note", "n", "t|"])
    }

    @Test func focusOnAppearAndDefaultFocusAreInTheFirstPicture() {
        struct Appearing: View {
            @FocusState private var isFocused: Bool
            var body: some View { Input(text: .constant("a"), journal: Journal()).focused($isFocused).onAppear { isFocused = true } }
        }
        struct Default: View {
            @FocusState private var field: Field?
            var body: some View {
                Input(text: .constant("a"), journal: Journal()).focused($field, equals: .name).defaultFocus($field, .name)
            }
        }
        #expect(Mounted { Appearing() }.texts == ["a|"])
        #expect(Mounted { Default() }.texts == ["a|"])
    }

    @Test("§2.13 moving the focus evaluates only who reads it") func movingTheFocusEvaluatesOnlyWhoReadsIt() {
        struct Reader: View {
            var field: FocusState<Field?>.Binding
            let journal: Journal
            var body: some View {
                let _ = journal.note("reader")
                Word("a").focusable().focused(field, equals: .name)
                Word("b").focusable().focused(field, equals: .note)
            }
        }
        struct Owner: View {
            let ways: Ways
            let journal: Journal
            @FocusState private var field: Field?
            var body: some View {
                let _ = ways.field = $field
                let _ = journal.note("owner")
                Reader(field: $field, journal: journal)
            }
        }
        let ways = Ways(), journal = Journal()
        let tree = Mounted { Owner(ways: ways, journal: journal) }
        #expect(journal.taken() == ["owner", "reader"])
        ways.field.wrappedValue = .note
        tree.settle()
        #expect(ways.field.wrappedValue == .note)
        #expect(journal.taken() == [], "neither body reads where the focus is")
    }

    @Test func focusedValuesComeFromTheFocusedViewAndElseFromTheScene() {
        struct Shows: View {
            @FocusedValue(\.title) private var title
            @FocusedBinding(\.count) private var count
            var body: some View { Word("\(title ?? "none") \(count ?? -1)") }
        }
        struct Page: View {
            let handles: Handles
            let hasScene: Bool
            @State private var count = 1
            var body: some View {
                let _ = handles.counts["count"] = $count
                VStack {
                    Word("a").focusable().focusedValue(\.title, "first").focusedValue(\.count, $count)
                    Word("b").focusable()
                    Shows()
                    if hasScene { Word("s").focusedSceneValue(\.title, "scene") }
                }
            }
        }
        let handles = Handles()
        let tree = Mounted(true) { Page(handles: handles, hasScene: $0) }
        func shown() -> String { tree.texts[2] }
        #expect(shown() == "scene -1")
        tree.graph.focus.focusNext()
        tree.settle()
        #expect(shown() == "first 1")
        handles.counts["count"]!.wrappedValue = 2
        tree.settle()
        #expect(shown() == "first 2")
        tree.graph.focus.focusNext()
        tree.settle()
        #expect(shown() == "scene -1")
        tree.input = false
        #expect(shown() == "none -1")
        #expect(tree.graph.diagnostics.isEmpty)
    }
}

private enum TitleKey: FocusedValueKey { typealias Value = String }
private enum CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }

    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

import Combine
@testable import SwiftUICore
import Testing

@MainActor @Suite struct LifecycleTests {
    @Test("§3.6, §4.1 what onAppear writes is in the first picture") func whatOnAppearWritesIsInTheFirstPicture() {
        struct Late: View {
            @State private var text = "before"
            var body: some View { Word(text).onAppear { text = "after" } }
        }
        #expect(Mounted { Late() }.texts == ["after"])
    }

    @Test func viewsComeAndGoOnce() {
        let journal = Journal()
        let tree = Mounted([1, 2]) { rows in
            VStack {
                ForEach(rows, id: \.self) { row in
                    Word("\(row)").onAppear { journal.note("+\(row)") }.onDisappear { journal.note("-\(row)") }
                }
            }
        }
        #expect(journal.taken() == ["+1", "+2"])
        tree.input = [2, 1]
        #expect(journal.taken() == [])
        tree.input = [3, 2]
        #expect(journal.taken() == ["+3", "-1"], "who comes is told first, who goes after the update")
        tree.graph.close()
        #expect(journal.taken().sorted() == ["-2", "-3"])
    }

    @Test func aViewInABackgroundComesAndGoesToo() {
        let journal = Journal()
        let tree = Mounted(true) { isShown in
            Word("a").background {
                if isShown { Word("b").onAppear { journal.note("+") }.onDisappear { journal.note("-") } }
            }
        }
        tree.input = false
        tree.input = true
        tree.graph.close()
        #expect(journal.taken() == ["+", "-", "+", "-"])
    }

    @Test("§4.4 changes are heard with both values") func changesAreHeardWithBothValues() {
        let journal = Journal()
        let tree = Mounted(1) { value in
            Word("a")
                .onChange(of: value) { old, new in journal.note("\(old)>\(new)") }
                .onChange(of: value, initial: true) { old, new in journal.note("initial \(old)>\(new)") }
                .onChange(of: value) { journal.note("plain") }
                .onChange(of: value / 10) { journal.note("tens") }
        }
        #expect(journal.taken() == ["initial 1>1"])
        tree.input = 2
        #expect(journal.taken() == ["1>2", "initial 1>2", "plain"])
        tree.settle()
        tree.input = 12
        #expect(journal.taken() == ["2>12", "initial 2>12", "plain", "tens"])
    }

    @available(*, deprecated) @Test func theOlderFormHearsTheNewValue() {
        let journal = Journal()
        let tree = Mounted(Int?.none) { value in Word("a").onChange(of: value, perform: { journal.note("\($0 ?? -1)") }) }
        tree.input = 2
        tree.input = nil
        #expect(journal.entries == ["2", "-1"])
    }

    @Test func aChangeMayLeadToAnother() {
        struct Chain: View {
            let input: Int
            @State private var double = 0
            @State private var text = ""
            var body: some View {
                Word(text)
                    .onChange(of: input, initial: true) { double = 2 * input }
                    .onChange(of: double) { text = "\($0)>\($1)" }
            }
        }
        let tree = Mounted(1) { Chain(input: $0) }
        #expect(tree.texts == ["0>2"])
        tree.input = 4
        #expect(tree.texts == ["2>8"])
    }

    @Test("§4.3 a task is cancelled with its view and with its id") func aTaskIsCancelledWithItsViewAndWithItsID() async {
        let journal = Journal()
        let tree = Mounted(1) { id in
            if id > 0 {
                Word("a").task(id: id) {
                    journal.note("start \(id)")
                    while !Task.isCancelled { await Task.yield() }
                    journal.note("end \(id)")
                }
            }
        }
        func until(_ count: Int) async {
            for _ in 0..<10_000 where journal.entries.count < count { await Task.yield() }
        }
        await until(1)
        #expect(journal.entries == ["start 1"])
        tree.input = 2
        await until(3)
        #expect(journal.taken().sorted() == ["end 1", "start 1", "start 2"])
        tree.input = 0
        await until(1)
        #expect(journal.taken() == ["end 2"])
        tree.input = 3
        await until(1)
        tree.graph.close()
        await until(2)
        #expect(journal.taken() == ["start 3", "end 3"])
    }

    @Test("§4.5 values of a publisher are received by the newest action") func valuesOfAPublisherAreReceivedByTheNewestAction() {
        let journal = Journal(), first = PassthroughSubject<Int, Never>(), second = PassthroughSubject<Int, Never>()
        let tree = Mounted(("a", first)) { input in
            if !input.0.isEmpty { Word("x").onReceive(input.1) { journal.note("\(input.0)\($0)") } }
        }
        first.send(1)
        tree.input = ("b", first)
        first.send(2)
        tree.input = ("c", second)
        first.send(3)
        second.send(4)
        tree.input = ("", second)
        second.send(5)
        #expect(journal.entries == ["a1", "b2", "c4"])
    }

    @Test func aPublisherOfCurrentValuesIsSubscribedToOnce() {
        final class Model: ObservableObject { @Published var count = 3 }
        let model = Model(), journal = Journal()
        let tree = Mounted(1) { step in Word("\(step)").onReceive(model.$count) { journal.note("\($0)") } }
        tree.input = 2
        model.count = 4
        #expect(journal.entries == ["3", "4"])
        tree.graph.close()
        model.count = 5
        #expect(journal.entries == ["3", "4"])
    }

    @Test func readersOfPreferencesMayComeAndGoWithThem() {
        let journal = Journal()
        let tree = Mounted(1.0) { width in
            VStack { Word("a").preference(key: Widths.self, value: [width]) }
                .overlayPreferenceValue(Widths.self) { widths in
                    if widths == [1] {
                        GeometryReader { _ in Word("one") }
                        Word("b").preference(key: Widths.self, value: [9]).onPreferenceChange(Widths.self) { journal.note("\($0)") }
                    } else {
                        Word("two").onPreferenceChange(Widths.self) { journal.note("none \($0)") }
                    }
                }
        }
        #expect(tree.texts.contains("one"))
        tree.input = 2
        #expect(tree.texts == ["a", "two"])
        #expect(journal.entries == ["[9.0]", "none []"])
    }
}

@testable import SwiftUICore
import Testing

/// `@Namespace`, `@ScaledMetric` and `equatable()`.
@MainActor @Suite struct WrapperTests {
    @Test("§2.13 a namespace is the view's own and stays") func aNamespaceIsTheViewsOwnAndStays() {
        final class Seen { var ids: [Namespace.ID] = [] }
        struct Named: View {
            @Namespace private var first
            @Namespace private var second
            let step: Int
            let seen: Seen
            var body: some View {
                let _ = seen.ids += [first, second]
                Word("\(step)")
            }
        }
        let seen = Seen()
        let tree = Mounted(1) { step in
            VStack {
                Named(step: step, seen: seen)
                Named(step: 0, seen: seen)
            }
        }
        #expect(Set(seen.ids).count == 4, "no two are the same")
        let first = Array(seen.ids.prefix(2))
        seen.ids = []
        tree.input = 2
        #expect(seen.ids == first)
    }

    @Test("§2.13 a length grows with the text", arguments: [
        // 17 points as body: 18.667 at xL and 48 at AX5 @3x (measured); caption grows by 16/16 at L and 19/16 at xL.
        (DynamicTypeSize.large, 17.0, 16.0), (.xLarge, 18.667, 19.0), (.accessibility5, 48.0, 51.0),
    ])
    func scaledMetric(size: DynamicTypeSize, body: Double, caption: Double) {
        final class Seen { var lengths: [Double] = [] }
        struct Scaled: View {
            @ScaledMetric private var body17: Double = 17
            @ScaledMetric(relativeTo: .caption) private var caption16: CGFloat = 16
            let seen: Seen
            var body: some View {
                let _ = seen.lengths = [body17, caption16]
                Word("a")
            }
        }
        let seen = Seen()
        let tree = Mounted(DynamicTypeSize.medium) { Scaled(seen: seen).dynamicTypeSize($0).environment(\.displayScale, 3) }
        let before = seen.lengths
        tree.input = size
        #expect(seen.lengths != before, "a change of the text size renews the view")
        #expect(abs(seen.lengths[0] - body) < 0.001 && abs(seen.lengths[1] - caption) < 0.001, "\(seen.lengths)")
    }

    @Test func anEquatableViewIsRenewedOnlyWhenItSaysSo() {
        struct Rounded: View, Equatable {
            let value: Double
            let action: () -> Void
            let journal: Journal
            @State private var count = 0
            nonisolated static func == (a: Rounded, b: Rounded) -> Bool { a.value.rounded() == b.value.rounded() }
            var body: some View {
                let _ = journal.note("body")
                Word("\(value) \(count)")
            }
        }
        let journal = Journal()
        let tree = Mounted(1.0) { value in
            VStack {
                Rounded(value: value, action: {}, journal: journal).equatable()
            }
        }
        #expect(journal.taken().count == 1)
        tree.input = 1.2
        #expect(journal.taken() == [])
        #expect(tree.texts == ["1.0 0"])
        tree.input = 2.4
        #expect(journal.taken().count == 1)
        #expect(tree.texts == ["2.4 0"])
    }

    /// Plain data with an `==` of its own is compared by its fields, unless `equatable()` says otherwise.
    @Test func equatableMattersForPlainData() {
        struct Plain: View, Equatable {
            let value: Double
            nonisolated static func == (a: Plain, b: Plain) -> Bool { a.value.rounded() == b.value.rounded() }
            var body: some View { Word("\(value)") }
        }
        let plain = Mounted(1.0) { Plain(value: $0) }
        plain.input = 1.2
        #expect(plain.texts == ["1.2"])
        let equatable = Mounted(1.0) { EquatableView(content: Plain(value: $0)) }
        equatable.input = 1.2
        #expect(equatable.texts == ["1.0"])
    }
}

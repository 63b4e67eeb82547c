import Combine
import Observation
@testable import SwiftUICore

/// What a random tree of views consists of; changed step by step, and built afresh to compare with.
indirect enum Plan {
    case counter(Int)
    case limit
    case shared
    case watched
    case stack([Plan])
    case rows([Row])
    case choice(Bool, Plan, Plan)
    case maybe(Plan?)
    case erased(Plan, isPadded: Bool)
    case group([Plan], padding: Int)
    case limited(Int, Plan)
    case backed(Plan, Plan)
    case keyed(Int, Plan)
    case placed(Placing, Plan)

    /// What decides where the views of a plan stand.
    enum Placing: Equatable {
        case wide(Int), row, lazy, scrolled, measured, shifted(Int), guided(Int), barred, fitting(Int), reported, relative, reaching

        static func any(_ number: (Range<Int>) -> Int) -> Placing {
            switch number(0..<12) {
            case 0: .wide(number(1..<9))
            case 1: .row
            case 2: .lazy
            case 3: .scrolled
            case 4: .measured
            case 5: .shifted(number(1..<9))
            case 6: .guided(number(1..<5))
            case 7: .barred
            case 8: .fitting(number(1..<9))
            case 9: .reported
            case 10: .relative
            default: .reaching
            }
        }
    }

    struct Row: Identifiable {
        var id: Int
        var plan: Plan
    }
}

/// What the views of a plan read and write: it outlives them, so that a tree built afresh finds the same.
@MainActor final class PlanModel {
    @Observable final class Shared {
        var number = 0
        var unread = 0
    }

    final class Watched: ObservableObject { @Published var number = 0 }

    let shared = Shared()
    let watched = Watched()
    /// What each counter has counted to.
    var counts: [Int: Int] = [:]
    /// Ways into the state of the counters that are in the tree, or were: a background of a list has one counter several times.
    var bindings: [Int: [Binding<Int>]] = [:]
    /// Counters that have appeared and not gone.
    var present: [Int: Int] = [:]
    var owned = 0
}

/// A plan as views.
struct PlanView: View {
    let plan: Plan
    let model: PlanModel

    var body: some View {
        switch plan {
        case .counter(let key): CounterView(key: key, model: model).id(key)
        case .limit: LimitView()
        case .shared: SharedView(shared: model.shared)
        case .watched: WatchedView(watched: model.watched)
        case .stack(let plans): VStack { views(plans) }
        case .rows(let rows): ForEach(rows) { PlanView(plan: $0.plan, model: model) }
        case .choice(let isFirst, let first, let second):
            if isFirst { PlanView(plan: first, model: model) } else { PlanView(plan: second, model: model) }
        case .maybe(let plan):
            if let plan { PlanView(plan: plan, model: model) }
        case .erased(let plan, let isPadded):
            isPadded ? AnyView(PlanView(plan: plan, model: model).padding(1)) : AnyView(PlanView(plan: plan, model: model))
        case .group(let plans, let padding): Group { views(plans) }.padding(CGFloat(padding))
        case .limited(let limit, let plan): PlanView(plan: plan, model: model).lineLimit(limit)
        case .backed(let front, let back): PlanView(plan: front, model: model).background { PlanView(plan: back, model: model) }
        case .keyed(let id, let plan): PlanView(plan: plan, model: model).id(id)
        case .placed(let placing, let plan): PlacedView(placing: placing, content: PlanView(plan: plan, model: model))
        }
    }

    /// Up to three views one after the other, each at a position of its own.
    @ViewBuilder private func views(_ plans: [Plan]) -> some View {
        if plans.count > 0 { PlanView(plan: plans[0], model: model) }
        if plans.count > 1 { PlanView(plan: plans[1], model: model) }
        if plans.count > 2 { PlanView(plan: plans[2], model: model) }
    }
}

/// A view in what decides where it stands.
private struct PlacedView<Content: View>: View {
    let placing: Plan.Placing
    let content: Content

    var body: some View {
        switch placing {
        case .wide(let width): content.frame(minWidth: CGFloat(20 * width), alignment: .trailing)
        case .row: HStack(alignment: .top) { content; Word("end") }
        case .lazy: LazyVStack(alignment: .leading) { content; Word("end") }
        case .scrolled: ScrollView { content; Word("end") }
        case .measured:
            GeometryReader { proxy in
                VStack { content; Word("\(Int(proxy.size.width)) at \(Int(proxy.frame(in: .global).minY))") }
            }
        case .shifted(let distance): content.offset(x: CGFloat(distance)).padding(.leading, CGFloat(distance))
        case .guided(let part): VStack(alignment: .leading) { content.alignmentGuide(.leading) { $0.width / CGFloat(part) }; Word("line") }
        case .barred: content.safeAreaInset(edge: .bottom) { Word("bar") }
        case .fitting(let width): ViewThatFits { content.frame(width: CGFloat(60 * width)); content }
        case .reported: content.overlayPreferenceValue(Widths.self) { Word("sum \(Int($0.reduce(0, +)))").frame(width: CGFloat(10 + $0.count)) }
        case .relative: content.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        case .reaching: content.ignoresSafeArea()
        }
    }
}

private struct CounterView: View {
    let key: Int
    let model: PlanModel
    @State private var count: Int
    @StateObject private var owned: Owned
    @Environment(\.lineLimit) private var limit

    init(key: Int, model: PlanModel) {
        (self.key, self.model) = (key, model)
        _count = State(initialValue: model.counts[key] ?? 0)
        _owned = StateObject(wrappedValue: Owned(model))
    }

    var body: some View {
        let _ = model.bindings[key, default: []].append($count)
        Word("\(key):\(count)/\(limit ?? 0)")
            .frame(width: CGFloat(10 + 3 * count))
            .onAppear { model.present[key, default: 0] += 1 }
            .onDisappear { model.present[key, default: 0] -= 1 }
    }
}

/// Counts those that live.
private final class Owned: ObservableObject {
    private let model: PlanModel

    init(_ model: PlanModel) {
        self.model = model
        MainActor.assumeIsolated { model.owned += 1 }
    }

    deinit { MainActor.assumeIsolated { [model] in model.owned -= 1 } }
}

private struct LimitView: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Word("limit \(limit ?? 0)") }
}

private struct SharedView: View {
    let shared: PlanModel.Shared
    var body: some View { Word("shared \(shared.number)") }
}

private struct WatchedView: View {
    @ObservedObject var watched: PlanModel.Watched
    var body: some View { Word("watched \(watched.number)").preference(key: Widths.self, value: [Double(watched.number)]) }
}

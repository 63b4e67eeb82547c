import Combine
import Foundation
import Graphics
import Metrics
import SwiftUICore

/// One screen that lives on a virtual clock: it can be touched, time can pass, and a picture can be taken at any instant.
@MainActor package final class LiveScreen {
    package let graph: ViewGraph
    package let root: RootItem
    private var environment: EnvironmentValues
    private var screen: PictureArea.Screen
    private let settings: ScreenSettings
    private let area: PictureArea
    private let device: DeviceMetrics
    private let landscape: Bool
    private var stopwatch = Stopwatch()
    /// Where the finger is that a script has put down; nil without one.
    private var finger: CGPoint?

    /// - Parameter isMoving: changes unfold in time; else they show at once, as in a still.
    package init<Content: View>(
        _ content: Content, index: Int? = nil, listing: ScreenRenderer.Listing = ScreenRenderer.Listing(),
        settings: ScreenSettings = ScreenSettings(), world: World, isMoving: Bool = true
    ) throws {
        device = try settings.device ?? ScreenRenderer.device(listing)
        landscape = listing.orientation?.isLandscape ?? false
        self.settings = settings
        root = RootItem()
        root.selected = index
        environment = settings.environment(on: device, landscape: landscape)
        if settings.scale == nil, let scale = listing.scale, scale > 0, scale.isFinite { environment.displayScale = scale }
        environment.isTimeline = isMoving
        let state = ScreenState()
        environment.screenState = state
        graph = ViewGraph(world: world, environment: environment, container: root)
        graph.animations.isOn = isMoving
        if let index { graph.topLevel = .only(index) }
        area = PictureArea(
            stage: settings.stage, layout: listing.layout ?? .device, device: device, landscape: landscape, scale: environment.displayScale,
            isMoving: isMoving)
        screen = PictureArea.Screen(size: .zero)
        graph.setContent(content.presentingScreen())
        stopwatch.lap("build")
        screen = area.settle(graph, root)
        if settings.colorScheme == nil, let preferred = root.preference(PreferredColorSchemeKey.self), let scheme = preferred,
            scheme != environment.colorScheme
        {
            environment.colorScheme = scheme
            graph.setRootEnvironment(environment)
            screen = area.settle(graph, root)
        }
        stopwatch.lap("layout")
        state.hasStarted = true
    }

    package func close() { graph.close() }

    package var size: CGSize { screen.size }

    /// What accessibility finds now, in reading order.
    package var elements: [AccessibilityElement] { AccessibilityPass.elements(of: root).flattened }

    // MARK: Pictures

    /// The picture of this instant.
    package func draw() -> RenderedScreen { paint().rasterized() }

    /// The picture of this instant as drawing steps, before any pixel.
    package func paint() -> PaintedScreen {
        let scale = environment.displayScale
        var painter = Painter(scale: scale)
        let background = environment.systemColor(.systemBackground)
        root.paint(&painter)
        if settings.showsDeviceFurniture, case .device = area.layout { paintFurniture(&painter) }
        let outline = OutlinePass.outline(of: graph.rootNode, size: screen.size, scale: scale)
        let accessibility = AccessibilityPass.elements(of: root)
        stopwatch.lap("paint")
        return PaintedScreen(
            displayList: painter.list, size: screen.size, scale: scale, background: background.premultiplied, threads: settings.rasterThreads,
            outline: outline, accessibility: accessibility, diagnostics: graph.diagnostics + screen.diagnostics, stages: stopwatch.laps)
    }

    /// What the system draws over every app: a tree of its own, which outlines and accessibility know nothing of.
    private func paintFurniture(_ painter: inout Painter) {
        let root = RootItem(), bounds = CGRect(origin: .zero, size: screen.size)
        let graph = ViewGraph(world: graph.world, environment: environment, container: root)
        defer { graph.close() }
        graph.setContent(DeviceFurniture(device: device, landscape: landscape))
        graph.settle(RootPlacement(
            bounds: bounds, context: PlacementContext(container: bounds, safeArea: bounds, scale: environment.displayScale)))
        root.paint(&painter)
    }

    // MARK: Time

    /// Seconds since the screen came up.
    package var time: Double { graph.input.time }

    /// Lets time pass, doing everything on the way at its instant.
    package func advance(by seconds: Double) throws {
        guard seconds >= 0, seconds.isFinite else { throw TimelineError.backwards(seconds, time) }
        let end = time + seconds
        for _ in 0..<Self.eventLimit {
            let next = [graph.input.nextDeadline, graph.animations.nextDeadline, schedulerDeadline].compactMap { $0 }.min()
            guard let next, next <= end else { break }
            step(to: max(next, time))
        }
        step(to: end)
    }

    /// How much may happen in one advance before something is taken to bring itself about for ever.
    private static let eventLimit = 100_000

    private var schedulerDeadline: Double? { graph.clock.nextDeadline.map { Double($0.nanoseconds) / 1e9 } }

    private func step(to instant: Double) {
        graph.perform {
            graph.input.advance(to: instant)
            let now = Int((instant * 1e9).rounded(.up))
            _ = graph.clock.advance(by: .nanoseconds(max(now - graph.clock.now.nanoseconds, 0)))
            graph.showPresent()
        }
        graph.runTasks()
    }

    /// Lets time pass until nothing moves.
    package func settle() throws {
        let start = time
        while let end = graph.animations.end {
            guard end - start <= Self.longestWait else {
                throw TimelineError.restless(start, Self.longestWait, graph.animations.lastToRest ?? "a view without a name")
            }
            try advance(by: max(end - time, 0))
            if graph.animations.end == end { break }
        }
    }

    /// How long a wait for rest may take, in seconds.
    private static let longestWait = 60.0

    // MARK: Touches

    /// The view with an identifier or a label.
    package func element(_ name: String) throws -> AccessibilityElement {
        let all = elements
        var found = all.filter { $0.identifier == name }
        if found.isEmpty { found = all.filter { $0.label == name } }
        if found.isEmpty { found = all.filter { $0.inputLabels.contains(name) } }
        guard let first = found.first else { throw TimelineError.noSuch(name, among: all, time) }
        // One control may be read as several elements in one place.
        if found.count > 1, !found.allSatisfy({ $0.frame == first.frame }) { throw TimelineError.several(name, found, time) }
        return found.first(where: \.isEnabled) ?? first
    }

    private func place(_ target: PreviewTimelineStep.Target) throws -> CGPoint {
        switch target {
        case .point(let point): return point
        case .view(let name):
            let element = try element(name)
            if !element.isEnabled { throw TimelineError.disabled(element, time) }
            let point = element.activationPoint
            guard CGRect(origin: .zero, size: screen.size).contains(point) else { throw TimelineError.outside(element, point, time) }
            return point
        }
    }

    private func down(_ point: CGPoint) throws {
        let hit = graph.perform { graph.input.touchBegan(at: point, time: time) }
        graph.perform { graph.showPresent() }
        if hit == nil { throw TimelineError.nothing(at: point, time) }
    }

    private func up(_ point: CGPoint) {
        graph.perform {
            graph.input.touchEnded(at: point, time: time)
            graph.showPresent()
        }
    }

    package func tap(_ target: PreviewTimelineStep.Target, count: Int = 1) throws {
        let point = try place(target)
        for _ in 0..<max(count, 1) {
            try down(point)
            up(point)
        }
    }

    package func press(_ target: PreviewTimelineStep.Target, for seconds: Double) throws {
        let point = try place(target)
        try down(point)
        try advance(by: seconds)
        up(point)
    }

    /// Puts a finger down and leaves it there.
    package func hold(_ target: PreviewTimelineStep.Target) throws {
        if finger != nil { throw TimelineError.finger(isDown: true, time) }
        let point = try place(target)
        try down(point)
        finger = point
    }

    /// Moves the finger that is down, at an even speed.
    package func move(by distance: CGSize, for seconds: Double = 0.3) throws {
        guard let start = finger else { throw TimelineError.finger(isDown: false, time) }
        for step in 1...Self.dragSteps {
            try advance(by: seconds / Double(Self.dragSteps))
            let share = CGFloat(step) / CGFloat(Self.dragSteps)
            let point = CGPoint(x: start.x + distance.width * share, y: start.y + distance.height * share)
            finger = point
            graph.perform {
                graph.input.touchMoved(to: point, time: time)
                graph.showPresent()
            }
        }
    }

    /// Lifts the finger that is down.
    package func release() throws {
        guard let point = finger else { throw TimelineError.finger(isDown: false, time) }
        finger = nil
        up(point)
    }

    package func drag(_ target: PreviewTimelineStep.Target, by distance: CGSize, for seconds: Double = 0.3) throws {
        try hold(target)
        try move(by: distance, for: seconds)
        try release()
    }

    /// In how many steps a finger moves.
    private static let dragSteps = 10

    /// Scrolls without a finger.
    package func scroll(_ target: PreviewTimelineStep.Target? = nil, by distance: CGSize) throws {
        var scrolled: ScrollItem?
        if let target {
            let path = root.hitTest(try place(target))
            scrolled = path?.gestures.lazy.compactMap { $0 as? ScrollItem }.first
        } else {
            func first(_ item: LayoutItem) -> ScrollItem? { (item as? ScrollItem) ?? item.inner.lazy.compactMap(first).first }
            scrolled = first(root)
        }
        guard let scrolled else { throw TimelineError.noScrollView(time) }
        graph.perform {
            let offset = scrolled.offset
            scrolled.offset = CGPoint(x: offset.x + distance.width, y: offset.y + distance.height)
            graph.showPresent()
        }
    }

    // MARK: Keys

    package func type(_ text: String) throws {
        for character in text { try key { graph.focus.insert(String(character)) } }
    }

    package func deleteBackward() throws { try key { graph.focus.deleteBackward() } }

    package func submit() throws { try key { graph.focus.submit() } }

    private func key(_ press: () -> Bool) throws {
        let isHeard = graph.perform {
            defer { graph.showPresent() }
            return press()
        }
        if !isHeard { throw TimelineError.noKeyboard(time) }
    }

    package func press(_ key: KeyEquivalent, modifiers: EventModifiers = .command) throws {
        let isHeard = graph.perform {
            defer { graph.showPresent() }
            return graph.input.press(key, modifiers)
        }
        if !isHeard { throw TimelineError.noShortcut("\(modifiers.text)\(key.character)", time) }
    }
}

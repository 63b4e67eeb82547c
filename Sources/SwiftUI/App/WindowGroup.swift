import SwiftUICore

/// Any number of windows with the same content, each with state of its own. A launched app shows the first window of its first group.
public nonisolated struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    let id: String?
    let content: Content

    public init(@ViewBuilder content: () -> Content) { (id, self.content) = (nil, content()) }

    public init(id: String, @ViewBuilder content: () -> Content) { (self.id, self.content) = (id, content()) }

    /// The title is for the systems that show one.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) }

    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.init(id: id, content: content) }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content)
    }

    @MainActor public static func _build(_ scene: Self, _ builder: inout NodeBuilder) {
        WindowsView<Content>._build(WindowsView(id: scene.id, content: scene.content, opensAtLaunch: true), &builder)
    }
}

/// One window that is shown when it is asked for by its id, or at launch where it is the app's first scene.
public nonisolated struct Window<Content: View>: Scene {
    public typealias Body = Never

    let id: String
    let content: Content

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { (self.id, self.content) = (id, content()) }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        (self.id, self.content) = (id, content())
    }

    @MainActor public static func _build(_ scene: Self, _ builder: inout NodeBuilder) {
        WindowsView<Content>._build(WindowsView(id: scene.id, content: scene.content, opensAtLaunch: true), &builder)
    }
}

/// The app's settings, on systems that have a window for them; shown where a window of the scene `settings` is open.
public nonisolated struct Settings<Content: View>: Scene {
    public typealias Body = Never

    /// The scene's id among open windows.
    package static var id: String { "settings" }

    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _build(_ scene: Self, _ builder: inout NodeBuilder) {
        WindowsView<Content>._build(WindowsView(id: Self.id, content: scene.content, opensAtLaunch: false), &builder)
    }
}

/// The open windows of one scene.
nonisolated struct WindowsView<Content: View>: View, OmittedFromOutlines {
    let id: String?
    let content: Content
    let opensAtLaunch: Bool
    @State private var identity = Identity()
    @Environment(OpenWindows.self) private var open: OpenWindows?
    @Environment(\.world) private var world

    init(id: String?, content: Content, opensAtLaunch: Bool) {
        (self.id, self.content, self.opensAtLaunch) = (id, content, opensAtLaunch)
    }

    private final class Identity {}

    @MainActor var body: some View {
        let isFirst = opensAtLaunch && open?.isFirst(identity) == true
        let windows = open?.windows.filter { window in window.scene.map { $0 == id } ?? isFirst } ?? []
        ForEach(windows) { window in
            WindowView(content: content).environment(\.sceneStorage, world.scenes[window.id])
        }
    }
}

/// One window: an element, whatever it shows, that lays its content out as the root of a picture does.
nonisolated struct WindowView<Content: View>: ContainerView, OutlinedAs {
    typealias Body = Never

    static var outlineName: String { "Window" }

    let content: Content

    func makeItem() -> RootItem { RootItem() }

    func update(_ item: RootItem, _ environment: EnvironmentValues) {}
}

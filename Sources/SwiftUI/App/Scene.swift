import SwiftUICore

/// A part of an app's interface that the system shows by itself: a group of windows, the settings.
///
/// A type either gives a `body` of other scenes, or is one of the framework's primitives. Scenes are nodes as views are: their state and
/// the objects they own live as long as the app.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    /// Makes or renews the nodes of `scene`; the default is right for every type that has a `body`.
    static func _build(_ scene: Self, _ builder: inout NodeBuilder)
}

extension Scene {
    @MainActor public static func _build(_ scene: Self, _ builder: inout NodeBuilder) {
        SceneBody<Self>._build(SceneBody(scene: PropertyHolder(scene)), &builder)
    }
}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body") }
}

extension Never: Scene {}

/// A scene with a body, as a view: connects the scene's properties and evaluates its body when one of them changes.
private nonisolated struct SceneBody<S: Scene>: View, OutlinedAs {
    static var outlineName: String { String(describing: S.self) }

    var scene: PropertyHolder<S>

    @MainActor var body: some View { SceneContent(scene: scene.value.body) }
}

/// A scene, as a view.
nonisolated struct SceneContent<S: Scene>: View {
    typealias Body = Never

    let scene: S

    @MainActor static func _build(_ view: Self, _ builder: inout NodeBuilder) { S._build(view.scene, &builder) }
}

/// Turns the statements of an app's body into its scenes.
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<(repeat each Content)> {
        _TupleScene(repeat each content)
    }

    /// For scenes of a newer system: `if #available(…) { … }`.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> { _OptionalScene(content: content) }

    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes in sequence.
public nonisolated struct _TupleScene<T>: Scene {
    public typealias Body = Never

    let value: T
    let visit: @MainActor (T, inout NodeBuilder) -> Void

    init<each Content: Scene>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        visit = { value, builder in repeat _TupleScene.step(each value, &builder) }
    }

    @MainActor private static func step<Content: Scene>(_ content: Content, _ builder: inout NodeBuilder) {
        SceneContent<Content>._build(SceneContent(scene: content), &builder)
    }

    @MainActor public static func _build(_ scene: _TupleScene, _ builder: inout NodeBuilder) {
        builder.scope { scene.visit(scene.value, &$0) }
    }
}

/// A scene, or none.
public nonisolated struct _OptionalScene<Content: Scene>: Scene {
    public typealias Body = Never

    let content: Content?

    @MainActor public static func _build(_ scene: Self, _ builder: inout NodeBuilder) {
        Optional<SceneContent<Content>>._build(scene.content.map { SceneContent(scene: $0) }, &builder)
    }
}

import Foundation
import Graphics
import Typesetting

/// Everything that comes from outside a view tree: fonts, resources, time. Nothing else may be read.
package final class World: Sendable {
    /// nil when no fonts are at hand: texts then report it.
    package let fonts: FontLibrary?
    /// Pictures, colours and strings.
    package let resources: ResourceLibrary
    /// The instant that counts as now.
    package let now: Date

    /// What `@AppStorage` reads and writes.
    package let defaults: DefaultsStore
    /// What `@SceneStorage` of each scene reads and writes.
    package let scenes: SceneStates

    /// - Parameter now: by default 9:41 on a fixed day, as Apple's own pictures have it.
    package init(
        fonts: FontLibrary? = nil, resources: ResourceLibrary = .empty, now: Date = World.standardDate,
        defaults: DefaultsStore = DefaultsStore(), scenes: SceneStates = SceneStates()
    ) {
        (self.fonts, self.resources, self.now, self.defaults, self.scenes) = (fonts, resources, now, defaults, scenes)
    }

    /// The same world, in which nothing is remembered yet.
    package func forgetting() -> World { World(fonts: fonts, resources: resources, now: now) }

    /// The world of the code that runs: set while a tree of views runs code of its views, and in the tasks that it starts.
    @TaskLocal package static var current: World?

    /// 9 January 2007, 9:41 UTC.
    package static let standardDate = Date(timeIntervalSince1970: 1_168_335_660)
}

private enum WorldKey: EnvironmentKey {
    static let standard = World()
    static var defaultValue: World { standard }
}

extension EnvironmentValues {
    package var world: World {
        get { self[WorldKey.self] }
        set { self[WorldKey.self] = newValue }
    }
}

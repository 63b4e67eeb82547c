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

    /// - Parameter now: by default 9:41 on a fixed day, as Apple's own pictures have it.
    package init(fonts: FontLibrary? = nil, resources: ResourceLibrary = .empty, now: Date = World.standardDate) {
        self.fonts = fonts
        self.resources = resources
        self.now = now
    }

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

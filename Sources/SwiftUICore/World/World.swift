import Foundation
import Graphics

/// Everything that comes from outside a view tree: fonts, resources, locale, time. Nothing else may be read.
package final class World: @unchecked Sendable {
    package init() {}

    /// Pictures, colours and strings.
    package var resources = ResourceLibrary.current

    func color(named name: String, bundle: String?, _ environment: EnvironmentValues) -> ResolvedColor { .clear }
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

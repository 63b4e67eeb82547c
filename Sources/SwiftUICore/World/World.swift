import Foundation
import Graphics
import Typesetting

/// Everything that comes from outside a view tree: fonts, resources, time. Nothing else may be read.
package final class World: Sendable {
    /// nil when no fonts are at hand: texts then report it.
    package let fonts: FontLibrary?
    /// The instant that counts as now.
    package let now: Date

    /// - Parameter now: by default 9:41 on a fixed day, as Apple's own pictures have it.
    package init(fonts: FontLibrary? = nil, now: Date = World.standardDate) {
        self.fonts = fonts
        self.now = now
    }

    /// 9 January 2007, 9:41 UTC.
    package static let standardDate = Date(timeIntervalSince1970: 1_168_335_660)

    /// A picture found in the resources, and how its catalogue wants it drawn.
    package struct Asset: Sendable {
        var bitmap: SharedBitmap
        /// Pixels of the bitmap per point.
        var scale: CGFloat
        var renderingMode: Image.TemplateRenderingMode?
        var slicing: Image.Resizing?
        var isMirrored = false
    }

    /// Why a resource could not be had: one sentence.
    package struct ResourceProblem: Error, CustomStringConvertible {
        package var description: String
    }

    func asset(named name: String, bundlePath: String?, _ environment: EnvironmentValues) -> Result<Asset, ResourceProblem> {
        .failure(ResourceProblem(description: "there is no image named \"\(name)\"."))
    }

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

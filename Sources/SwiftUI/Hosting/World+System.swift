import Foundation
import Graphics
import ImageCodecs
import SwiftUICore
import Typesetting

extension World {
    /// The world of a run: Debian's fonts from their fixed folders, the resource bundles beside the program, a fixed date.
    ///
    /// Throws `FontLibraryError`, which names the Debian package of each missing font.
    package static func system() throws -> World {
        let fonts = try FontLibrary(bitmapDecoder: { try? ImageFile.decode($0) })
        let bundles = ResourceLibrary.bundlesBesideExecutable()
        BundleFonts.register(bundles: bundles, in: fonts)
        let resources = ResourceLibrary(bundles: bundles) { try ImageFile.decode($0) }
        ResourceLibrary.current = resources
        return World(fonts: fonts, resources: resources)
    }
}

import Foundation
import Metrics
import Snapshots
import SwiftUI
import SwiftUICore
import Typesetting

/// The previews of the SwiftUI views linked into this executable.
@MainActor final class SwiftUIPreviewSource: PreviewSource {
    private var cachedWorld: World?
    private var cachedCatalog: PreviewCatalog?

    private func world() throws -> World {
        if let cachedWorld { return cachedWorld }
        do {
            let world = try World.system()
            cachedWorld = world
            return world
        } catch let error as FontLibraryError {
            throw ConfigurationError(error.description)
        }
    }

    private func catalog() throws -> PreviewCatalog {
        if let cachedCatalog { return cachedCatalog }
        let catalog = PreviewCatalog(previews: PreviewDiscovery.previews(), renderer: ScreenRenderer(world: try world()))
        cachedCatalog = catalog
        return catalog
    }

    var fingerprint: [String: String] {
        guard let fonts = try? world().fonts else { return [:] }
        return ["typesetting": fonts.fingerprint]
    }

    func identities() throws -> [PreviewIdentity] {
        try catalog().entries.map { identity(of: $0) }
    }

    private func identity(of entry: PreviewCatalog.Entry) -> PreviewIdentity {
        PreviewIdentity(
            group: entry.group, name: entry.name, variant: entry.variant,
            sourceFile: entry.preview.sourceFile.isEmpty ? entry.preview.typeName : entry.preview.sourceFile,
            sourceLine: entry.preview.line)
    }

    func validate(_ settings: PreviewSettings) throws {
        _ = try world()
        _ = try screenSettings(settings)
    }

    func render(_ identity: PreviewIdentity, _ settings: PreviewSettings) throws -> RenderedPicture {
        guard let entry = try catalog().entries.first(where: { self.identity(of: $0).id == identity.id }) else {
            throw ConfigurationError("The preview '\(identity.id)' is not linked into this executable. Run 'list' to see those that are.")
        }
        let screen = try catalog().render(entry, screenSettings(settings))
        var stages: [String: Double] = [:]
        for stage in screen.stages { stages[stage.name] = stage.milliseconds }
        return RenderedPicture(
            bitmap: screen.bitmap, outline: screen.outline, diagnostics: screen.diagnostics, stageMilliseconds: stages)
    }

    private func screenSettings(_ settings: PreviewSettings) throws -> ScreenSettings {
        var screen = ScreenSettings()
        if let name = settings.device {
            guard let device = Devices.named(name) else { throw ConfigurationError(UnknownDevice(name: name).description) }
            screen.device = device
        }
        screen.colorScheme = settings.colorScheme.map { $0 == "dark" ? .dark : .light }
        screen.layoutDirection = settings.layoutDirection.map { $0 == "rightToLeft" ? .rightToLeft : .leftToRight }
        screen.locale = settings.locale.map { Locale(identifier: $0) }
        if let name = settings.dynamicType {
            guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
                throw ConfigurationError(
                    "There is no text size named '\(name)'. Known: " + DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ") + ".")
            }
            screen.dynamicTypeSize = size
        }
        screen.scale = settings.scale.map { CGFloat($0) }
        screen.rasterThreads = settings.rasterThreads
        return screen
    }
}

import Foundation
import ImageDiff
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

    var fingerprint: [String: String] { (try? world().fingerprint) ?? [:] }

    var inputs: PreviewInputs? {
        let image = "/proc/self/exe"
        guard let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: image) else { return nil }
        return PreviewInputs.read(
            executable: executable, image: image, bundles: ResourceLibrary.bundlesBesideExecutable(), fontFolders: FontLibrary.debianFolders,
            versions: fingerprint)
    }

    func declarationCount() throws -> Int { try catalog().previews.count }

    func declaration(at index: Int) throws -> PreviewDeclaration {
        let preview = try catalog().previews[index]
        return PreviewDeclaration(
            index: index, identity: identity(of: preview, group: preview.groupName, name: preview.name ?? "Preview", variant: preview.argument))
    }

    func identities(of declaration: PreviewDeclaration) throws -> [PreviewIdentity] {
        try entries(ofDeclarationAt: declaration.index).map { identity(of: $0.preview, group: $0.group, name: $0.name, variant: $0.variant) }
    }

    private func entries(ofDeclarationAt index: Int) throws -> [PreviewCatalog.Entry] {
        let catalog = try catalog()
        return catalog.previews.indices.contains(index) ? catalog.entries(of: catalog.previews[index]) : []
    }

    private func identity(of preview: DiscoveredPreview, group: String, name: String, variant: String?) -> PreviewIdentity {
        PreviewIdentity(
            group: group, name: name, variant: variant, sourceFile: preview.sourceFile.isEmpty ? preview.typeName : preview.sourceFile,
            sourceLine: preview.line)
    }

    func validate(_ settings: PreviewSettings) throws {
        _ = try world()
        _ = try screenSettings(settings)
    }

    func render(_ identity: PreviewIdentity, ofDeclarationAt index: Int, _ settings: PreviewSettings) throws -> RenderedPicture {
        let entries = try entries(ofDeclarationAt: index)
        guard let entry = entries.first(where: { $0.group == identity.group && $0.name == identity.name && $0.variant == identity.variant }) else {
            throw ConfigurationError("The preview '\(identity.id)' is not linked into this executable. Run 'list' to see those that are.")
        }
        let painted = try catalog().paint(entry, screenSettings(settings))
        let screen = painted.first
        var stages: [String: Double] = [:]
        for stage in screen.stages { stages[stage.name] = stage.milliseconds }
        var picture = RenderedPicture(
            draw: painted.bitmap, content: DisplayListContent.digest(of: painted), outline: screen.outline,
            accessibility: screen.accessibility.isEmpty ? nil : screen.accessibility.text, diagnostics: screen.diagnostics,
            stageMilliseconds: stages)
        if settings.marksAccessibility {
            let sheet = try ScreenRenderer(world: world()).accessibilitySheet(of: painted.rasterized(), screenSettings(settings))
            (picture.draw, picture.content) = ({ sheet }, nil)
        }
        picture.masks = entry.listing.masks
        picture.tolerance = entry.listing.tolerance.map {
            PixelTolerance(maxDifference: $0.maxDifference, maxPixels: $0.maxPixels, reason: $0.reason)
        }
        return picture
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
        screen.showsDeviceFurniture = settings.showsDeviceFrame
        screen.rasterThreads = settings.rasterThreads
        screen.reportsMissingStrings = settings.reportsMissingStrings
        return screen
    }
}

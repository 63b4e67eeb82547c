import Foundation
import SwiftUICore

/// Every picture that the previews of a program make: one per view at the top of each preview.
@MainActor package struct PreviewCatalog {
    /// One picture.
    package struct Entry {
        package var preview: DiscoveredPreview
        package var group: String
        /// The display name, or a word for the position where it has none.
        package var name: String
        package var variant: String?
        var index: Int
        package var listing: ScreenRenderer.Listing
    }

    /// As found; none of their code has run.
    package let previews: [DiscoveredPreview]
    private let renderer: ScreenRenderer

    package init(previews: [DiscoveredPreview], renderer: ScreenRenderer) { (self.previews, self.renderer) = (previews, renderer) }

    /// The pictures of every preview. Makes all their views, and whatever one of them does wrong happens here.
    package var entries: [Entry] { previews.flatMap { entries(of: $0) } }

    /// The pictures of one preview. Makes its view: if that traps, the process ends.
    package func entries(of preview: DiscoveredPreview) -> [Entry] {
        // One that cannot be made is listed as if it were empty; drawing it tells why.
        let view: any View = (try? preview.view()) ?? Color.clear
        return Self.entries(of: preview, renderer.list(AnyView(view)))
    }

    /// A view's display name names its picture. Without one: the preview's own name, or `Preview`; several views that have no
    /// name are told apart by their position, counted from 1.
    private static func entries(of preview: DiscoveredPreview, _ listings: [ScreenRenderer.Listing]) -> [Entry] {
        let unnamed = listings.count { $0.displayName == nil }
        return listings.enumerated().map { index, listing in
            var listing = listing
            listing.add(preview)
            let base = preview.name ?? "Preview"
            let name = listing.displayName ?? (unnamed > 1 ? "\(base)-\(index + 1)" : base)
            return Entry(
                preview: preview, group: preview.groupName, name: name, variant: preview.argument, index: index, listing: listing)
        }
    }

    package func render(_ entry: Entry, _ settings: ScreenSettings) throws -> RenderedScreen {
        // What one preview leaves in defaults and scenes, the next does not find.
        try ScreenRenderer(world: renderer.world.forgetting()).render(AnyView(entry.preview.view()), index: entry.index, listing: entry.listing, settings: settings)
    }
}

extension ScreenRenderer.Listing {
    /// Takes the traits of a `#Preview` where the view itself says nothing.
    @MainActor fileprivate mutating func add(_ preview: DiscoveredPreview) {
        fill(layout: preview.layout, orientation: preview.orientation)
    }
}

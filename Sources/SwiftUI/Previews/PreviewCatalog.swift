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
        /// Which of a timeline's pictures this is; nil for a still, and for the film strip of all.
        var capture: Int?

        /// Whether this is a timeline's film strip.
        package var isFilm: Bool { listing.timeline != nil && capture == nil }
    }

    /// As found; none of their code has run.
    package let previews: [DiscoveredPreview]
    private let renderer: ScreenRenderer
    private let films = FilmRoll()

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
        return listings.enumerated().flatMap { index, listing in
            var listing = listing
            listing.add(preview)
            let base = preview.name ?? "Preview"
            let name = listing.displayName ?? (unnamed > 1 ? "\(base)-\(index + 1)" : base)
            let entry = Entry(
                preview: preview, group: preview.groupName, name: name, variant: preview.argument, index: index, listing: listing)
            return [entry] + entry.captures
        }
    }

    package func render(_ entry: Entry, _ settings: ScreenSettings) throws -> RenderedScreen { try paint(entry, settings).rasterized() }

    /// How many timelines were played to draw what was asked for.
    package var playCount: Int { films.playCount }

    /// Lays a picture out and paints it, without drawing its pixels.
    ///
    /// A timeline is played once for all its pictures, as long as they are asked for one after the other.
    package func paint(_ entry: Entry, _ settings: ScreenSettings) throws -> PaintedPicture {
        defer { renderer.world.fonts?.rest() }
        guard entry.listing.timeline != nil else {
            let screen = try renderer.forgetting.paint(
                AnyView(entry.preview.view()), index: entry.index, listing: entry.listing, settings: settings)
            return PaintedPicture(screens: [screen], isFilm: false)
        }
        let pictures = try films.pictures(of: "\(entry.filmName) \(settings)") { try paintTimeline(entry, settings) }
        if let capture = entry.capture, pictures.indices.contains(capture) {
            if capture == pictures.count - 1 { films.forget() }
            return PaintedPicture(screens: [pictures[capture]], isFilm: false)
        }
        guard !pictures.isEmpty else { throw TimelineError("The timeline takes no picture; add .capture(at: [0, 0.5, 1]) to it.") }
        return PaintedPicture(screens: pictures, isFilm: true)
    }

    /// Plays a timeline from its beginning and draws its pictures.
    package func play(_ entry: Entry, _ settings: ScreenSettings) throws -> [RenderedScreen] {
        try paintTimeline(entry, settings).map { $0.rasterized() }
    }

    private func paintTimeline(_ entry: Entry, _ settings: ScreenSettings) throws -> [PaintedScreen] {
        try renderer.forgetting.play(AnyView(entry.preview.view()), index: entry.index, listing: entry.listing, settings: settings)
    }
}

extension ScreenRenderer {
    /// What one preview leaves in defaults and scenes, the next does not find.
    fileprivate var forgetting: ScreenRenderer { ScreenRenderer(world: world.forgetting()) }
}

/// The pictures of the timeline that was played last.
@MainActor private final class FilmRoll {
    private var known: (name: String, pictures: [PaintedScreen])?
    private(set) var playCount = 0

    func pictures(of name: String, _ play: () throws -> [PaintedScreen]) rethrows -> [PaintedScreen] {
        if let known, known.name == name { return known.pictures }
        known = nil
        playCount += 1
        let pictures = try play()
        known = (name, pictures)
        return pictures
    }

    func forget() { known = nil }
}

extension PreviewCatalog.Entry {
    /// Tells the timelines of a program apart.
    @MainActor fileprivate var filmName: String {
        [preview.module, preview.groupName, preview.place, preview.name ?? "", preview.argument ?? "", "\(index)"].joined(separator: "|")
    }

    /// The pictures of a timeline, each with its name added to the variant.
    fileprivate var captures: [PreviewCatalog.Entry] {
        (listing.timeline ?? []).captureNames.enumerated().map { index, name in
            var copy = self
            copy.capture = index
            copy.variant = [variant, name].compactMap { $0 }.joined(separator: ".")
            return copy
        }
    }
}

extension ScreenRenderer.Listing {
    /// Takes the traits of a `#Preview` where the view itself says nothing.
    @MainActor fileprivate mutating func add(_ preview: DiscoveredPreview) {
        fill(layout: preview.layout, orientation: preview.orientation)
    }
}

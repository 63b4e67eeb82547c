import Foundation
import ImageCodecs
import Snapshots

/// The pictures of timelines, gathered while they are written, to become moving ones: `render --animation`.
@MainActor final class AnimationFiles {
    /// What a picture's seconds are taken from, `0.50s` or `dragged-0.50s`, and its file.
    private struct Picture { var seconds: Double, path: String }

    /// By the film's own identity.
    private var films: [PreviewIdentity: [Picture]] = [:]

    /// For how long the last picture is shown, in seconds.
    private static let rest = 1.0

    /// Takes a picture if its name says at which second of a timeline it was taken.
    func add(_ identity: PreviewIdentity, at path: String) {
        guard let (film, seconds) = Self.film(of: identity) else { return }
        films[film, default: []].append(Picture(seconds: seconds, path: path))
    }

    /// The film that a picture belongs to, and its second; nil for other pictures.
    static func film(of identity: PreviewIdentity) -> (film: PreviewIdentity, seconds: Double)? {
        guard let variant = identity.variant, variant.hasSuffix("s") else { return nil }
        // Seconds have two places; what stands before them is the film's, even where it ends in a digit.
        let parts = variant.dropLast().split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, let places = parts.last, places.count == 2, places.allSatisfy(\.isNumber) else { return nil }
        let whole = String(parts[parts.count - 2].reversed().prefix { $0.isNumber }.reversed())
        let text = whole + "." + places
        guard !whole.isEmpty, let seconds = Double(text) else { return nil }
        let rest = variant.dropLast(text.count + 1)
        var film = identity
        film.variant = rest.isEmpty ? nil : String(rest.last == "." || rest.last == "-" ? rest.dropLast() : rest)
        if film.variant?.isEmpty == true { film.variant = nil }
        return (film, seconds)
    }

    /// Writes the films that have more than one picture; gives the files' paths.
    func write(to folder: SnapshotFolder) throws -> [String] {
        var written: [String] = []
        for (film, pictures) in films.sorted(by: { $0.key.id < $1.key.id }) where pictures.count > 1 {
            let ordered = pictures.sorted { $0.seconds < $1.seconds }
            var frames: [PNG.Frame] = []
            for (index, picture) in ordered.enumerated() {
                guard let bytes = try WholeFile.read(picture.path) else { continue }
                let seconds = index + 1 < ordered.count ? ordered[index + 1].seconds - picture.seconds : Self.rest
                let bitmap = try PictureFile.decode(bytes)
                if let first = frames.first?.bitmap, first.width != bitmap.width || first.height != bitmap.height { continue }
                frames.append(PNG.Frame(bitmap: bitmap, seconds: seconds))
            }
            guard frames.count > 1 else { continue }
            let name = String(SnapshotName(film).picture.dropLast(".png".count)) + ".animation.png"
            try WholeFile.write(PNG.encode(animation: frames), to: folder.path(name))
            written.append(folder.displayPath(name))
        }
        return written
    }
}

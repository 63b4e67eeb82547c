import Foundation
import Graphics
import Metrics
import SwiftUICore

/// How far an asynchronous picture has come.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet.
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// What went wrong, if something did.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from an address.
///
/// Nothing is fetched while a preview is drawn, so the picture stays in its first phase, with a diagnostic that names the address.
public nonisolated struct AsyncImage<Content: View>: View {
    let url: URL?
    let content: (AsyncImagePhase) -> Content

    /// - Parameter scale: pixels per point of the picture.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { (self.url, self.content) = (url, content) }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    @MainActor public var body: some View {
        content(.empty).unsupported(
            url.map { "AsyncImage: \($0.absoluteString) is not fetched; previews have no network, so what stands for it shows." })
    }
}

extension AsyncImage where Content == Image {
    /// Until the picture is there, a grey area as large as it is offered.
    public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) { $0.image ?? AsyncImagePlaceholder.image }
    }
}

private enum AsyncImagePlaceholder {
    /// One point of grey, to be stretched; the tone is from memory.
    static var image: Image {
        Image(size: CGSize(width: 1, height: 1)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(Color(SystemColorName.gray5)))
        }
        .resizable()
    }
}

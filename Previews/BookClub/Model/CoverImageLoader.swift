import SwiftUI

/// Brings a cover; it belongs to the view that shows it.
class CoverImageLoader: ObservableObject {
    @Published public private(set) var image: Image? = nil

    func load(_ name: String) {
        image = Image(name, bundle: .module)
    }

    func cancel() {
        image = nil
    }

    deinit { cancel() }
}

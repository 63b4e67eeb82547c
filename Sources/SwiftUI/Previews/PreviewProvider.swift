import SwiftUICore

/// A type whose static property makes previews: `struct RoomCell_Previews: PreviewProvider { static var previews: some View { … } }`.
///
/// Found wherever it is declared: private, nested in other types, or inside a function; a generic type is not, as nothing says its
/// arguments. The attribute keeps the optimiser from dropping conformances that no code mentions.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }
    /// The platform to preview on; nil for the usual one. Only iOS is drawn.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// The platforms that a preview provider can ask for.
public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}

import Foundation
import SwiftUICore

/// The device a preview is drawn on, by its name in Xcode: `"iPhone SE (3rd generation)"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
}

/// The size a preview is given.
public enum PreviewLayout: Hashable, Sendable {
    /// The screen of the device.
    case device
    /// As large as the view wants to be.
    case sizeThatFits
    /// Points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
    let name: String

    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
    public static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]

    var isLandscape: Bool { name.hasPrefix("landscape") }
}

enum PreviewDisplayNameTrait: TraitKey { typealias Value = String }
enum PreviewDeviceTrait: TraitKey { typealias Value = PreviewDevice }
enum PreviewLayoutTrait: TraitKey { typealias Value = PreviewLayout }
enum PreviewOrientationTrait: TraitKey { typealias Value = InterfaceOrientation }

extension View {
    /// Names this preview; the name is part of its snapshot's file name.
    @ViewBuilder public nonisolated func previewDisplayName(_ value: String?) -> some View {
        if let value { modifier(TraitLayer(PreviewDisplayNameTrait.self, value)) } else { self }
    }

    /// Draws this preview on another device than the default one.
    @ViewBuilder public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        if let value { modifier(TraitLayer(PreviewDeviceTrait.self, value)) } else { self }
    }

    /// Gives this preview another size than the device's screen.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { modifier(TraitLayer(PreviewLayoutTrait.self, value)) }

    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(TraitLayer(PreviewOrientationTrait.self, value))
    }
}

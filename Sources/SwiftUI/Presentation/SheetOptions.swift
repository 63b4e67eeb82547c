import Foundation
import SwiftUICore

/// A height at which a sheet may rest.
public struct PresentationDetent: Hashable, @unchecked Sendable {
    enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier) }

    let kind: Kind
    let resolve: ((Context) -> CGFloat?)?

    init(_ kind: Kind, _ resolve: ((Context) -> CGFloat?)? = nil) { (self.kind, self.resolve) = (kind, resolve) }

    /// About half the screen.
    public static let medium = PresentationDetent(.medium)
    /// Nearly all of it.
    public static let large = PresentationDetent(.large)

    /// A share of the tallest sheet.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

    /// A height in points, the room for the screen's bottom edge not counted.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type)), { D.height(in: $0) })
    }

    /// What a custom detent may look at.
    @dynamicMemberLookup public struct Context {
        /// The height of the tallest sheet, in points, the room for the screen's bottom edge not counted.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The card's height: what the detent says and the room for the screen's bottom edge, no more than the tallest.
    ///
    /// Apple says of `medium` that it is about half the screen; here it is exactly half.
    func height(tallest: CGFloat, bottomInset: CGFloat, screen: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
        let most = max(tallest - bottomInset, 0)
        let wanted: CGFloat
        switch kind {
        case .large: return tallest
        case .medium: return min(screen / 2, tallest)
        case .fraction(let share): wanted = (share.isNaN ? 1 : share) * most
        case .height(let height): wanted = height.isNaN ? most : height
        case .custom: wanted = resolve?(Context(maxDetentValue: most, environment: environment)) ?? most
        }
        return min(max(wanted, 0), most) + bottomInset
    }
}

/// A detent whose height is computed.
public protocol CustomPresentationDetent {
    /// Points; nil leaves the detent out.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// What the content of a sheet asks of the sheet.
struct SheetOptions: Equatable {
    /// A style compared by identity: styles cannot be compared.
    final class Background: Equatable {
        let style: AnyShapeStyle

        init(_ style: AnyShapeStyle) { self.style = style }

        static func == (a: Background, b: Background) -> Bool { a === b }
    }

    var detents: Set<PresentationDetent>?
    var selection: PresentationDetent?
    var grabber = Visibility.automatic
    var cornerRadius: CGFloat?
    var background: Background?
    var isDismissDisabled = false
    var compactAdaptation = PresentationAdaptation.automatic
    var backgroundInteraction = PresentationBackgroundInteraction.automatic

    /// Whether what lies behind stays undimmed, since it can be used.
    var leavesBackgroundInUse: Bool {
        switch backgroundInteraction.kind {
        case .automatic, .disabled: false
        case .enabled: true
        case .upThrough(let detent): current.rank <= detent.rank
        }
    }

    /// The detent the sheet rests at: the selected one, or the lowest.
    var current: PresentationDetent {
        guard let detents, !detents.isEmpty else { return .large }
        if let selection, detents.contains(selection) { return selection }
        return detents.min { $0.rank < $1.rank } ?? .large
    }

    var showsGrabber: Bool {
        switch grabber {
        case .visible: true
        case .hidden: false
        // With more than one height there is something to drag.
        case .automatic: (detents?.count ?? 1) > 1
        }
    }
}

extension PresentationDetent {
    /// Lowest first; exact heights come before shares, since they are mostly small.
    fileprivate var rank: CGFloat {
        switch kind {
        case .height(let height): height / 100_000
        case .fraction(let share): share
        case .medium: 0.5
        case .custom: 0.75
        case .large: 1
        }
    }
}

enum SheetOptionsKey: PreferenceKey {
    static var defaultValue: SheetOptions { SheetOptions() }

    static func reduce(value: inout SheetOptions, nextValue: () -> SheetOptions) {
        let next = nextValue()
        value.detents = value.detents ?? next.detents
        value.selection = value.selection ?? next.selection
        if value.grabber == .automatic { value.grabber = next.grabber }
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.background = value.background ?? next.background
        value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
        if value.compactAdaptation == .automatic { value.compactAdaptation = next.compactAdaptation }
        if value.backgroundInteraction == .automatic { value.backgroundInteraction = next.backgroundInteraction }
    }
}

/// What a popover becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    public static let automatic = PresentationAdaptation(name: "automatic")
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension View {
    /// The heights at which the sheet that this view is shown in may rest; it starts at the lowest.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(SheetOptionsKey.self) { $0.detents = detents }
    }

    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        let selected = selection.wrappedValue
        return transformPreference(SheetOptionsKey.self) { options in
            options.detents = detents
            options.selection = selected
        }
    }

    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        transformPreference(SheetOptionsKey.self) { $0.grabber = visibility }
    }

    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        transformPreference(SheetOptionsKey.self) { $0.cornerRadius = cornerRadius }
    }

    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let background = SheetOptions.Background(AnyShapeStyle(style))
        return transformPreference(SheetOptionsKey.self) { $0.background = background }
    }

    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        transformPreference(SheetOptionsKey.self) { $0.compactAdaptation = adaptation }
    }

    /// Keeps a person from dragging the sheet away.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(SheetOptionsKey.self) { $0.isDismissDisabled = isDisabled }
    }
}

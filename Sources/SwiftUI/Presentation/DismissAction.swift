import SwiftUICore

/// Closes what the view that read it is shown in: a sheet, a cover, a popover, or the top page of a navigation stack. Does nothing
/// where there is nothing to close.
@MainActor @preconcurrency public struct DismissAction {
    private let action: (@MainActor () -> Void)?

    /// - Parameter action: what closing means here; nil for nothing.
    package nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

    public func callAsFunction() { action?() }
}

/// Whether a view is being presented, by the older name; `dismiss` and `isPresented` are the newer way.
public struct PresentationMode {
    public internal(set) var isPresented: Bool

    public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Closes what the view is shown in.
    public var dismiss: DismissAction { self[DismissKey.self] }

    /// Whether the view is shown in something that can be closed.
    public var isPresented: Bool { self[IsPresentedKey.self] }

    /// `isPresented` and `dismiss` as one binding.
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in if !mode.isPresented { MainActor.assumeIsolated { dismiss() } } })
    }

    /// As `dismiss` and `isPresented`, which only containers that present something set.
    package var presentation: DismissAction? {
        get { isPresented ? dismiss : nil }
        set {
            self[DismissKey.self] = newValue ?? DismissAction()
            self[IsPresentedKey.self] = newValue != nil
        }
    }
}

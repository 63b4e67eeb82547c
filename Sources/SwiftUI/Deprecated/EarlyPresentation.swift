import SwiftUICore

// How views were presented in the first betas of 2019.

/// A button that presents a view as a sheet; today that is a `Button` and `sheet(isPresented:)`.
@available(*, deprecated, message: "Use Button with sheet(isPresented:onDismiss:content:).")
public nonisolated struct PresentationButton<Label: View, Destination: View>: View {
    private let destination: Destination
    private let onTrigger: (() -> Void)?
    private let label: Label
    @State private var isPresented = false

    /// - Parameter onTrigger: runs when the button is tapped, before the view is presented.
    public init(destination: Destination, onTrigger: (() -> Void)? = nil, @ViewBuilder label: () -> Label) {
        (self.destination, self.onTrigger, self.label) = (destination, onTrigger, label())
    }

    @MainActor public var body: some View {
        Button(action: { present() }) { label }.sheet(isPresented: $isPresented) { destination }
    }

    @MainActor private func present() {
        onTrigger?()
        isPresented = true
    }
}

@available(*, deprecated, message: "Use Button with sheet(isPresented:onDismiss:content:).")
extension PresentationButton where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: Destination, onTrigger: (() -> Void)? = nil) {
        self.init(destination: destination, onTrigger: onTrigger) { Text(titleKey) }
    }
}

/// The later betas' name of `PresentationButton`.
@available(*, deprecated, message: "Use Button with sheet(isPresented:onDismiss:content:).")
public typealias PresentationLink = PresentationButton

extension View {
    /// Shows an alert while the binding is true.
    @available(*, deprecated, message: "Use alert(_:isPresented:actions:).")
    public nonisolated func presentation(_ isShown: Binding<Bool>, alert: () -> Alert) -> some View {
        self.alert(isPresented: isShown, content: alert)
    }
}

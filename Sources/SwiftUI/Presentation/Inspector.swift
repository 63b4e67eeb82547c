import Foundation
import Metrics
import SwiftUICore

extension View {
    /// Shows details about the view: in a column at its trailing side where there is room, else in a sheet.
    public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content))
    }

    /// The width of the inspector's column, in points.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width)
    }

    public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: InspectorWidthKey.self, value: ideal)
    }
}

enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    @Binding var isPresented: Bool
    @ViewBuilder let inspector: () -> Inspector
    @State private var width: CGFloat?
    @Environment(\.horizontalSizeClass) private var widthClass
    @Environment(\.pixelLength) private var pixel

    @MainActor func body(content: Content) -> some View {
        if widthClass == .regular {
            HStack(spacing: 0) {
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
                if isPresented {
                    Color(PresentationMetrics.hairlineColor).frame(width: pixel).ignoresSafeArea()
                    OneView(inspector())
                        .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
                        .frame(width: width ?? PresentationMetrics.inspectorWidth)
                        .frame(maxHeight: .infinity)
                        .background(Color(.systemBackground))
                        .transition(.move(edge: .trailing))
                }
            }
        } else {
            content.sheet(isPresented: $isPresented, content: inspector)
        }
    }
}

import Metrics
import SwiftUICore

/// The search field in a bar: a magnifying glass and what is typed, or the prompt; while somebody searches, buttons that take the words
/// away and that end the search, and below it the scopes.
struct SearchField: View {
    let entry: SearchEntry
    let scopes: SearchScopes?
    @FocusState private var isFocused: Bool
    @Environment(\.locale) private var locale

    private typealias Metrics = NavigationBarMetrics

    var body: some View {
        let isActive = entry.isActive.wrappedValue, showsScopes = scopes?.isShown(entry) ?? false
        VStack(spacing: Metrics.scopeGap) {
            HStack(spacing: Metrics.searchCancelGap) {
                field
                if isActive {
                    Button { entry.end() } label: { Text(verbatim: FrameworkStrings.text(.cancel, locale)) }.fixedSize()
                }
            }
            if showsScopes, let scopes { scopes.picker }
        }
        .modifier(InsetByWidthLayer { MarginMetrics.layoutMargin(width: $0) })
        .padding(.top, isActive ? Metrics.activeSearchTop : Metrics.searchFieldTop)
        .frame(height: Metrics.searchHeight + (showsScopes ? Metrics.scopeHeight : 0), alignment: .top)
        .onChange(of: isFocused) { if isFocused { entry.isActive.wrappedValue = true } }
        .onChange(of: isActive, initial: true) { if isActive != isFocused { isFocused = isActive } }
    }

    private var field: some View {
        let prompt = entry.prompt ?? Text(verbatim: FrameworkStrings.text(.search, locale)), text = entry.text
        let gray = Color(Metrics.searchPromptColor)
        return HStack(spacing: Metrics.searchIconGap) {
            Image(systemName: "magnifyingglass").foregroundStyle(gray).accessibilityHidden(true)
            PlainTextInput(input: FieldContent(text: text, prompt: AnyView(prompt.foregroundStyle(gray)), axis: .horizontal, isSecure: false))
                .focused($isFocused)
                .environment(\.submitActions, SubmitActions(actions: [(.text, entry.submit)]))
                .accessibilityRemoveTraits(.isTextField)
                .accessibilityAddTraits(.isSearchField)
            if entry.isActive.wrappedValue, !text.wrappedValue.isEmpty {
                Button { text.wrappedValue = "" } label: { Image(systemName: "xmark.circle.fill").foregroundStyle(gray) }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: FrameworkStrings.text(.clear, locale)))
            }
        }
        .lineLimit(1)
        .padding(.horizontal, Metrics.searchFieldPadding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: Metrics.searchFieldHeight)
        .background(Color(Metrics.searchFieldFill), in: RoundedRectangle(cornerRadius: Metrics.searchFieldCornerRadius))
        .contentShape(Rectangle())
        .onTapGesture { isFocused = true }
    }
}

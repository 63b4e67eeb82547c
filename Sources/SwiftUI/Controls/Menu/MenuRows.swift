import Foundation
import Metrics
import SwiftUICore

/// The rows of an open menu, with hairlines between them and thick lines between sections.
struct MenuRows<Content: View>: View {
    let content: Content
    @Environment(\.pixelLength) private var pixel
    @Environment(\.colorScheme) private var colorScheme

    private typealias Metrics = PresentationMetrics

    var body: some View {
        SubviewsReader(rows) { subviews in
            let sections = MenuSection.sections(of: subviews)
            VStack(spacing: 0) {
                ForEach(sections) { section in
                    if section.id != sections.first?.id {
                        Color(Metrics.menuGapColor).frame(height: Metrics.menuSectionGap)
                    }
                    ForEach(section.header) { header in
                        header
                            .padding(.horizontal, Metrics.menuInset)
                            .padding(.vertical, Metrics.menuHeaderPadding)
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                    ForEach(section.rows) { row in
                        if row.id != section.rows.first?.id {
                            Color(Metrics.hairlineColor).frame(height: pixel)
                        }
                        row
                    }
                }
            }
        }
        .frame(width: Metrics.menuWidth)
        .background(Color(Metrics.menuBackground(dark: colorScheme == .dark)))
    }

    private var rows: some View {
        content
            .buttonStyle(MenuRowStyle())
            .environment(\.isMenu, true)
            .environment(\.isOpenInPreviews, false)
            .environment(\.tint, nil)
    }
}

/// Rows of a menu between two thick lines: what a `Section` groups, and what `Divider`s separate.
struct MenuSection: Identifiable {
    let id: ObjectIdentifier
    var header: [Subview] = []
    var rows: [Subview] = []

    @MainActor static func sections(of subviews: [Subview]) -> [MenuSection] {
        var sections: [MenuSection] = []
        for part in ListSectionContent.sections(of: subviews) {
            var section = MenuSection(id: part.id, header: part.header)
            for row in part.rows {
                if row.isDivider {
                    if !section.rows.isEmpty { sections.append(section) }
                    section = MenuSection(id: row.id)
                } else {
                    section.rows.append(row)
                }
            }
            if !section.rows.isEmpty { sections.append(section) }
        }
        return sections
    }
}

/// A button as a row: title leading, icon trailing, a check mark before both where there is one.
struct MenuRowStyle: PrimitiveButtonStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { MenuRow(configuration: configuration) }
}

struct MenuRow: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dismiss) private var dismiss
    @Environment(\.menuRowIsChecked) private var isChecked

    private typealias Metrics = PresentationMetrics

    var body: some View {
        PressableButton(checked) { button in
            HStack(spacing: 0) {
                if let isChecked {
                    Image(systemName: "checkmark")
                        .accessibilityHidden(true)
                        .font(.system(size: Metrics.menuCheckSize, weight: .semibold))
                        .opacity(isChecked ? 1 : 0)
                        .frame(width: Metrics.menuCheckColumn)
                }
                button.label
                    .labelStyle(MenuLabelStyle())
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .foregroundStyle(color)
            .padding(.leading, isChecked == nil ? Metrics.menuInset : Metrics.menuCheckInset)
            .padding(.trailing, Metrics.menuInset)
            .padding(.vertical, Metrics.menuRowPadding)
            .frame(minHeight: Metrics.menuRowHeight)
            .background(Color(.label).opacity(button.isPressed ? Metrics.dialogPressedOpacity : 0))
            .contentShape(Rectangle())
        }
    }

    private var color: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
        return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color.primary)
    }

    private var checked: PrimitiveButtonStyleConfiguration {
        var configuration = closing
        if isChecked == true { configuration.traits.insert(.isSelected) }
        return configuration
    }

    private var closing: PrimitiveButtonStyleConfiguration {
        let (dismiss, configuration) = (dismiss, configuration)
        return PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label.content) {
            configuration.trigger()
            dismiss()
        }
    }
}

struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: PresentationMetrics.menuIconGap) {
            configuration.title.frame(maxWidth: .infinity, alignment: .leading)
            configuration.icon.accessibilityHidden(true).frame(width: PresentationMetrics.menuIconColumn)
        }
    }
}

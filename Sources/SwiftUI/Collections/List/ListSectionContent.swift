import SwiftUICore

/// The rows of one section of a list, with what stands above and below them.
struct ListSectionContent: Identifiable {
    let id: ObjectIdentifier
    var header: [Subview] = []
    var rows: [Subview] = []
    var footer: [Subview] = []

    /// Groups a list's views: rows outside any `Section` make sections of their own.
    static func sections(of subviews: [Subview]) -> [ListSectionContent] {
        var sections: [ListSectionContent] = []
        var current: ObjectIdentifier?
        for subview in subviews {
            let place = subview.trait(SectionTrait.self)
            if sections.isEmpty || place?.section != current {
                // Rows outside sections, before and after one, are two groups with an identity each.
                sections.append(ListSectionContent(id: place?.section ?? subview.id))
                current = place?.section
            }
            switch place?.role ?? .row {
            case .header: sections[sections.count - 1].header.append(subview)
            case .row: sections[sections.count - 1].rows.append(subview)
            case .footer: sections[sections.count - 1].footer.append(subview)
            }
        }
        return sections
    }
}

import SwiftUICore

// How the framework composes lists and bars is no business of a reader of outlines.
extension ImplicitListRow: OmittedFromOutlines {}
extension ListPage: OmittedFromOutlines {}
extension GroupedListSection: OmittedFromOutlines {}
extension PlainListSection: OmittedFromOutlines {}
extension ListCaption: OmittedFromOutlines {}
extension SectionCaption: OmittedFromOutlines {}
extension NavigationPage: OmittedFromOutlines {}
extension NavigationPageLayout: OmittedFromOutlines {}
extension FirstView: OmittedFromOutlines {}
extension ButtonStyleConfiguration.Label: OmittedFromOutlines {}
extension TintedLabel: OmittedFromOutlines {}

extension NavigationBarView: nonisolated OutlinedAs { nonisolated static var outlineName: String { "NavigationBar" } }

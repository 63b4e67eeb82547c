import SwiftUICore

// How the framework composes lists and bars is no business of a reader of outlines.
extension ImplicitListRow: OmittedFromOutlines {}
extension ListPage: OmittedFromOutlines {}
extension GroupedListSection: OmittedFromOutlines {}
extension PlainListSection: OmittedFromOutlines {}
extension ListCaption: OmittedFromOutlines {}
extension SidebarListSection: OmittedFromOutlines {}
extension ListRowView: OmittedFromOutlines {}
extension ListRowContent: OmittedFromOutlines {}
extension ListRowBackground: OmittedFromOutlines {}
extension ListRowSwipe: OmittedFromOutlines {}
extension ListRowTap: OmittedFromOutlines {}
extension ListRowControl: OmittedFromOutlines {}
extension SwipedRow: OmittedFromOutlines {}
extension SwipedRowLayout: OmittedFromOutlines {}
extension SwipeButtons: OmittedFromOutlines {}
extension SectionHeaderCaption: OmittedFromOutlines {}
extension SectionFooterCaption: OmittedFromOutlines {}
extension ChosenDetail: OmittedFromOutlines {}
extension FormPage: OmittedFromOutlines {}
extension DisclosureLabel: OmittedFromOutlines {}
extension EqualSegments: OmittedFromOutlines {}
extension NavigationLevelView: OmittedFromOutlines {}
extension NextPage: OmittedFromOutlines {}
extension LastPage: OmittedFromOutlines {}
extension FirstColumn: OmittedFromOutlines {}
extension LastColumn: OmittedFromOutlines {}
extension PresentedPage: OmittedFromOutlines {}
extension PresentedItemPage: OmittedFromOutlines {}
extension ActivePage: OmittedFromOutlines {}
extension TabPages: OmittedFromOutlines {}
extension TabLayout: OmittedFromOutlines {}
extension TabItemLayout: OmittedFromOutlines {}
extension TabItemPart: OmittedFromOutlines {}
extension PagedTabs: OmittedFromOutlines {}
extension BarReserve: OmittedFromOutlines {}
extension BarMargin: OmittedFromOutlines {}
extension BarChrome: OmittedFromOutlines {}
extension NavigationBarLayout: OmittedFromOutlines {}
extension ToolbarItems: OmittedFromOutlines {}
extension ColumnsLayout: OmittedFromOutlines {}
extension LabeledContentStyleConfiguration.Label: OmittedFromOutlines {}
extension LabeledContentStyleConfiguration.Content: OmittedFromOutlines {}
extension GroupBoxStyleConfiguration.Label: OmittedFromOutlines {}
extension GroupBoxStyleConfiguration.Content: OmittedFromOutlines {}
extension NavigationPage: OmittedFromOutlines {}
extension NavigationPageLayout: OmittedFromOutlines {}
extension FirstView: OmittedFromOutlines {}
extension ButtonStyleConfiguration.Label: OmittedFromOutlines {}
extension TintedLabel: OmittedFromOutlines {}

extension NavigationBarView: nonisolated OutlinedAs { nonisolated static var outlineName: String { "NavigationBar" } }
extension BottomBarView: nonisolated OutlinedAs { nonisolated static var outlineName: String { "BottomBar" } }
extension TabBarView: nonisolated OutlinedAs { nonisolated static var outlineName: String { "TabBar" } }

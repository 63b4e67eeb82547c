import Testing

/// Source, and the mistakes in it as `line:column rule`.
private let cases: [(source: String, mistakes: [String])] = [
    // #Preview
    ("#Preview { Text(\"a\") }", []),
    ("#Preview(\"a\", traits: .portrait, .defaultLayout) { Text(\"a\") }", []),
    ("#Preview(\"a\")", ["1:1 previewWithoutBody"]),
    ("func f() {\n  #Preview { Text(\"a\") }\n}", ["2:3 previewInsideFunction"]),
    ("struct S {\n  #Preview { Text(\"a\") }\n}", []),

    // @Previewable
    ("#Preview {\n  @Previewable @State var n = 3\n  Text(\"\\(n)\")\n}", []),
    ("struct S {\n  @Previewable var n = 3\n}", ["2:3 previewableOutsidePreview"]),
    ("@Previewable func f() {}", ["1:1 previewableNeedsVariable"]),
    ("#Preview {\n  VStack {\n    @Previewable @State var n = 3\n    Text(\"a\")\n  }\n}", ["3:5 previewableBelowTop"]),
    ("#Preview(arguments: [1]) { n in\n  @Previewable @State var m = 3\n  Text(\"a\")\n}", ["2:3 previewableWithArguments"]),

    // @Entry
    ("extension EnvironmentValues {\n  @Entry var a: Int = 1\n  @Entry var b = 2\n  @Entry var c: Int?\n}", []),
    ("extension SwiftUI.Transaction { @Entry var a = 1 }", []),
    ("extension ContainerValues { @Entry var a: Optional<Int> }", []),
    ("extension FocusedValues { @Entry var a: Binding<Int>? }", []),
    ("extension FocusedValues { @Entry var a: Int = 1 }", ["1:38 focusedEntryNeedsOptional"]),
    ("extension EnvironmentValues { @Entry var a: Int }", ["1:42 entryNeedsDefault"]),
    ("extension EnvironmentValues { @Entry var a = nil }", ["1:42 entryNeedsType"]),
    ("extension EnvironmentValues { @Entry let a = 1 }", ["1:31 entryNeedsVariable"]),
    ("extension EnvironmentValues { @Entry static var a = 1 }", ["1:31 entryNeedsVariable"]),
    ("extension EnvironmentValues { @Entry func a() {} }", ["1:31 entryNeedsVariable"]),
    ("extension EnvironmentValues { @Entry var a: Int { 1 } }", ["1:49 entryIsComputed"]),
    ("extension View { @Entry var a = 1 }", ["1:18 entryOutsideContainer"]),
    ("struct EnvironmentValues { @Entry var a = 1 }", ["1:28 entryOutsideContainer"]),
]

struct MistakeTests {
    @Test(arguments: cases)
    func `mistakes are told where they were made`(source: String, mistakes: [String]) {
        #expect(Expansion(source).mistakes == mistakes)
    }
}

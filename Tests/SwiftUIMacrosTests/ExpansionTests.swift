import Testing

struct ExpansionTests {
    @Test func `an entry is a key and two accessors`() {
        let expansion = Expansion(
            """
            extension EnvironmentValues {
                @Entry var accent: String = "blue"
            }
            """)
        #expect(
            expansion.source == """
                extension EnvironmentValues {
                    var accent: String {
                        get {
                            self[__Key_accent.self]
                        }
                        set {
                            self[__Key_accent.self] = newValue
                        }
                    }

                    private struct __Key_accent: SwiftUI.EnvironmentKey {
                        static var defaultValue: String {
                            "blue"
                        }
                    }
                }
                """)
    }

    @Test(arguments: [
        ("EnvironmentValues", "a: Int?", "static var defaultValue: Int? {"),
        ("EnvironmentValues", "a = 3.5", "static let defaultValue = 3.5"),
        ("EnvironmentValues", "`default`: Int = 1", "struct __Key_default: SwiftUI.EnvironmentKey"),
        ("Transaction", "a = 1", "struct __Key_a: SwiftUI.TransactionKey"),
        ("ContainerValues", "a = 1", "struct __Key_a: SwiftUI.ContainerValueKey"),
        ("FocusedValues", "a: Binding<Int>?", "typealias Value = Binding<Int>\n"),
        ("FocusedValues", "a: Swift.Optional<Int>", "typealias Value = Int\n"),
    ])
    func `an entry's key suits its container and type`(container: String, variable: String, part: String) {
        #expect(Expansion("extension \(container) { @Entry var \(variable) }").source.contains(part))
    }

    @Test func `a preview leaves a record and keeps its closure as it is written`() {
        let source = Expansion("\n#Preview(\"Name\", traits: .portrait, .defaultLayout) { let x = 3; return Text(\"\\(x)\") }").source
        #expect(source.contains("@section(\"swift5_tests\") @used"))
        #expect(source.contains("(\"Name\", traits: [.portrait, .defaultLayout], "))
        #expect(source.contains("fileID: \"Rooms/RoomCell.swift\", filePath: \"/somewhere/RoomCell.swift\", line: 2, column: 1)"))
        #expect(source.contains("body: { let x = 3; return Text(\"\\(x)\") })"))
    }

    @Test func `previewable declarations become properties of a view`() {
        let source = Expansion(
            """
            #Preview {
                @Previewable @State var isOn = true
                let label = "Light"
                @Previewable @FocusState var hasFocus: Bool
                Toggle(label, isOn: $isOn)
            }
            """).source
        let lines = source.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
        #expect(lines.contains("private struct PreviewableBody: SwiftUI.View {"))
        let body = lines.drop { !$0.hasPrefix("private struct PreviewableBody") }.dropFirst()
        #expect(
            Array(body.prefix(5)) == [
                "@State var isOn = true", "@FocusState var hasFocus: Bool", "var body: some SwiftUI.View {", "let label = \"Light\"",
                "Toggle(label, isOn: $isOn)",
            ])
        #expect(source.contains("body: { PreviewableBody() })"))
    }
}

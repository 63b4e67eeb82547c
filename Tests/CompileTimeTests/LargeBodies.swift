/// Bodies that are large in one way each, as real screens are. What made the compiler give up or take minutes while the API was
/// designed stands here first.
enum LargeBodies {
    static let all: [(name: String, text: String)] = [
        // Two declarations of `Color.red`, or a convenience overload of `background`, make these exponential in the nesting.
        file("NestedBackgrounds", nested(15) { "VStack { \($0) }.padding(8).background(Color.red)" }),
        file("NestedOverlays", nested(15) { "HStack { \($0) }.frame(width: 20).overlay(Color.blue.opacity(0.5))" }),
        file("NestedBorders", nested(15) { "ZStack { \($0) }.padding(.horizontal, 4).border(Color.green, width: 1)" }),
        file("NestedForegrounds", nested(15) { "VStack { \($0); Text(\"Hello\") }.foregroundColor(Color.primary).padding()" }),
        file("NestedShapes", nested(15) { "VStack { \($0) }.background(RoundedRectangle(cornerRadius: 8).fill(Color.yellow))" }),
        file("NestedBuilders", nested(15) { "Group { \($0) }.background { Color.red }.overlay(alignment: .bottom) { Rectangle().frame(height: 1) }" }),
        file("NestedFrames", nested(15) { "VStack(alignment: .leading, spacing: 4) { \($0) }.frame(maxWidth: .infinity, alignment: .leading)" }),
        file("NestedGradients", nested(15) {
            "VStack { \($0) }.background(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))"
        }),
        file("NestedStyles", nested(15) { "HStack { \($0); Image(systemName: \"star\") }.foregroundStyle(Color.red.opacity(0.8)).padding(4)" }),
        file("NestedStrokes", nested(15) { "VStack { \($0) }.overlay(Circle().stroke(Color.red.opacity(0.5), lineWidth: 2)).clipShape(Circle())" }),
        file("NestedChoices", nested(15) { "VStack { \($0) }.padding(flag ? 8 : 4).frame(width: flag ? nil : 40).background(flag ? Color.red : Color.blue)" }),
        file("NestedRows", nested(15) { "HStack { ForEach(0..<3) { _ in \($0) } }.overlay(Text(\"\\(number)\").padding(2), alignment: .topTrailing)" }),
        file("NestedConditions", nested(15) { "if flag { \($0) } else { Text(\"Nothing\") }" }),

        file("RowsOfText", rows { "Text(\"Row \($0)\").font(.headline).foregroundColor(.secondary).padding(.leading, 8)" }),
        file("RowsOfInterpolations", rows {
            "HStack { Text(\"\\(number) of \\(count), row \($0)\"); Spacer(); Text(\"\\(ratio, specifier: \"%.1f\") %\").bold() }.padding(8)"
        }),
        file("RowsOfButtons", rows { "Button(action: { number += \($0) }) { Text(\"Add \\(number)\").padding(8).background(Color.red) }" }),
        file("RowsOfTitledButtons", rows { "Button(\"Add \\(number)\", role: .destructive) { number += \($0) }.padding(4)" }),
        file("RowsOfConditions", rows { "if number > \($0) { Text(\"\\(number)\") } else { Button(\"Show\") { number = \($0) } }" }),
        file("RowsOfArithmetic", rows { "Color.red.frame(width: CGFloat(number) * 2 + \($0), height: ratio * 100 - CGFloat(count) / 2)" }),
        file("RowsOfChoices", rows { "Text(flag ? \"Yes \($0)\" : \"No\").foregroundColor(flag ? .red : .blue).opacity(number > \($0) ? 1 : 0.5)" }),
        file("RowsOfSums", rows { "Text(\"Row \") + Text(\"\\(number)\").bold() + Text(\" of \($0)\").italic()" }),
        file("RowsOfLabels", rows { "Label(\"Row \($0)\", systemImage: \"star\").font(.system(size: 17, weight: .bold)).padding([.top, .leading], 3)" }),
        file("RowsOfShapes", rows { "Circle().stroke(Color.red, lineWidth: \($0)).frame(width: 20, height: 20).offset(x: CGFloat(number), y: 2)" }),
        file("RowsOfBindings", rows { "Editor(text: $text, number: $number, title: \"Field \($0)\").padding(.vertical, 2)" }),
        file("RowsOfFadedColours", rows { "Color.red.opacity(0.5).overlay(Color.blue.opacity(0.\($0))).background(Color.green.opacity(ratio))" }),
        file("RowsOfCards", rows {
            "Text(\"\($0)\").padding(8).background(Color.white.opacity(0.5)).cornerRadius(8).overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray.opacity(0.2), lineWidth: 1)).opacity(flag ? 1 : 0.5)"
        }),
        file("RowsOfMembers", rows { "Rectangle().fill(.red.opacity(0.\($0))).frame(width: 10).foregroundStyle(.blue.opacity(ratio)).tint(.green)" }),
        file("ListsInLists", """
            List {
                ForEach(0..<10) { section in
                    Section(header: Text("Section \\(section)")) {
                        ForEach(0..<10, id: \\.self) { row in
                            NavigationLink(destination: Text("\\(section).\\(row)")) {
                                HStack { Image(systemName: "star"); Text("Row \\(row)"); Spacer(); Text(ratio * Double(row), format: .percent) }
                            }
                        }
                        .onDelete { _ in number -= 1 }
                    }
                }
            }
            """),
        file("LongChain", "Text(\"\\(number)\")" + (1...40).map { ".padding(\($0 % 5)).background(Color.red.opacity(0.\($0)))" }.joined()),
        file("Cases", "switch number {\n" + (0..<30).map { "case \($0): Text(\"\\(number) is \($0)\").padding(\($0))\n" }.joined() + "default: EmptyView() }"),
    ]

    /// A view whose body is `content`, with state to use.
    private static func file(_ name: String, _ content: String) -> (name: String, text: String) {
        (name, """
            import SwiftUI

            struct \(name): View {
                @State private var number = 1
                @State private var text = ""
                @State private var flag = false
                let count = 30
                let ratio = 0.25

                var body: some View {
            \(content)
                }
            }

            #Preview { \(name)() }

            """)
    }

    private static func nested(_ depth: Int, _ wrap: (String) -> String) -> String {
        (0..<depth).reduce("Text(\"\\(number)\")") { content, _ in "\n" + wrap(content) }
    }

    /// Thirty children of one stack, a row each.
    private static func rows(_ row: (Int) -> String) -> String { "VStack {\n" + (1...30).map { row($0) + "\n" }.joined() + "}" }

    /// What `RowsOfBindings` uses.
    static let editor = (name: "Editor", text: """
        import SwiftUI

        struct Editor: View {
            @Binding var text: String
            @Binding var number: Int
            let title: String

            var body: some View { Text("\\(title): \\(text) \\(number)") }
        }

        """)
}

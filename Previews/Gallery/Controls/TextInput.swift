import SwiftUI

#Preview("Fields", traits: .fixedLayout(width: 320, height: 500)) {
    VStack(spacing: 16) {
        TextField("Placeholder", text: .constant(""))
        TextField("Name", text: .constant("Jane Appleseed"))
        TextField("Name", text: .constant(""), prompt: Text("A prompt of its own"))
        TextField("Rounded", text: .constant("")).textFieldStyle(.roundedBorder)
        TextField("Rounded", text: .constant("With text")).textFieldStyle(.roundedBorder)
        TextField("Disabled", text: .constant("Disabled")).textFieldStyle(.roundedBorder).disabled(true)
        TextField("Price", value: .constant(12.5), format: .number.precision(.fractionLength(2))).multilineTextAlignment(.trailing)
        TextField("Notes", text: .constant("Along the vertical axis a field grows with its text, line by line."), axis: .vertical)
            .textFieldStyle(.roundedBorder)
        SecureField("Password", text: .constant(""))
        SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
    }
    .padding()
}

private struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 2) {
            configuration
            Rectangle().fill(.tint).frame(height: 1)
        }
    }
}

#Preview("Dark large right to left own style", traits: .fixedLayout(width: 320, height: 170)) {
    VStack {
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
        TextField("Name", text: .constant("Jane")).textFieldStyle(Underlined())
        SecureField("Password", text: .constant("1234")).textFieldStyle(.roundedBorder)
    }
    .padding()
    .preferredColorScheme(.dark)
    .environment(\.dynamicTypeSize, .xxxLarge)
    .environment(\.layoutDirection, .rightToLeft)
}

#Preview("Editor", traits: .fixedLayout(width: 320, height: 120)) {
    TextEditor(text: .constant("A text editor takes all the room it is offered.\nIt keeps lines, and scrolls."))
        .border(.separator)
        .padding()
}

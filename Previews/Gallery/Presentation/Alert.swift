import SwiftUI

#Preview("One button") {
    PageBelow()
        .alert("Saved", isPresented: .constant(true)) {} message: { Text("Your changes are in the library.") }
        .environment(\.displayScale, 2)
}

#Preview("Two buttons") {
    PageBelow()
        .alert("Delete the book?", isPresented: .constant(true)) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("It will be gone from all your devices. This cannot be undone.")
        }
        .environment(\.displayScale, 2)
}

#Preview("Three buttons dark") {
    PageBelow()
        .alert("Which one?", isPresented: .constant(true)) {
            Button("Cancel", role: .cancel) {}
            Button("This one") {}
            Button("That one") {}
        }
        .environment(\.displayScale, 2)
        .preferredColorScheme(.dark)
}

#Preview("Fields right to left xxxL") {
    PageBelow()
        .alert("Sign in", isPresented: .constant(true)) {
            TextField("Name", text: .constant("jane"))
            SecureField("Password", text: .constant(""))
            Button("Sign In") {}
            Button("Cancel", role: .cancel) {}
        }
        .environment(\.displayScale, 2)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.dynamicTypeSize, .xxxLarge)
}

#Preview("Older spelling") {
    PageBelow()
        .alert(isPresented: .constant(true)) {
            Alert(title: Text("Older"), message: Text("As it was written in 2019."), dismissButton: .default(Text("Got it")))
        }
        .environment(\.displayScale, 2)
}

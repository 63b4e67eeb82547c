import SwiftUI

// The first minutes of the talk: from the new project's text to the cell of a list.

#Preview("R1 hello world") {
    Text("Hello World")
}

#Preview("R2 second text") {
    VStack {
        Text("Rooms")
        Text("Placeholder")
    }
}

#Preview("R4 symbol") {
    HStack {
        Image(systemName: "photo")
        VStack {
            Text("Rooms")
            Text("20 people")
        }
    }
}

#Preview("R5 alignment leading") {
    HStack {
        Image(systemName: "photo")
        VStack(alignment: .leading) {
            Text("Rooms")
            Text("20 people")
        }
    }
}

#Preview("R6 subheadline") {
    HStack {
        Image(systemName: "photo")
        VStack(alignment: .leading) {
            Text("Rooms")
            Text("20 people")
                .font(.subheadline)
        }
    }
}

#Preview("R7 secondary colour") {
    HStack {
        Image(systemName: "photo")
        VStack(alignment: .leading) {
            Text("Rooms")
            Text("20 people")
                .font(.subheadline)
                .foregroundColor(.secondary)
        }
    }
}

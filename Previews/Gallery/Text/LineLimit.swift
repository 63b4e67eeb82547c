import SwiftUI

#Preview("None", traits: .fixedLayout(width: 140, height: 200)) {
    Text("This is a long text that should wrap to multiple lines and show all content without any truncation").frame(width: 120)
}

#Preview("One", traits: .fixedLayout(width: 140, height: 60)) {
    Text("This is a long text that should wrap to multiple lines").lineLimit(1).frame(width: 120)
}

#Preview("Two", traits: .fixedLayout(width: 140, height: 100)) {
    Text("This is a long text that should wrap to multiple lines").lineLimit(2).frame(width: 120)
}

#Preview("Three", traits: .fixedLayout(width: 140, height: 120)) {
    Text("This is a long text that should wrap to multiple lines and show all content").lineLimit(3).frame(width: 120)
}

#Preview("Reserved", traits: .sizeThatFitsLayout) {
    HStack(alignment: .top) {
        Text("One line").lineLimit(3, reservesSpace: true).border(.blue)
        Text("One line").lineLimit(3).border(.red)
    }
    .padding(8)
}

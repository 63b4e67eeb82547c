import SwiftUI

#Preview("One line", traits: .fixedLayout(width: 250, height: 150)) {
    VStack(spacing: 20) {
        Text("This is a very long text that will be truncated at the tail")
            .frame(width: 200).truncationMode(.tail).border(.red, width: 1)
        Text("This is a very long text that will be truncated in the middle")
            .frame(width: 200).truncationMode(.middle).border(.blue, width: 1)
        Text("This is a very long text that will be truncated at the head")
            .frame(width: 200).truncationMode(.head).border(.green, width: 1)
    }
    .font(.system(size: 18))
    .lineLimit(1)
}

#Preview("Two lines", traits: .fixedLayout(width: 220, height: 150)) {
    VStack(spacing: 16) {
        Text("This is a long text that spans multiple lines but will be truncated at the tail when it exceeds the line limit")
            .frame(width: 180).truncationMode(.tail).border(.purple, width: 1)
        Text("This is a long text that spans multiple lines but will be truncated in the middle when it exceeds the line limit")
            .frame(width: 180).truncationMode(.middle).border(.orange, width: 1)
    }
    .font(.system(size: 16))
    .lineLimit(2)
}

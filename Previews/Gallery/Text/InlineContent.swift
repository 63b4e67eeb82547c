import SwiftUI

#Preview("Images in a line", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 6) {
        Text("\(Image(systemName: "star.fill")) Favourite")
        Text("Tap \(Image(systemName: "plus")) to add").font(.title2)
        (Text(Image(systemName: "heart.fill")).foregroundColor(.red) + Text(" large and ") + Text("small").font(.caption)).font(.title)
        Text("An image \(Image(systemName: "globe")) in a text of several lines stays with its words").frame(width: 180, alignment: .leading)
    }
    .padding(8)
}

#Preview("Texts in a text", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 6) {
        Text("by \(Text("Ann").bold()) and \(Text("Bob").italic().foregroundColor(.blue))")
        Text("One ").bold() + Text("two ").foregroundColor(.orange) + Text("three").underline()
        Text("H") + Text("2").font(.caption2).baselineOffset(-4) + Text("O, x") + Text("2").font(.caption2).baselineOffset(6)
    }
    .padding(8)
}

#Preview("Attributed", traits: .sizeThatFitsLayout) {
    Text(attributed).padding(8)
}

private let attributed: AttributedString = {
    var text = AttributedString("A plain start, ")
    var part = AttributedString("large red")
    part.font = .title2
    part.foregroundColor = .red
    text += part
    part = AttributedString(", marked")
    part.backgroundColor = .yellow
    text += part
    part = AttributedString(", spaced")
    part.kern = 3
    part.underlineStyle = .single
    return text + part
}()

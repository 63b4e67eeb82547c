import SwiftUI

#Preview("Text styles", traits: .fixedLayout(width: 300, height: 400)) {
    VStack(spacing: 12) {
        Text("Large Title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Body again")
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
    }
}

#Preview("Sizes and weights", traits: .fixedLayout(width: 300, height: 200)) {
    VStack(spacing: 10) {
        Text("Custom 12pt Regular").font(.system(size: 12, weight: .regular))
        Text("Custom 16pt Medium").font(.system(size: 16, weight: .medium))
        Text("Custom 20pt Bold").font(.system(size: 20, weight: .bold))
        Text("Custom 28pt Black").font(.system(size: 28, weight: .black))
    }
}

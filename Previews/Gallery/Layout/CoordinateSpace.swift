import SwiftUI

// A coordinate space draws nothing and moves nothing.

#Preview("Named", traits: .fixedLayout(width: 220, height: 220)) {
    ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 200, height: 200).coordinateSpace(.named("canvas"))
        Text("Content").font(.system(size: 18)).padding(20).background(.white).cornerRadius(8)
    }
}

#Preview("Several", traits: .fixedLayout(width: 200, height: 400)) {
    VStack(spacing: 20) {
        ForEach([("Red", Color.red), ("Green", Color.green), ("Blue", Color.blue)], id: \.0) { name, color in
            ZStack {
                color.frame(width: 150, height: 100)
                Text("\(name) Space").foregroundStyle(.white)
            }
            .coordinateSpace(name: name)
        }
    }
}

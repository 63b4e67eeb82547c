import SwiftUI

#Preview("Four radii", traits: .fixedLayout(width: 320, height: 90)) {
    HStack(spacing: 24) {
        ForEach([0, 2, 5, 10], id: \.self) { radius in
            Text("\(radius)").font(.title).frame(width: 50, height: 50).background(.teal).blur(radius: CGFloat(radius))
        }
    }
}

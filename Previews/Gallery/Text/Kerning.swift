import SwiftUI

// Both values are added after every character, the last one included: a centred text is off by half of it.

#Preview("Kerning", traits: .fixedLayout(width: 200, height: 150)) {
    VStack(spacing: 16) {
        Text("Kerning -4").kerning(-4)
        Text("Kerning 0").kerning(0)
        Text("Kerning 3").kerning(3)
        Text("Kerning 10").kerning(10)
    }
    .font(.system(size: 18))
}

#Preview("Tracking", traits: .fixedLayout(width: 200, height: 150)) {
    VStack(spacing: 16) {
        Text("Tracking -4").tracking(-4)
        Text("Tracking 0").tracking(0)
        Text("Tracking 3").tracking(3)
        Text("Tracking 10").tracking(10)
    }
    .font(.system(size: 18))
}

#Preview("Kerning at 20 points", traits: .fixedLayout(width: 200, height: 150)) {
    VStack(spacing: 20) {
        Text("Normal kerning")
        Text("Tight kerning").kerning(-2)
        Text("Loose kerning").kerning(5)
    }
    .font(.system(size: 20))
}

#Preview("Tracking at 20 points", traits: .fixedLayout(width: 200, height: 150)) {
    VStack(spacing: 20) {
        Text("Normal tracking")
        Text("Tight tracking").tracking(-2)
        Text("Loose tracking").tracking(5)
    }
    .font(.system(size: 20))
}

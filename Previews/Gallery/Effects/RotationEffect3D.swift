import SwiftUI

private struct Turned: View {
    let color: Color, axis: (x: CGFloat, y: CGFloat, z: CGFloat)

    var body: some View {
        HStack(spacing: 16) {
            ForEach([0, 30, 60, 90], id: \.self) { angle in
                VStack(spacing: 8) {
                    color.frame(width: 60, height: 60).rotation3DEffect(.degrees(Double(angle)), axis: axis)
                    Text("\(angle)°").font(.system(size: 10))
                }
            }
        }
    }
}

#Preview("About x", traits: .fixedLayout(width: 350, height: 150)) { Turned(color: Color(hex: 0x5856D6), axis: (1, 0, 0)) }

#Preview("About y", traits: .fixedLayout(width: 350, height: 150)) { Turned(color: Color(hex: 0xFF9500), axis: (0, 1, 0)) }

#Preview("Perspective", traits: .fixedLayout(width: 250, height: 150)) {
    HStack(spacing: 16) {
        ForEach(["1.0", "0.5", "0.2"], id: \.self) { label in
            VStack(spacing: 8) {
                Color(hex: 0x34C759).frame(width: 60, height: 60).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
                Text(label).font(.system(size: 10))
            }
        }
    }
}

#Preview("Text and anchors", traits: .fixedLayout(width: 200, height: 90)) {
    HStack(spacing: 20) {
        Text("Turned").padding(10).background(.yellow).rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading)
        Text("Flat").padding(10).background(.mint).rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0), perspective: 0)
    }
}

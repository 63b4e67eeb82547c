import SwiftUI

// A filter changes the stops of a gradient, which is then interpolated anew.

private struct Rainbow: View {
    let title: String

    var body: some View {
        VStack(spacing: 8) {
            LinearGradient(
                colors: [0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x007AFF, 0x5856D6].map { Color(hex: $0) },
                startPoint: .top, endPoint: .bottom
            )
            .frame(width: 60, height: 100)
            Text(title).font(.system(size: 10))
        }
    }
}

#Preview("Grayscale", traits: .fixedLayout(width: 300, height: 150)) {
    HStack(spacing: 16) {
        Rainbow(title: "0.0").grayscale(0)
        Rainbow(title: "0.25").grayscale(0.25)
        Rainbow(title: "0.5").grayscale(0.5)
        Rainbow(title: "1.0").grayscale(1)
    }
}

#Preview("Saturation", traits: .fixedLayout(width: 300, height: 150)) {
    HStack(spacing: 16) {
        Rainbow(title: "0.0").saturation(0)
        Rainbow(title: "0.5").saturation(0.5)
        Rainbow(title: "1.0").saturation(1)
        Rainbow(title: "2.0").saturation(2)
    }
}

#Preview("Hue rotation", traits: .fixedLayout(width: 300, height: 150)) {
    HStack(spacing: 16) {
        Rainbow(title: "0°").hueRotation(.degrees(0))
        Rainbow(title: "90°").hueRotation(.degrees(90))
        Rainbow(title: "180°").hueRotation(.degrees(180))
        Rainbow(title: "270°").hueRotation(.degrees(270))
    }
}

#Preview("Contrast", traits: .fixedLayout(width: 300, height: 150)) {
    HStack(spacing: 16) {
        Rainbow(title: "0.0").contrast(0)
        Rainbow(title: "0.5").contrast(0.5)
        Rainbow(title: "1.0").contrast(1)
        Rainbow(title: "2.0").contrast(2)
    }
}

#Preview("Brightness", traits: .fixedLayout(width: 300, height: 150)) {
    HStack(spacing: 16) {
        Rainbow(title: "-0.5").brightness(-0.5)
        Rainbow(title: "0.0").brightness(0)
        Rainbow(title: "0.3").brightness(0.3)
        Rainbow(title: "0.6").brightness(0.6)
    }
}

#Preview("Invert", traits: .fixedLayout(width: 240, height: 120)) {
    HStack(spacing: 20) {
        VStack(spacing: 8) {
            Color(hex: 0xFF3B30).frame(width: 100, height: 100)
            Text("Original").font(.system(size: 12))
        }
        VStack(spacing: 8) {
            Color(hex: 0xFF3B30).frame(width: 100, height: 100).colorInvert()
            Text("Inverted").font(.system(size: 12))
        }
    }
}

#Preview("Multiply", traits: .fixedLayout(width: 350, height: 125)) {
    HStack(spacing: 16) {
        VStack(spacing: 8) {
            Color.white.frame(width: 60, height: 60)
            Text("Original").font(.system(size: 10))
        }
        ForEach([("Red", 0xFF3B30), ("Green", 0x34C759), ("Blue", 0x007AFF)] as [(String, UInt32)], id: \.0) { name, hex in
            VStack(spacing: 8) {
                Color.white.frame(width: 60, height: 60).colorMultiply(Color(hex: hex))
                Text(name).font(.system(size: 10))
            }
        }
    }
}

private struct LightAndDark: View {
    var body: some View {
        VStack(spacing: 4) {
            Text("Light").font(.system(size: 20, weight: .bold)).foregroundStyle(.white)
            Text("Dark").font(.system(size: 20, weight: .bold)).foregroundStyle(.black)
        }
    }
}

#Preview("Luminance to alpha", traits: .fixedLayout(width: 300, height: 200)) {
    HStack(spacing: 20) {
        ZStack {
            Color(hex: 0xFF3B30).frame(width: 100, height: 150)
            LightAndDark()
        }
        ZStack {
            Color(hex: 0xFF3B30).frame(width: 100, height: 150)
            LightAndDark().luminanceToAlpha()
        }
    }
}

import SwiftUI

private struct Overlapping: View {
    let name: String
    let mode: BlendMode

    var body: some View {
        VStack(spacing: 4) {
            ZStack {
                Color(hex: 0xFF3B30)
                LinearGradient(colors: [.white, .green, .black], startPoint: .leading, endPoint: .trailing)
                    .frame(width: 60, height: 30)
                    .blendMode(mode)
            }
            .frame(width: 70, height: 50)
            .compositingGroup()
            Text(name).font(.system(size: 10))
        }
    }
}

#Preview("On a colour", traits: .fixedLayout(width: 350, height: 220)) {
    Grid(horizontalSpacing: 12, verticalSpacing: 8) {
        GridRow {
            Overlapping(name: "normal", mode: .normal)
            Overlapping(name: "multiply", mode: .multiply)
            Overlapping(name: "screen", mode: .screen)
            Overlapping(name: "overlay", mode: .overlay)
        }
        GridRow {
            Overlapping(name: "darken", mode: .darken)
            Overlapping(name: "lighten", mode: .lighten)
            Overlapping(name: "colorDodge", mode: .colorDodge)
            Overlapping(name: "difference", mode: .difference)
        }
        GridRow {
            Overlapping(name: "hue", mode: .hue)
            Overlapping(name: "luminosity", mode: .luminosity)
            Overlapping(name: "sourceAtop", mode: .sourceAtop)
            Overlapping(name: "plusLighter", mode: .plusLighter)
        }
    }
}

import SwiftUI

#Preview("Paths and lines", traits: .fixedLayout(width: 120, height: 90)) {
    Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 0.94))
        context.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40)), with: .color(.orange))
        context.stroke(Path(roundedRect: CGRect(x: 60, y: 10, width: 50, height: 40), cornerRadius: 12), with: .color(.blue), lineWidth: 4)
        let wave = Path { path in
            path.move(to: CGPoint(x: 10, y: 70))
            for step in 0..<4 {
                let x = 10 + CGFloat(step) * 25
                path.addQuadCurve(to: CGPoint(x: x + 25, y: 70), control: CGPoint(x: x + 12.5, y: step % 2 == 0 ? 50 : 90))
            }
        }
        context.stroke(wave, with: .color(.red), style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [8, 6]))
    }
}

#Preview("Transforms, clips and copies", traits: .fixedLayout(width: 120, height: 90)) {
    Canvas { context, size in
        // A copy's clip and transform are its own.
        var turned = context
        turned.clip(to: Path(ellipseIn: CGRect(x: 5, y: 5, width: 80, height: 80)))
        turned.translateBy(x: 45, y: 45)
        for step in 0..<12 {
            turned.rotate(by: .degrees(30))
            turned.fill(Path(CGRect(x: 10, y: -4, width: 60, height: 8)), with: .color(Color(hue: Double(step) / 12, saturation: 1, brightness: 1)))
        }
        context.clip(to: Path(CGRect(x: 95, y: 40, width: 10, height: 10)), options: .inverse)
        context.fill(Path(CGRect(x: 90, y: 10, width: 20, height: 70)), with: .color(.black))
    }
}

#Preview("Layers, blending and filters", traits: .fixedLayout(width: 150, height: 60)) {
    Canvas { context, size in
        let circle = { (x: CGFloat) in Path(ellipseIn: CGRect(x: x, y: 15, width: 30, height: 30)) }
        // Two circles faded each by itself, and as one layer.
        var faded = context
        faded.opacity = 0.5
        faded.fill(circle(5), with: .color(.red))
        faded.fill(circle(15), with: .color(.red))
        faded.drawLayer { layer in
            layer.fill(circle(50), with: .color(.red))
            layer.fill(circle(60), with: .color(.red))
        }
        var multiplied = context
        multiplied.fill(circle(95), with: .color(.yellow))
        multiplied.blendMode = .multiply
        multiplied.fill(circle(105), with: .color(.cyan))
        var soft = context
        soft.addFilter(.shadow(radius: 3, y: 2))
        soft.addFilter(.grayscale(1))
        soft.fill(Path(CGRect(x: 138, y: 22, width: 8, height: 16)), with: .color(.blue))
    }
}

#Preview("Gradients", traits: .fixedLayout(width: 150, height: 60)) {
    Canvas { context, size in
        let gradient = Gradient(colors: [.red, .yellow])
        let start = CGPoint(x: 10, y: 0), end = CGPoint(x: 40, y: 0)
        context.fill(Path(CGRect(x: 5, y: 5, width: 90, height: 10)), with: .linearGradient(gradient, startPoint: start, endPoint: end))
        context.fill(
            Path(CGRect(x: 5, y: 20, width: 90, height: 10)),
            with: .linearGradient(gradient, startPoint: start, endPoint: end, options: .repeat))
        context.fill(
            Path(CGRect(x: 5, y: 35, width: 90, height: 10)),
            with: .linearGradient(gradient, startPoint: start, endPoint: end, options: .mirror))
        context.fill(
            Path(CGRect(x: 100, y: 5, width: 20, height: 50)),
            with: .radialGradient(gradient, center: CGPoint(x: 110, y: 30), startRadius: 0, endRadius: 8, options: .mirror))
        context.fill(Path(ellipseIn: CGRect(x: 122, y: 18, width: 26, height: 26)), with: .conicGradient(gradient, center: CGPoint(x: 135, y: 31)))
    }
}

#Preview("Texts, images and symbols", traits: .fixedLayout(width: 160, height: 90)) {
    Canvas { context, size in
        context.draw(Text("centred").bold(), at: CGPoint(x: size.width / 2, y: 14))
        var text = context.resolve(Text("several lines in a narrow rectangle"))
        text.shading = .linearGradient(Gradient(colors: [.blue, .purple]), startPoint: CGPoint(x: 0, y: 25), endPoint: CGPoint(x: 0, y: 90))
        context.draw(text, in: CGRect(x: 4, y: 26, width: 80, height: 64))
        context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 105, y: 45))
        context.draw(Image(systemName: "heart"), in: CGRect(x: 120, y: 26, width: 36, height: 36))
        if let badge = context.resolveSymbol(id: "badge") { context.draw(badge, at: CGPoint(x: 120, y: 76)) }
    } symbols: {
        Text("symbol").font(.caption).padding(4).background(.green, in: Capsule()).tag("badge")
    }
}

#Preview("A drawn image", traits: .fixedLayout(width: 130, height: 60)) {
    let image = Image(size: CGSize(width: 30, height: 30)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 15, height: 15)), with: .color(.pink))
        context.stroke(Path(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 20)), with: .color(.indigo), lineWidth: 2)
    }
    HStack {
        image
        image.resizable().frame(width: 50, height: 50).border(.gray)
        image.opacity(0.4)
    }
}

#Preview("Shapes that run together", traits: .fixedLayout(width: 150, height: 70)) {
    Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
        context.addFilter(.blur(radius: 6))
        context.drawLayer { layer in
            for (x, radius) in [(30.0, 20.0), (68, 15), (102, 18), (135, 10)] {
                layer.fill(Path(ellipseIn: CGRect(x: x - radius, y: 35 - radius, width: 2 * radius, height: 2 * radius)), with: .color(.black))
            }
        }
    }
}

#Preview("Porter and Duff", traits: .fixedLayout(width: 216, height: 96)) {
    let modes: [GraphicsContext.BlendMode] = [
        .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    VStack(spacing: 4) {
        ForEach(0..<2) { row in
            HStack(spacing: 4) {
                ForEach(0..<6) { column in
                    Canvas { context, size in
                        context.fill(Path(CGRect(x: 0, y: 0, width: 22, height: 40)), with: .color(.orange))
                        context.blendMode = modes[row * 6 + column]
                        context.fill(Path(ellipseIn: CGRect(x: 4, y: 8, width: 24, height: 24)), with: .color(.blue.opacity(0.75)))
                    }
                }
            }
        }
    }
    .padding(4)
}

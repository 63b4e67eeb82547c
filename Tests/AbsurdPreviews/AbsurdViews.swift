import SwiftUI

// Views that nobody would write on purpose. Each ends in a picture or in a named diagnostic.

/// Nests a view as often as is said.
@MainActor private func nested(_ levels: Int, _ wrap: (AnyView, Int) -> AnyView) -> AnyView {
    var view = AnyView(Color.red.frame(width: 10, height: 10))
    for level in 0..<levels { view = wrap(view, level) }
    return view
}

#Preview("nested 5,000 deep", traits: .fixedLayout(width: 40, height: 40)) {
    nested(5_000) { view, level in
        switch level % 5 {
        case 0: AnyView(HStack(spacing: 0) { view; Color.blue.frame(width: 0.001) })
        case 1: AnyView(VStack(spacing: 0) { view })
        case 2: AnyView(view.padding(0))
        case 3: AnyView(view.frame(maxWidth: .infinity))
        default: AnyView(view.background(Color.clear))
        }
    }
}

#Preview("100,000 eager rows", traits: .fixedLayout(width: 40, height: 40)) {
    VStack(spacing: 0) { ForEach(0..<100_000) { _ in Color.green.frame(height: 1) } }
}

#Preview("no numbers", traits: .fixedLayout(width: 40, height: 40)) {
    VStack(spacing: .nan) {
        Color.red.frame(width: .nan, height: .infinity)
        Color.green.frame(minWidth: .nan, maxWidth: -.infinity, minHeight: .infinity)
        Color.blue.padding(.nan).offset(x: .infinity, y: .nan)
        Color.yellow.position(x: .nan, y: 3).aspectRatio(.nan, contentMode: .fill)
        Color.black.scaleEffect(.nan).rotationEffect(.degrees(.infinity)).opacity(.nan).blur(radius: .nan)
        RoundedRectangle(cornerRadius: .nan).stroke(Color.red, lineWidth: .infinity).shadow(radius: .infinity)
        Text("a").font(.system(size: .nan)).tracking(.infinity).lineSpacing(.nan)
    }
}

#Preview("endless children", traits: .fixedLayout(width: 40, height: 40)) {
    HStack {
        ForEach(0..<5) { _ in
            VStack {
                Color.red.frame(minWidth: .infinity, minHeight: .infinity)
                Color.blue.frame(idealWidth: .infinity, idealHeight: .infinity).fixedSize()
            }
        }
    }
}

#Preview("padding below zero", traits: .fixedLayout(width: 40, height: 40)) {
    VStack { Color.red.padding(-1e9); Color.green.padding(-30).padding(-.infinity); Text("text").padding(-500) }
}

#Preview("lengths beyond measure", traits: .fixedLayout(width: 40, height: 40)) {
    ZStack {
        Color.red.frame(width: 1e300, height: 1e300).border(Color.blue, width: 1e200)
        Circle().fill(Color.green).frame(width: 1e12, height: 1e12).shadow(radius: 1e6)
        Color.black.offset(x: 1e308, y: -1e308).scaleEffect(1e100)
    }
}

#Preview("layouts that answer nonsense", traits: .fixedLayout(width: 40, height: 40)) {
    VStack {
        Nonsense(answer: CGSize(width: -5, height: CGFloat.nan)) { Color.red }
        Nonsense(answer: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)) { Color.blue }
    }
}

private struct Nonsense: Layout {
    let answer: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { answer }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .infinity)
    }
}

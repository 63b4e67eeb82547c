import Graphics

/// An item whose colours move when an animated change gives it others.
protocol ColoredItem: LayoutItem {
    /// The plain colours it draws with, in a fixed order; what is drawn with gradients and pictures is left out.
    var colors: [ResolvedColor] { get set }
}

extension ColoredItem {
    /// Lets colours go from what they were to what they are. They mix by sRGB components, as the exact space is not known.
    @MainActor func setColorsMoving(from old: [ResolvedColor], _ node: Node) {
        let driver = node.graph.animations, new = colors
        guard old.count == new.count, !new.isEmpty, old != new || driver.isMoving(node, slot: 1) else { return }
        driver.move(node, slot: 1, from: ColorData(old), to: ColorData(new), with: driver.currentAnimation) { [weak self] data in
            self?.colors = data.colors
        }
        if let shown = driver.shown(node, slot: 1, as: ColorData.self) { colors = shown.colors }
    }
}

/// The components of some colours.
struct ColorData: VectorArithmetic {
    private var components: [Double]

    init(_ colors: [ResolvedColor]) { components = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] } }

    private init(components: [Double]) { self.components = components }

    var colors: [ResolvedColor] {
        stride(from: 0, to: components.count, by: 4).map {
            ResolvedColor(
                red: components[$0], green: components[$0 + 1], blue: components[$0 + 2], alpha: min(max(components[$0 + 3], 0), 1))
        }
    }

    /// Empty stands for any number of zeros.
    static var zero: ColorData { ColorData(components: []) }

    private static func mix(_ a: Self, _ b: Self, _ operation: (Double, Double) -> Double) -> Self {
        let count = max(a.components.count, b.components.count)
        func at(_ data: Self, _ index: Int) -> Double { index < data.components.count ? data.components[index] : 0 }
        return ColorData(components: (0..<count).map { operation(at(a, $0), at(b, $0)) })
    }

    static func + (a: Self, b: Self) -> Self { mix(a, b, +) }
    static func - (a: Self, b: Self) -> Self { mix(a, b, -) }
    mutating func scale(by rhs: Double) { components = components.map { $0 * rhs } }
    var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }
}

extension ShapeItem: ColoredItem {
    var colors: [ResolvedColor] {
        get { if case .color(let color) = style { [color] } else { [] } }
        set { if let color = newValue.first { style = .color(color) } }
    }
}

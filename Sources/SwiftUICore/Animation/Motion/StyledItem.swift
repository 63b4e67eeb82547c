import Foundation
import Graphics

/// An item whose colours and gradients move when an animated change gives it others.
package protocol StyledItem: LayoutItem {
    /// What it draws with, in a fixed order.
    var styles: [ResolvedStyle] { get set }
}

extension StyledItem {
    /// Lets styles go from what they were to what they are; between styles of different kinds there is no way, so they change at once.
    ///
    /// Colours mix by sRGB components, as the exact space is not known; the points and colours of a mesh change at once.
    /// - Parameter owner: whose motion it is: the node of an element, the item of a modifier.
    @MainActor func setStylesMoving(from old: [ResolvedStyle], _ owner: AnyObject, _ driver: AnimationDriver) {
        let new = styles
        guard old.count == new.count, !new.isEmpty, zip(old, new).allSatisfy({ $0.isLike($1) }) else {
            return driver.stop(owner, slot: AnimationDriver.styleSlot)
        }
        let (before, after) = (StyleData(old), StyleData(new))
        guard before != after || driver.isMoving(owner, slot: AnimationDriver.styleSlot) else { return }
        driver.move(owner, slot: AnimationDriver.styleSlot, from: before, to: after, with: driver.currentAnimation) { [weak self] data in
            self?.styles = data.styles(like: new)
        }
        if let shown = driver.shown(owner, slot: AnimationDriver.styleSlot, as: StyleData.self) { styles = shown.styles(like: new) }
    }
}

/// The numbers of some styles.
struct StyleData: VectorArithmetic {
    private var numbers: [Double]

    init(_ styles: [ResolvedStyle]) { numbers = styles.flatMap(\.numbers) }

    private init(numbers: [Double]) { self.numbers = numbers }

    /// Styles of the kinds of others, with these numbers.
    func styles(like others: [ResolvedStyle]) -> [ResolvedStyle] {
        var rest = numbers[...]
        return others.map { $0.taking(&rest) }
    }

    /// Empty stands for any number of zeros.
    static var zero: StyleData { StyleData(numbers: []) }

    private static func mix(_ a: Self, _ b: Self, _ operation: (Double, Double) -> Double) -> Self {
        let count = max(a.numbers.count, b.numbers.count)
        func at(_ data: Self, _ index: Int) -> Double { index < data.numbers.count ? data.numbers[index] : 0 }
        return StyleData(numbers: (0..<count).map { operation(at(a, $0), at(b, $0)) })
    }

    static func + (a: Self, b: Self) -> Self { mix(a, b, +) }
    static func - (a: Self, b: Self) -> Self { mix(a, b, -) }
    mutating func scale(by rhs: Double) { numbers = numbers.map { $0 * rhs } }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

extension ResolvedStyle {
    /// Whether there is a way between the two: the same kind, gradients with as many stops.
    func isLike(_ other: ResolvedStyle) -> Bool {
        switch (self, other) {
        case (.color, .color), (.image, .image), (.drawing, .drawing), (.mesh, .mesh), (.backdrop, .backdrop): true
        case (.linear(let a, _, _), .linear(let b, _, _)), (.radial(let a, _, _, _), .radial(let b, _, _, _)),
            (.elliptical(let a, _, _, _), .elliptical(let b, _, _, _)), (.angular(let a, _, _, _), .angular(let b, _, _, _)):
            a.stops.count == b.stops.count
        case (.faded(let a, _), .faded(let b, _)): a.isLike(b)
        case (.shadowed(let a, let one), .shadowed(let b, let other)): one.isInner == other.isInner && a.isLike(b)
        case (.blended(let a, let one), .blended(let b, let other)): one == other && a.isLike(b)
        default: false
        }
    }

    /// Everything about it that can be mixed; styles that are alike have as many.
    var numbers: [Double] {
        switch self {
        case .color(let color): color.numbers
        case .linear(let ramp, let start, let end): ramp.numbers + start.numbers + end.numbers
        case .radial(let ramp, let center, let start, let end), .elliptical(let ramp, let center, let start, let end):
            ramp.numbers + center.numbers + [Double(start), Double(end)]
        case .angular(let ramp, let center, let start, let end): ramp.numbers + center.numbers + [start.radians, end.radians]
        case .image, .drawing, .mesh: []
        case .backdrop(let radius, let color): [Double(radius)] + color.numbers
        case .faded(let style, let factor): style.numbers + [factor]
        case .shadowed(let style, let shadow):
            style.numbers + shadow.color.numbers + [Double(shadow.radius), Double(shadow.offset.width), Double(shadow.offset.height)]
        case .blended(let style, _): style.numbers
        }
    }

    /// The style with the first of some numbers in place of its own.
    func taking(_ rest: inout ArraySlice<Double>) -> ResolvedStyle {
        switch self {
        case .color: return .color(ResolvedColor(taking: &rest))
        case .linear(let ramp, _, _):
            let ramp = ramp.taking(&rest), start = UnitPoint(taking: &rest)
            return .linear(ramp, start, UnitPoint(taking: &rest))
        case .radial(let ramp, _, _, _):
            let ramp = ramp.taking(&rest), center = UnitPoint(taking: &rest), start = rest.takeFirst()
            return .radial(ramp, center, CGFloat(start), CGFloat(rest.takeFirst()))
        case .elliptical(let ramp, _, _, _):
            let ramp = ramp.taking(&rest), center = UnitPoint(taking: &rest), start = rest.takeFirst()
            return .elliptical(ramp, center, CGFloat(start), CGFloat(rest.takeFirst()))
        case .angular(let ramp, _, _, _):
            let ramp = ramp.taking(&rest), center = UnitPoint(taking: &rest), start = rest.takeFirst()
            return .angular(ramp, center, .radians(start), .radians(rest.takeFirst()))
        case .image, .drawing, .mesh: return self
        case .backdrop:
            let radius = rest.takeFirst()
            return .backdrop(CGFloat(max(radius, 0)), ResolvedColor(taking: &rest))
        case .faded(let style, _):
            let style = style.taking(&rest)
            return .faded(style, min(max(rest.takeFirst(), 0), 1))
        case .shadowed(let style, let shadow):
            let style = style.taking(&rest), color = ResolvedColor(taking: &rest), radius = rest.takeFirst(), x = rest.takeFirst()
            let offset = CGSize(width: x, height: rest.takeFirst())
            return .shadowed(style, ResolvedShadow(isInner: shadow.isInner, color: color, radius: CGFloat(max(radius, 0)), offset: offset))
        case .blended(let style, let mode): return .blended(style.taking(&rest), mode)
        }
    }
}

extension ResolvedColor {
    fileprivate var numbers: [Double] { [red, green, blue, alpha] }

    fileprivate init(taking rest: inout ArraySlice<Double>) {
        let (red, green, blue) = (rest.takeFirst(), rest.takeFirst(), rest.takeFirst())
        self.init(red: red, green: green, blue: blue, alpha: min(max(rest.takeFirst(), 0), 1))
    }
}

extension GradientRamp {
    fileprivate var numbers: [Double] { stops.flatMap { $0.color.numbers + [$0.location] } }

    fileprivate func taking(_ rest: inout ArraySlice<Double>) -> GradientRamp {
        GradientRamp(stops: stops.map { _ in
            let color = ResolvedColor(taking: &rest)
            return Stop(color: color, location: rest.takeFirst())
        })
    }
}

extension UnitPoint {
    fileprivate var numbers: [Double] { [Double(x), Double(y)] }

    fileprivate init(taking rest: inout ArraySlice<Double>) {
        let x = rest.takeFirst()
        self.init(x: CGFloat(x), y: CGFloat(rest.takeFirst()))
    }
}

extension ArraySlice<Double> {
    fileprivate mutating func takeFirst() -> Double { popFirst() ?? 0 }
}

extension ShapeItem: StyledItem {
    package var styles: [ResolvedStyle] {
        get { [style] }
        set { if let first = newValue.first { style = first } }
    }
}

extension TextItem: StyledItem {
    package var styles: [ResolvedStyle] {
        get { looks.map(\.style) + looks.compactMap(\.background) }
        set {
            var rest = newValue[...]
            for index in looks.indices { rest.popFirst().map { looks[index].style = $0 } }
            for index in looks.indices where looks[index].background != nil { looks[index].background = rest.popFirst() }
        }
    }
}

extension SymbolItem: StyledItem {
    package var styles: [ResolvedStyle] {
        get { [style] + levelStyles }
        set {
            guard let first = newValue.first else { return }
            (style, levelStyles) = (first, Array(newValue.dropFirst()))
        }
    }
}

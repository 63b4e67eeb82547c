/// The animatable data of a layout whose type is hidden.
///
/// Data of different layouts do not mix: the sum of two kinds is the first and their difference nothing, so that a change of kind is
/// there at once.
public struct _AnyAnimatableData: VectorArithmetic {
    private var content: (any AnimatableDataBox)?

    init<Data: VectorArithmetic>(_ data: Data, of owner: Any.Type) { content = Box(data: data, owner: ObjectIdentifier(owner)) }

    private init(_ content: (any AnimatableDataBox)?) { self.content = content }

    /// The data, if they are those of this owner.
    func value<Data: VectorArithmetic>(of owner: Any.Type, as type: Data.Type) -> Data? {
        guard let box = content as? Box<Data>, box.owner == ObjectIdentifier(owner) else { return nil }
        return box.data
    }

    public static var zero: Self { Self(nil) }

    public static func + (a: Self, b: Self) -> Self {
        guard let first = a.content else { return b }
        guard let second = b.content else { return a }
        return Self(first.sum(with: second) ?? first)
    }

    public static func - (a: Self, b: Self) -> Self {
        if let first = a.content, let second = b.content, !first.isSameKind(as: second) { return .zero }
        var negative = b
        negative.scale(by: -1)
        return a + negative
    }

    public mutating func scale(by rhs: Double) { content = content?.scaled(by: rhs) }

    public var magnitudeSquared: Double { content?.magnitudeSquared ?? 0 }

    public static func == (a: Self, b: Self) -> Bool {
        guard let first = a.content, let second = b.content else { return a.content == nil && b.content == nil }
        return first.isEqual(to: second)
    }

    private struct Box<Data: VectorArithmetic>: AnimatableDataBox {
        var data: Data
        var owner: ObjectIdentifier

        func sum(with other: any AnimatableDataBox) -> (any AnimatableDataBox)? {
            guard let other = other as? Box<Data>, other.owner == owner else { return nil }
            return Box(data: data + other.data, owner: owner)
        }

        func isSameKind(as other: any AnimatableDataBox) -> Bool { (other as? Box<Data>)?.owner == owner }

        func scaled(by factor: Double) -> any AnimatableDataBox {
            var data = data
            data.scale(by: factor)
            return Box(data: data, owner: owner)
        }

        var magnitudeSquared: Double { data.magnitudeSquared }

        func isEqual(to other: any AnimatableDataBox) -> Bool {
            guard let other = other as? Box<Data> else { return false }
            return other.owner == owner && other.data == data
        }
    }
}

private protocol AnimatableDataBox {
    /// nil if the other's data are of another kind.
    func sum(with other: any AnimatableDataBox) -> (any AnimatableDataBox)?
    func isSameKind(as other: any AnimatableDataBox) -> Bool
    func scaled(by factor: Double) -> any AnimatableDataBox
    var magnitudeSquared: Double { get }
    func isEqual(to other: any AnimatableDataBox) -> Bool
}

import Foundation

/// The way of one value through its keyframes, with velocities worked out.
struct KeyframeWay<Data: VectorArithmetic> {
    private struct Piece {
        var start, duration: Double
        var from, to: Data
        /// Units a second at either end, where the piece depends on them.
        var startVelocity = Data.zero, endVelocity = Data.zero
        var kind: Kind
    }

    private enum Kind { case move, linear(UnitCurve), cubic, spring(Spring, isCut: Bool) }

    private let first: Data
    private var pieces: [Piece] = []

    var duration: Double { pieces.last.map { $0.start + $0.duration } ?? 0 }

    init<Value: Animatable>(from start: Data, _ keyframes: [_Keyframe<Value>]) where Value.AnimatableData == Data {
        first = start
        for (index, keyframe) in keyframes.enumerated() {
            let last = pieces.last
            let from = last.map { value($0, at: $0.duration) } ?? start
            var piece = Piece(
                start: duration, duration: keyframe.duration, from: from, to: keyframe.target.animatableData, kind: .move)
            let arriving = last.map { velocity($0, at: $0.duration) } ?? .zero
            switch keyframe.kind {
            case .move: break
            case .linear(let curve): piece.kind = .linear(curve)
            case .cubic(let start, let end):
                piece.kind = .cubic
                piece.startVelocity = start ?? arriving
                piece.endVelocity = end ?? Self.tangent(after: piece.from, keyframe, keyframes.dropFirst(index + 1).first)
            case .spring(let spring, let start, let isCut):
                piece.kind = .spring(spring, isCut: isCut)
                piece.startVelocity = start ?? arriving
            }
            pieces.append(piece)
        }
    }

    /// The velocity of a Catmull-Rom spline at the end of a keyframe: from the point before to the point after.
    private static func tangent<Value: Animatable>(
        after before: Data, _ keyframe: _Keyframe<Value>, _ next: _Keyframe<Value>?
    ) -> Data where Value.AnimatableData == Data {
        guard let next else { return .zero }
        if case .move = next.kind { return .zero }
        let time = keyframe.duration + next.duration
        return time > 0 ? (next.target.animatableData - before).scaled(by: 1 / time) : .zero
    }

    func value(at time: Double) -> Data {
        guard let piece = pieces.last(where: { $0.start <= time }) else { return pieces.first?.from ?? first }
        return value(piece, at: time - piece.start)
    }

    private func value(_ piece: Piece, at time: Double) -> Data {
        let share = piece.duration > 0 ? time / piece.duration : 1
        switch piece.kind {
        case .move: return piece.to
        case .linear(let curve): return share >= 1 ? piece.to : piece.from + (piece.to - piece.from).scaled(by: curve.value(at: share))
        case .cubic:
            if share >= 1 { return piece.to }
            let s = share, u = 1 - share
            return piece.from.scaled(by: u * u * (1 + 2 * s)) + piece.startVelocity.scaled(by: piece.duration * s * u * u)
                + piece.to.scaled(by: s * s * (3 - 2 * s)) - piece.endVelocity.scaled(by: piece.duration * s * s * u)
        case .spring(let spring, let isCut):
            if share >= 1 && !isCut { return piece.to }
            let time = min(time, piece.duration)
            return piece.from + spring.value(target: piece.to - piece.from, initialVelocity: piece.startVelocity, time: time)
        }
    }

    private func velocity(_ piece: Piece, at time: Double) -> Data {
        guard piece.duration > 0 else { return .zero }
        switch piece.kind {
        case .move: return .zero
        case .linear(let curve): return (piece.to - piece.from).scaled(by: curve.velocity(at: time / piece.duration) / piece.duration)
        case .cubic: return piece.endVelocity
        case .spring(let spring, _): return spring.velocity(target: piece.to - piece.from, initialVelocity: piece.startVelocity, time: time)
        }
    }
}

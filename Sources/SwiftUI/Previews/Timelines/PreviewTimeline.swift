import Foundation
import SwiftUICore

/// One thing that happens in a preview that moves: a touch, some time that passes, a picture.
///
/// Time is virtual: nothing passes but what a step says, so that the pictures are the same wherever they are drawn.
public struct PreviewTimelineStep: Sendable {
    /// What a touch is aimed at.
    public enum Target: Sendable, ExpressibleByStringLiteral {
        /// The view with this accessibility identifier or, if none has it, this label.
        case view(String)
        /// A point of the picture, in points from its top left corner.
        case point(CGPoint)

        public init(stringLiteral value: String) { self = .view(value) }

        /// A point of the picture.
        public static func at(_ x: CGFloat, _ y: CGFloat) -> Target { .point(CGPoint(x: x, y: y)) }
    }

    enum Kind: Sendable {
        case tap(Target, count: Int)
        case press(Target, seconds: Double)
        case drag(Target, by: CGSize, seconds: Double)
        case hold(Target)
        case move(by: CGSize, seconds: Double)
        case release
        case scroll(Target?, by: CGSize)
        case type(String)
        case deleteBackward
        case submit
        case shortcut(KeyEquivalent, EventModifiers)
        case advance(Double)
        case settle
        case capture(String?, [Double])
    }

    let kind: Kind

    /// A finger goes down on a view and is lifted at the same instant, `count` times.
    public static func tap(_ target: Target, count: Int = 1) -> Self { Self(kind: .tap(target, count: count)) }

    /// A finger stays down on a view; seconds.
    public static func press(_ target: Target, for seconds: Double) -> Self { Self(kind: .press(target, seconds: seconds)) }

    /// A finger goes down in the middle of a view, moves by some points, at an even speed, and is lifted.
    public static func drag(_ target: Target, x: CGFloat = 0, y: CGFloat = 0, for seconds: Double = 0.3) -> Self {
        Self(kind: .drag(target, by: CGSize(width: x, height: y), seconds: seconds))
    }

    /// A finger goes down in the middle of a view and stays, so that pictures can be taken of what is pressed or dragged.
    public static func hold(_ target: Target) -> Self { Self(kind: .hold(target)) }

    /// The finger that is down moves by some points, at an even speed, and stays.
    public static func move(x: CGFloat = 0, y: CGFloat = 0, for seconds: Double = 0.3) -> Self {
        Self(kind: .move(by: CGSize(width: x, height: y), seconds: seconds))
    }

    /// The finger that is down is lifted.
    public static var release: Self { Self(kind: .release) }

    /// Scrolls the scroll view under a view (or the first one) on by some points, at once and without a finger.
    public static func scroll(_ target: Target? = nil, x: CGFloat = 0, y: CGFloat = 0) -> Self {
        Self(kind: .scroll(target, by: CGSize(width: x, height: y)))
    }

    /// Types into the view that has the keyboard.
    public static func type(_ text: String) -> Self { Self(kind: .type(text)) }
    public static var deleteBackward: Self { Self(kind: .deleteBackward) }
    /// Presses the return key.
    public static var submit: Self { Self(kind: .submit) }
    /// Presses a key with modifiers, as a keyboard shortcut.
    public static func shortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { Self(kind: .shortcut(key, modifiers)) }

    /// Lets time pass; seconds.
    public static func advance(by seconds: Double) -> Self { Self(kind: .advance(seconds)) }

    /// Lets time pass until nothing moves any more.
    public static var settle: Self { Self(kind: .settle) }

    /// Takes a picture now.
    public static func capture(_ name: String) -> Self { Self(kind: .capture(name, [0])) }

    /// Takes pictures at these seconds from now on, in rising order; the last one is when the next step begins.
    ///
    /// - Parameter name: what their names begin with; needed where two captures have the same seconds.
    public static func capture(_ name: String? = nil, at seconds: [Double]) -> Self { Self(kind: .capture(name, seconds)) }
}

enum PreviewTimelineTrait: TraitKey { typealias Value = [PreviewTimelineStep] }

extension View {
    /// Makes the preview a timeline: what happens to it, and when pictures are taken.
    ///
    /// Each picture has a snapshot of its own, named after its seconds or its name; the preview's own snapshot is the film strip of all.
    public nonisolated func previewTimeline(_ steps: PreviewTimelineStep...) -> some View {
        modifier(TraitLayer(PreviewTimelineTrait.self, steps))
    }
}

extension [PreviewTimelineStep] {
    /// The names of the pictures, in the order in which they are taken; equal ones are numbered.
    var captureNames: [String] {
        var seen: [String: Int] = [:]
        return flatMap { step -> [String] in
            guard case .capture(let name, let times) = step.kind else { return [] }
            return times.map { time in
                let seconds = Self.text(time) + "s"
                return name.map { times == [0] ? $0 : "\($0)-\(seconds)" } ?? seconds
            }
        }.map { name in
            seen[name, default: 0] += 1
            return seen[name] == 1 ? name : "\(name)-\(seen[name]!)"
        }
    }

    /// Seconds with as many digits as they need, at least two: 0.50, 0.125.
    private static func text(_ seconds: Double) -> String {
        let thousandths = Int((seconds * 1000).rounded())
        let digits = String(format: "%d.%03d", thousandths / 1000, thousandths % 1000)
        return digits.hasSuffix("0") ? String(digits.dropLast()) : digits
    }
}

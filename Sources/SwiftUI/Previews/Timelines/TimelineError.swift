import Foundation
import Graphics
import SwiftUICore

/// Why a step of a timeline cannot be done: what was asked, when, and what there was instead.
package struct TimelineError: Error, CustomStringConvertible {
    package var description: String

    init(_ sentence: String) { description = sentence }

    static func time(_ seconds: Double) -> String { "at \(stableNumber(seconds)) s" }

    static func point(_ point: CGPoint) -> String { "(\(stableNumber(Double(point.x))), \(stableNumber(Double(point.y))))" }

    static func name(_ element: AccessibilityElement) -> String {
        let name = element.label ?? element.identifier ?? element.value ?? element.place
        let identifier = element.identifier.map { $0 == name ? "" : " [\($0)]" } ?? ""
        return "\"\(name)\"" + identifier + (element.isEnabled ? "" : " (disabled)")
    }

    static func noSuch(_ name: String, among all: [AccessibilityElement], _ time: Double) -> TimelineError {
        var known: [String] = []
        for element in all where !known.contains(Self.name(element)) { known.append(Self.name(element)) }
        let list = known.prefix(20).joined(separator: ", ") + (known.count > 20 ? " and \(known.count - 20) more" : "")
        return TimelineError(
            "No view on the screen \(Self.time(time)) has the identifier or the label \"\(name)\". "
                + (known.isEmpty ? "There is nothing with a label." : "There are: \(list)."))
    }

    static func several(_ name: String, _ found: [AccessibilityElement], _ time: Double) -> TimelineError {
        let places = found.map { "\($0.place) at \(point($0.activationPoint))" }.joined(separator: ", ")
        return TimelineError(
            "\(found.count) views on the screen \(Self.time(time)) are called \"\(name)\": \(places). "
                + "Give the one that is meant an accessibilityIdentifier, or aim at a point.")
    }

    static func disabled(_ element: AccessibilityElement, _ time: Double) -> TimelineError {
        TimelineError("The view \(name(element)) (\(element.place)) is disabled \(Self.time(time)) and takes no touches.")
    }

    static func outside(_ element: AccessibilityElement, _ point: CGPoint, _ time: Double) -> TimelineError {
        TimelineError(
            "The view \(name(element)) stands at \(Self.point(point)) \(Self.time(time)), outside of the screen; scroll to it first.")
    }

    static func nothing(at point: CGPoint, _ time: Double) -> TimelineError {
        TimelineError("Nothing at \(Self.point(point)) takes touches \(Self.time(time)).")
    }

    static func backwards(_ seconds: Double, _ time: Double) -> TimelineError {
        TimelineError("Time cannot go back by \(stableNumber(-seconds)) s \(Self.time(time)); steps need seconds of 0 or more, in rising order.")
    }

    static func restless(_ time: Double, _ limit: Double, _ what: String) -> TimelineError {
        TimelineError(
            "Something still moves \(stableNumber(limit)) s after the wait began \(Self.time(time)): \(what). Use advance(by:) with animations that repeat.")
    }

    static func finger(isDown: Bool, _ time: Double) -> TimelineError {
        TimelineError(
            isDown ? "A finger is down already \(Self.time(time)); release it before another step touches the screen."
                : "No finger is down \(Self.time(time)); hold a view first.")
    }

    static func noKeyboard(_ time: Double) -> TimelineError {
        TimelineError("No view has the keyboard \(Self.time(time)); tap a text field first.")
    }

    static func noScrollView(_ time: Double) -> TimelineError { TimelineError("There is nothing to scroll \(Self.time(time)).") }

    static func noShortcut(_ key: String, _ time: Double) -> TimelineError {
        TimelineError("No enabled view has the keyboard shortcut \(key) \(Self.time(time)).")
    }
}

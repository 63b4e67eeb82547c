/// A key, by what it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character

    public init(_ character: Character) { self.character = character }

    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    // The characters that AppKit's and UIKit's key constants stand for.
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let `return` = KeyEquivalent("\r")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
}

/// Keys that are held down while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    public static let command = EventModifiers(rawValue: 1 << 4)
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// As menus write them: `⌃⌥⇧⌘`.
    package var text: String {
        [(EventModifiers.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘")].filter { contains($0.0) }.map(\.1).joined()
    }
}

/// A key with modifiers that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { (self.key, self.modifiers) = (key, modifiers) }

    /// The return key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
private enum TimelineKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The shortcut of the control round the view; nil for none.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }

    /// Whether time passes here: in a timeline, not in a still picture.
    package var isTimeline: Bool {
        get { self[TimelineKey.self] }
        set { self[TimelineKey.self] = newValue }
    }
}

/// What the shortcut of a control does.
final class ShortcutItem: WrapperItem {
    var shortcut: KeyboardShortcut?
    var action: @MainActor () -> Void = {}
}

nonisolated struct ShortcutLayer: Layer {
    static var usesEnvironment: Bool { true }

    let action: @MainActor () -> Void

    func makeItem(round inner: LayoutItem) -> ShortcutItem { ShortcutItem(inner) }

    func update(_ item: ShortcutItem, _ environment: EnvironmentValues) {
        item.shortcut = environment.isEnabled ? environment.keyboardShortcut : nil
        item.action = action
    }
}

extension View {
    /// Gives the controls inside a key that does what a tap on them does; the first of several in tree order is meant.
    public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { environment(\.keyboardShortcut, shortcut) }

    /// What the keyboard shortcut of the environment does: for controls.
    package nonisolated func onKeyboardShortcut(perform action: @escaping @MainActor () -> Void) -> some View {
        modifier(ShortcutLayer(action: action))
    }
}

extension InputDoor {
    /// Presses a key with modifiers; false if no enabled view has that shortcut.
    package func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        let pressed = KeyboardShortcut(key, modifiers: modifiers)
        func find(_ item: LayoutItem) -> ShortcutItem? {
            if let item = item as? ShortcutItem, item.shortcut == pressed { return item }
            return item.inner.lazy.compactMap(find).first
        }
        guard let item = find(root) else { return false }
        item.action()
        return true
    }
}

/// Which of a tree's views has the keyboard, and how that changes.
///
/// Focus moves in two ways: an input goes to an item (`focus`), or a program writes a `@FocusState` and the registry looks, once the
/// views are laid out, for the first item that stands inside a `focused` modifier with that value.
@MainActor package final class FocusRegistry {
    private unowned let graph: ViewGraph
    /// In the order in which they came.
    private var items: [FocusableItem] = []
    /// The item that has the keyboard; nil when none has.
    package private(set) var focused: FocusableItem?
    /// Focus states that the program has written since the last layout.
    private nonisolated(unsafe) var requests: [any AnyFocusLocation] = []
    /// What `focusedSceneValue` says, by the modifier that says it, in the order in which they came.
    private var sceneValues: [(owner: AnyObject, write: (inout FocusedValues) -> Void)] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    // MARK: The keyboard

    /// What the keyboard types into; nil when no text input has focus.
    package var input: TextInput? { focused?.input }

    /// Types text where the focus is; false when no text input has it.
    @discardableResult package func insert(_ text: String) -> Bool {
        guard let input else { return false }
        input.insert(text)
        return true
    }

    /// Deletes the character before the caret; false when no text input has focus.
    @discardableResult package func deleteBackward() -> Bool {
        guard let input else { return false }
        input.deleteBackward()
        return true
    }

    /// The return key; false when no text input has focus. An input of one line then gives the focus up, unless the program has
    /// sent it elsewhere.
    @discardableResult package func submit() -> Bool {
        guard let item = focused, let input = item.input else { return false }
        input.submit()
        if input.resignsOnSubmit, focused === item, requests.isEmpty { focus(nil) }
        return true
    }

    /// Moves the focus to the next item in tree order, as the tab key does; from the last to the first.
    package func focusNext() { step(by: 1) }

    /// Moves the focus to the item before.
    package func focusPrevious() { step(by: -1) }

    private func step(by distance: Int) {
        let all = itemsInTreeOrder.filter(\.isEnabled)
        guard !all.isEmpty else { return }
        guard let position = all.firstIndex(where: { $0 === focused }) else { return focus(distance > 0 ? all.first : all.last) }
        focus(all[(position + distance + all.count) % all.count])
    }

    // MARK: Moving the focus

    /// Gives the focus to an item, or takes it away; a disabled item does not get it.
    package func focus(_ item: FocusableItem?) {
        guard item !== focused, item?.isEnabled ?? true else { return }
        let left = focused?.links ?? []
        focused = item
        let entered = item?.links ?? []
        for link in left where !entered.contains(where: { $0.location === link.location }) { link.location.follow(nil) }
        announce(entered)
        valuesChanged()
    }

    /// Tells the focus states round the focused item; of two modifiers with one focus state the inner one is heard.
    private func announce(_ links: [FocusLink]) {
        for (index, link) in links.enumerated() where !links[..<index].contains(where: { $0.location === link.location }) {
            link.location.follow(link.value)
        }
    }

    /// The program wants the focus where a focus state says; heard after the next layout.
    nonisolated func request(_ location: any AnyFocusLocation) {
        if !requests.contains(where: { $0 === location }) { requests.append(location) }
    }

    nonisolated var hasRequests: Bool { !requests.isEmpty }

    /// Moves the focus to where focus states that were written say; those that name no view fall back to what is.
    func answerRequests() {
        guard hasRequests else { return }
        let asked = requests
        requests = []
        for location in asked {
            let wanted = location.wanted
            let present = focused?.links.first { $0.location === location }?.value
            if wanted == present { continue }
            if wanted == nil {
                focus(nil)
            } else if let item = itemsInTreeOrder.first(where: { item in
                item.isEnabled && item.links.first { $0.location === location }?.value == wanted
            }) {
                focus(item)
            } else {
                location.follow(present)
            }
        }
    }

    // MARK: Items

    /// An item has come, or what it says of itself has changed.
    func update(_ item: FocusableItem, links: [FocusLink], isEnabled: Bool, values: FocusedValues) {
        if !items.contains(where: { $0 === item }) { items.append(item) }
        let old = item.links
        (item.links, item.isEnabled, item.values) = (links, isEnabled, values)
        guard item === focused else { return }
        if !isEnabled { return focus(nil) }
        if old != links {
            for link in old where !links.contains(where: { $0.location === link.location }) { link.location.follow(nil) }
            announce(links)
        }
        valuesChanged()
    }

    func remove(_ item: FocusableItem) {
        items.removeAll { $0 === item }
        if focused === item { focus(nil) }
    }

    private var itemsInTreeOrder: [FocusableItem] {
        var found: [FocusableItem] = []
        func look(_ item: LayoutItem) {
            if let item = item as? FocusableItem { found.append(item) }
            item.inner.forEach(look)
        }
        if !items.isEmpty { look(graph.rootItem) }
        return found
    }

    // MARK: Focused values

    func setSceneValue(_ owner: AnyObject, _ write: ((inout FocusedValues) -> Void)?) {
        if let position = sceneValues.firstIndex(where: { $0.owner === owner }) {
            if let write { sceneValues[position].write = write } else { sceneValues.remove(at: position) }
        } else if let write {
            sceneValues.append((owner, write))
        }
        valuesChanged()
    }

    /// What the focused view says wins over what the scene says.
    private func valuesChanged() {
        var new = FocusedValues()
        for value in sceneValues { value.write(&new) }
        if let focused { new.merge(focused.values) }
        graph.focusedValues.value = new
    }

    /// The tree is closed.
    func removeAll() { (items, requests, sceneValues, focused) = ([], [], [], nil) }
}

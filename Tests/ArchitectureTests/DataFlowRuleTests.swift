import Foundation
import Testing

/// The rules of data flow, by paragraph and row: each is named by a test that shows it, as in `§2.1 State: …`.
@Suite struct DataFlowRuleTests {
    private static let rules: [(name: String, rule: String)] = [
        ("§1.1", "a view's value is thrown away, its node stays"), ("§1.2", "identity by structure"), ("§1.3", "identity by id"),
        ("§1.4", "one id twice"), ("§1.5", "erased views"), ("§1.6", "plain properties are overwritten, wrappers keep their storage"),
        ("§1.7", "reordering"),
        ("§2.1", "State"), ("§2.2", "Binding"), ("§2.3", "ObservedObject"), ("§2.4", "StateObject"), ("§2.5", "EnvironmentObject"),
        ("§2.6", "Environment"), ("§2.7", "Published"), ("§2.8", "ObservableObject"), ("§2.9", "BindableObject"), ("§2.10", "Observable"),
        ("§2.11", "AppStorage"), ("§2.12", "SceneStorage"), ("§2.13", "FocusState, GestureState, Namespace, ScaledMetric"),
        ("§2.14", "DynamicProperty"),
        ("§3.1", "first appearance"), ("§3.2", "what a body read"), ("§3.3", "what a parent hands down"), ("§3.4", "one update a turn"),
        ("§3.5", "writes during and after the update"), ("§3.6", "a still picture is that of a tree at rest"),
        ("§4.1", "onAppear"), ("§4.2", "onDisappear"), ("§4.3", "task"), ("§4.4", "onChange"), ("§4.5", "onReceive"),
        ("§4.6", "onPreferenceChange"), ("§4.7", "rows near the visible part"), ("§4.8", "pages of links"),
        ("§5.1", "the values of the environment"), ("§5.2", "the colour scheme of the content"), ("§5.3", "the window's colour scheme"),
        ("§6.1", "withAnimation"), ("§6.2", "animation by value"), ("§6.3", "transactions and bindings"), ("§6.4", "data that moves"),
        ("§6.5", "frames that move"),
        ("§7", "curves and springs"), ("§8", "interruptions"), ("§9", "transitions"), ("§10", "editing lists"), ("§11", "navigation"),
        ("§12", "apps and scenes"),
    ]

    /// Every rule that the tests name.
    private static let named: Set<String> = {
        var named: Set<String> = []
        for path in SourceTree.files("Tests", ["swift"]) where !path.hasSuffix("DataFlowRuleTests.swift") {
            guard let text = try? SourceTree.text(path) else { continue }
            for match in text.matches(of: /§[0-9]+(?:\.[0-9]+)?/) { named.insert(String(match.output)) }
        }
        return named
    }()

    @Test("every rule of data flow is named by a test")
    func everyRuleIsNamed() {
        for (name, rule) in Self.rules { #expect(Self.named.contains(name), "no test names \(name), \(rule)") }
    }
}

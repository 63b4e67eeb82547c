import SwiftUI
import Testing

@testable import SwiftUI

/// What ordinary screens call that a picture shows little of: it compiles, draws what is drawn, and says what is not.
@MainActor struct OrdinaryNamesTests {
    @Test("what only concerns keyboard, pointer, haptics and other apps leaves the view as it is, without a word")
    func silent() throws {
        let plain = try ScreenProbe(Text("Field"))
        let screen = try ScreenProbe(
            Text("Field")
                .keyboardType(.emailAddress)
                .textContentType(.emailAddress)
                .textInputAutocapitalization(.never)
                .textSelection(.enabled)
                .onHover { _ in }
                .hoverEffect(.lift)
                .sensoryFeedback(.impact(weight: .light), trigger: 1)
                .onOpenURL { _ in }
                .handlesExternalEvents(preferring: [], allowing: [])
                .defersSystemGestures(on: .all)
                .refreshable {}
                .buttonRepeatBehavior(.enabled)
                .menuActionDismissBehavior(.automatic)
                .geometryGroup()
                .navigationSplitViewStyle(.balanced)
                .statusBarHidden(false)
                .persistentSystemOverlays(.automatic))
        #expect(screen.screen.diagnostics.isEmpty)
        #expect(screen.screen.bitmap == plain.screen.bitmap)
    }

    @Test("what would show and does not is reported by name")
    func reported() throws {
        func expect(_ name: String, _ view: some View, _ place: SourceLocation = #_sourceLocation) throws {
            let diagnostics = try ScreenProbe(view).screen.diagnostics
            #expect(diagnostics.map(\.kind) == [.unsupported], sourceLocation: place)
            #expect(diagnostics.first?.message.hasPrefix(name) == true, "\(diagnostics)", sourceLocation: place)
        }
        let text = Text("a")
        try expect("statusBarHidden", text.statusBarHidden())
        try expect("persistentSystemOverlays", text.persistentSystemOverlays(.hidden))
        try expect("toolbarRole(.editor)", text.toolbarRole(.editor))
        try expect("toolbarTitleMenu", text.toolbarTitleMenu { Text("b") })
        try expect("menuActionDismissBehavior", text.menuActionDismissBehavior(.disabled))
        try expect("navigationSplitViewStyle", text.navigationSplitViewStyle(.prominentDetail))
        try expect("navigationTransition", text.navigationTransition(.zoom(sourceID: 1, in: Namespace().wrappedValue)))
        try expect("onScrollGeometryChange", text.onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 0 }) { _, _ in })
        try expect("onScrollPhaseChange", text.onScrollPhaseChange { _, _ in })
        try expect("scrollTransition", text.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) })
        try expect("AsyncImage", AsyncImage(url: URL(string: "https://example.org/a.png")))
    }

    @Test("an asynchronous picture shows what stands for it: the placeholder, the first phase, or a grey area")
    func asyncImage() throws {
        let url = URL(string: "https://example.org/a.png")
        #expect(try ScreenProbe(AsyncImage(url: url) { $0.resizable() } placeholder: { Text("wait") }).texts == ["wait"])
        let phases = try ScreenProbe(AsyncImage(url: url) { phase in
            switch phase {
            case .empty: Text("empty")
            case .success(let image): image
            case .failure: Text("failed")
            @unknown default: EmptyView()
            }
        })
        #expect(phases.texts == ["empty"])
        let grey = try ScreenProbe(AsyncImage(url: nil), layout: .fixed(width: 40, height: 30))
        #expect(grey.pixel(1, 1) == "#E5E5EA" && grey.pixel(39, 29) == "#E5E5EA")
        #expect(grey.screen.diagnostics.isEmpty)
    }

    @Test("renaming is disabled where nothing says how")
    func rename() throws {
        var renamed = 0
        let screen = try StandingScreen(VStack {
            RenameButton().accessibilityIdentifier("without")
            RenameButton().accessibilityIdentifier("with").renameAction { renamed += 1 }
        })
        try screen.tap("without")
        #expect(renamed == 0)
        try screen.tap("with")
        #expect(renamed == 1)
    }

    @Test("private texts are bars where privacy is asked for, and only there")
    func privacy() throws {
        let screen = try ScreenProbe(VStack {
            Text("secret").privacySensitive()
            Text("open")
        }.redacted(reason: .privacy))
        let lines = screen.glyphLines.map(\.text)
        #expect(lines == ["open"])
        #expect(try ScreenProbe(Text("secret").privacySensitive()).glyphLines.map(\.text) == ["secret"])
    }

    @Test("\\.refresh is there inside refreshable, and runs it")
    func refresh() async throws {
        struct Probe: View {
            @Environment(\.refresh) private var refresh
            let seen: (RefreshAction?) -> Void

            var body: some View {
                seen(refresh)
                return Text("a")
            }
        }
        var action: RefreshAction?, count = 0
        _ = try ScreenProbe(Probe { action = $0 })
        #expect(action == nil)
        _ = try ScreenProbe(Probe { action = $0 }.refreshable { count += 1 })
        await action?()
        #expect(count == 1)
    }
}

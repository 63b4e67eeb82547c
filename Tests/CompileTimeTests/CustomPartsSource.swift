/// Models, styles, modifiers and previews as users write them, in one file that must compile without a word in every language mode.
enum CustomPartsSource {
    static let text = """
        import Combine
        import SwiftUI

        @MainActor final class Downloads: ObservableObject {
            enum State { case idle, loading, done(Int), failed(String) }
            @Published private(set) var state = State.idle
            private var task: Task<Void, Never>?

            func start() {
                task?.cancel()
                state = .loading
                task = Task { [weak self] in
                    try? await Task.sleep(for: .milliseconds(20))
                    guard !Task.isCancelled else { return }
                    self?.state = .done(3)
                }
            }

            deinit { task?.cancel() }
        }

        @MainActor @Observable final class Cart {
            var items: [String: Int] = [:]
            @ObservationIgnored var log: [String] = []
            var total: Int { items.values.reduce(0, +) }
            func add(_ name: String) { items[name, default: 0] += 1 }
        }

        struct Tile: Identifiable, Hashable {
            let id: Int
            var title: String
        }

        struct RoundButtonStyle: ButtonStyle {
            @Environment(\\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .padding(8)
                    .background(isEnabled ? Color.accentColor : .gray, in: Capsule())
                    .opacity(configuration.isPressed ? 0.5 : 1)
                    .scaleEffect(configuration.isPressed ? 0.95 : 1)
            }
        }

        extension ButtonStyle where Self == RoundButtonStyle {
            static var round: RoundButtonStyle { RoundButtonStyle() }
        }

        struct CheckToggleStyle: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button { configuration.isOn.toggle() } label: {
                    HStack { configuration.label; Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle") }
                }
            }
        }

        struct StackedLabelStyle: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { VStack { configuration.icon; configuration.title } }
        }

        struct Shaken: ViewModifier {
            @State private var turns = 0
            var isOn: Bool
            func body(content: Content) -> some View {
                content.rotationEffect(.degrees(Double(turns) * 5)).onChange(of: isOn) { turns += 1 }
            }
        }

        extension View {
            func shaken(_ isOn: Bool) -> some View { modifier(Shaken(isOn: isOn)) }

            @ViewBuilder func framed(if condition: Bool) -> some View {
                if condition { border(.red) } else { self }
            }
        }

        nonisolated struct Pie: Shape {
            var share: Double
            var animatableData: Double {
                get { share }
                set { share = newValue }
            }
            func path(in rect: CGRect) -> Path {
                var path = Path()
                path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                path.addArc(
                    center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero, endAngle: .degrees(360 * share),
                    clockwise: false)
                path.closeSubpath()
                return path
            }
        }

        struct Card<Title: View, Content: View>: View {
            let title: Title
            @ViewBuilder let content: () -> Content
            var onClose: (() -> Void)?

            init(_ title: Title, onClose: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) {
                (self.title, self.onClose, self.content) = (title, onClose, content)
            }

            var body: some View {
                VStack(alignment: .leading) {
                    HStack {
                        title
                        Spacer()
                        if let onClose { Button("Close") { onClose() } }
                    }
                    content()
                }
            }
        }

        struct Board: View {
            @StateObject private var downloads = Downloads()
            @State private var cart = Cart()
            @State private var tiles = (0..<5).map { Tile(id: $0, title: "Tile \\($0)") }
            @State private var selected: Set<Tile.ID> = []
            @State private var isEditing = false
            @State private var offset = CGSize.zero
            @GestureState(resetTransaction: Transaction(animation: .default)) private var drag = CGSize.zero
            @Environment(\\.dismiss) private var dismiss
            @Environment(\\.openURL) private var openURL
            @Environment(\\.colorScheme) private var colorScheme

            private var gesture: some Gesture {
                DragGesture()
                    .updating($drag) { value, state, _ in state = value.translation }
                    .onEnded { offset = $0.translation }
            }

            var body: some View {
                NavigationStack {
                    List(selection: $selected) {
                        Section("Tiles") {
                            ForEach($tiles) { $tile in
                                TextField("Title", text: $tile.title)
                                    .swipeActions { Button("Delete", role: .destructive) { remove(tile) } }
                            }
                            .onDelete(perform: delete)
                            .onMove { tiles.move(fromOffsets: $0, toOffset: $1) }
                        }
                        status
                        Card(Text("Cart"), onClose: { [cart] in cart.add("closed") }) {
                            Text("\\(cart.total)").shaken(isEditing).framed(if: colorScheme == .dark)
                            Pie(share: Double(cart.total) / 10).fill(.blue).gesture(gesture)
                        }
                    }
                    .navigationTitle("Board")
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { EditButton() }
                        ToolbarItem(placement: .topBarLeading) { Button("Load") { downloads.start() }.buttonStyle(.round) }
                    }
                    .navigationDestination(for: Tile.self) { Text($0.title) }
                    .sheet(isPresented: $isEditing, onDismiss: { downloads.start() }) {
                        Toggle("Editing", isOn: $isEditing.animation()).toggleStyle(CheckToggleStyle())
                    }
                    .alert("Sure?", isPresented: .constant(false)) {
                        Button("Yes", role: .destructive) { withAnimation(.spring) { tiles.removeAll() } }
                        Button("No", role: .cancel, action: dismissBoard)
                    }
                }
                .task(id: tiles.count) { await refresh() }
                .onReceive(downloads.objectWillChange) { cart.log.append("changed") }
                .offset(x: offset.width + drag.width)
                .labelStyle(StackedLabelStyle())
            }

            @ViewBuilder private var status: some View {
                switch downloads.state {
                case .idle: Text("Idle")
                case .loading: ProgressView()
                case .done(let count): Text("\\(count) files")
                case .failed(let reason): Label(reason, systemImage: "xmark")
                }
            }

            private func remove(_ tile: Tile) { tiles.removeAll { $0.id == tile.id } }

            private func delete(at offsets: IndexSet) { tiles.remove(atOffsets: offsets) }

            private func dismissBoard() { dismiss() }

            private func refresh() async {
                async let first = size(of: "a")
                async let second = size(of: "bc")
                let sum = await first + second
                cart.items["size"] = sum
                Task { @MainActor in
                    await Task.yield()
                    offset = .zero
                }
            }

            private nonisolated func size(of text: String) async -> Int { text.count }
        }

        #Preview { Board() }

        #Preview("Dark", traits: .fixedLayout(width: 300, height: 200)) {
            @Previewable @State var isOn = true
            Toggle("On", isOn: $isOn).preferredColorScheme(.dark)
        }

        struct Board_Previews: PreviewProvider {
            static var previews: some View {
                ForEach(ColorScheme.allCases, id: \\.self) { Board().preferredColorScheme($0) }
            }
        }
        """
}

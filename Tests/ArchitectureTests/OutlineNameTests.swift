import Foundation
import Testing

/// Outlines speak of what a reader knows: public views, and those of the app.
struct OutlineNameTests {
    /// Not SwiftUI's names, but what everybody calls them.
    private static let bars: Set<String> = ["BottomBar", "NavigationBar", "SearchField", "TabBar"]

    /// Drawn parts of controls that have a frame of their own, the body of a `#Preview` with `@Previewable` values, and views whose type
    /// only their protocol tells.
    private static let parts: Set<String> = ["Caret", "Switch", "PreviewableBody", "View"]

    @Test("no stored outline names a type of the framework's own making")
    func namesAreKnown() throws {
        var known = Self.bars.union(Self.parts)
        for path in SourceTree.files("Sources/SwiftUICore", ["swift"]) + SourceTree.files("Sources/SwiftUI", ["swift"]) {
            for match in try SourceTree.text(path).matches(of: /public (?:nonisolated |final |indirect )*(?:struct|class|enum) (\w+)/) {
                known.insert(String(match.1))
            }
        }
        for path in SourceTree.files("Previews", ["swift"]) {
            for match in try SourceTree.text(path).matches(of: /(?:struct|class|enum) (\w+)/) { known.insert(String(match.1)) }
        }
        var (count, unknown) = (0, [String: String]())
        for path in SourceTree.files("Snapshots", ["txt"]) where path.hasSuffix(".layout.txt") {
            for line in try SourceTree.text(path).split(separator: "\n") {
                // Identity, type, then the frame.
                guard let match = line.firstMatch(of: /(\S+) -?[0-9.]+,-?[0-9.]+ [0-9.]+x[0-9.]+/) else { continue }
                count += 1
                if !known.contains(String(match.1)) { unknown[String(match.1)] = path }
            }
        }
        #expect(count > 10_000)
        #expect(unknown.isEmpty, "not public: \(unknown.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }.joined(separator: ", "))")
    }
}

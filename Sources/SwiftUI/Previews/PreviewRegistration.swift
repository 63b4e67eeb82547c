import SwiftUICore

/// Previews registered by hand, for programs that make them from data instead of declaring them.
@MainActor
public enum PreviewRegistry {
    package private(set) static var previews: [DiscoveredPreview] = []

    /// Adds a preview to those found in the program.
    ///
    /// - Parameters:
    ///   - group: What it is listed under, such as the name of the view.
    ///   - name: Tells the previews of a group apart; may be nil for the only one.
    ///   - traits: Size, orientation and modifiers.
    ///   - fileID: The caller's file; leave it out.
    ///   - line: The caller's line; leave it out.
    public static func register(
        _ group: String, name: String? = nil, traits: [PreviewTrait<Preview.ViewTraits>] = [], fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column, @ViewBuilder view: @escaping @MainActor () -> any View
    ) {
        let module = fileID.prefix { $0 != "/" }
        previews.append(
            DiscoveredPreview(
                declaration: DiscoveredPreview.Declaration(
                    kind: .registered, module: String(module), groupName: group, name: name, traits: traits, sourceFile: fileID,
                    sourcePath: filePath, line: line, column: column),
                body: view))
    }
}

import SwiftUICore

/// The contexts of preview modifiers: each is made once a run, when it is first needed, and kept by the modifier's type.
@MainActor
final class PreviewContexts {
    static let shared = PreviewContexts()

    private var contexts: [ObjectIdentifier: Any] = [:]

    func wrap<M: PreviewModifier>(_ view: any View, in modifier: M) throws -> any View {
        modifier.body(content: PreviewModifierContent(view: AnyView(view)), context: try context(of: M.self))
    }

    private func context<M: PreviewModifier>(of modifier: M.Type) throws -> M.Context {
        if let made = contexts[ObjectIdentifier(modifier)] as? M.Context { return made }
        // Runs here and now up to where it first has to wait for something, which sample data made in memory never does.
        let attempt = Attempt<M.Context>()
        let task = Task.immediate { @MainActor in
            do { attempt.result = .success(try await M.makeSharedContext()) } catch { attempt.result = .failure(error) }
        }
        guard let result = attempt.result else {
            task.cancel()
            throw PreviewContextError(modifier: PreviewTypeName(modifier).path)
        }
        let context = try result.get()
        contexts[ObjectIdentifier(modifier)] = context
        return context
    }

    @MainActor private final class Attempt<Context> {
        var result: Result<Context, any Error>?
    }
}

/// A modifier's shared context that cannot be had within a frame.
package struct PreviewContextError: Error, CustomStringConvertible {
    var modifier: String

    package var description: String {
        """
        '\(modifier).makeSharedContext()' waits for something outside of the preview, such as time or the network; \
        make the context from sample data without waiting.
        """
    }
}

import Foundation
import Synchronization

/// Fonts that a program registered for all of its libraries, those made later too.
package enum ProcessFonts {
    private struct Registered: Sendable {
        var files: [FontFile] = []
        var libraries: [WeakLibrary] = []
    }

    private struct WeakLibrary: Sendable {
        weak let library: FontLibrary?
    }

    private static let registered = Mutex(Registered())

    static var files: [FontFile] { registered.withLock(\.files) }

    static func join(_ library: FontLibrary) {
        registered.withLock { state in
            state.libraries.removeAll { $0.library == nil }
            state.libraries.append(WeakLibrary(library: library))
        }
    }

    /// Makes a font file known to `.custom` everywhere; returns its PostScript name. Registering it again changes nothing.
    @discardableResult
    package static func register(fontFile data: Data, name: String) throws -> String {
        guard let file = FontFile(data: data) else { throw FontLibraryError.notAFont(name: name) }
        let libraries = registered.withLock { state -> [FontLibrary] in
            guard !state.files.contains(where: { $0.postScriptName == file.postScriptName }) else { return [] }
            state.files.append(file)
            return state.libraries.compactMap(\.library)
        }
        for library in libraries { library.forgetSubstitutes() }
        return file.postScriptName
    }
}

import SwiftUICore

/// A preview as found in the program or registered by hand, before anything of its view is made.
@MainActor
package struct DiscoveredPreview {
    package enum Kind: Equatable, Sendable {
        /// A `PreviewProvider`; its `previews` may hold several views, each a picture of its own.
        case provider
        /// A `#Preview`.
        case record
        /// `PreviewRegistry.register`.
        case registered
    }

    package var kind: Kind
    /// The module it was written in, by its name in the program.
    package var module: String
    /// For a provider its type's name without module and without a trailing `_Previews` or `Previews`; for `#Preview` the base name
    /// of its file; for a registered preview the given group.
    package var groupName: String
    /// Tells the previews of a group apart. Nil for a provider, and for the only unnamed `#Preview` of a file; further unnamed ones
    /// are called `Preview-2`, `Preview-3`, … in their order in the file.
    package var name: String?
    /// The argument in words, for a `#Preview` with `arguments:`.
    package var argument: String?
    package var traits: [PreviewTrait<Preview.ViewTraits>] = []
    /// `Module/File.swift`; empty for a provider, of which the program does not say where it was written.
    package var sourceFile: String = ""
    /// The file as the compiler was given it, for finding things beside it; it differs between machines, so never print it.
    package var sourcePath: String = ""
    /// Counted from 1; 0 where not known.
    package var line: Int = 0
    package var column: Int = 0
    /// The readable name of the provider's type, module first; empty for others.
    package var typeName: String = ""
    /// Makes the view, without the traits' modifiers.
    package var body: @MainActor () -> any View

    /// Where the preview was written, as a reader of a message needs it: `Module/File.swift:12`, else the provider's type.
    package var place: String {
        sourceFile.isEmpty ? typeName : "\(sourceFile):\(line)"
    }

    /// Makes the view and wraps it in the modifiers among the traits, the first innermost.
    ///
    /// - Throws: What making a modifier's shared context throws, or a `PreviewContextError`.
    package func view() throws -> any View {
        try traits.reduce(body()) { view, trait in
            if case .modifier(let modifier) = trait.setting { try PreviewContexts.shared.wrap(view, in: modifier) } else { view }
        }
    }

    /// The last layout trait; nil without one.
    package var layout: PreviewLayout? {
        traits.reduce(nil) { layout, trait in
            if case .layout(let given) = trait.setting { given } else { layout }
        }
    }

    /// The last orientation trait; nil without one.
    package var orientation: InterfaceOrientation? {
        traits.reduce(nil) { orientation, trait in
            if case .orientation(let given) = trait.setting { given } else { orientation }
        }
    }
}

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

    /// What a declaration says once for all its previews; a program may have thousands, so each only points to it.
    package final class Declaration {
        package let kind: Kind
        /// The module it was written in, by its name in the program.
        package let module: String
        /// For a provider its type's name without module and without a trailing `_Previews` or `Previews`; for `#Preview` the base name
        /// of its file; for a registered preview the given group.
        package let groupName: String
        /// Tells the previews of a group apart. Nil for a provider, and for the only unnamed `#Preview` of a file; further unnamed ones
        /// are called `Preview-2`, `Preview-3`, … in their order in the file.
        package let name: String?
        package let traits: [PreviewTrait<Preview.ViewTraits>]
        /// `Module/File.swift`; empty for a provider, of which the program does not say where it was written.
        package let sourceFile: String
        /// The file as the compiler was given it, for finding things beside it; it differs between machines, so never print it.
        package let sourcePath: String
        /// Counted from 1; 0 where not known.
        package let line: Int
        package let column: Int
        /// The readable name of the provider's type, module first; empty for others.
        package let typeName: String

        init(
            kind: Kind, module: String, groupName: String, name: String? = nil, traits: [PreviewTrait<Preview.ViewTraits>] = [],
            sourceFile: String = "", sourcePath: String = "", line: Int = 0, column: Int = 0, typeName: String = ""
        ) {
            (self.kind, self.module, self.groupName, self.name, self.traits) = (kind, module, groupName, name, traits)
            (self.sourceFile, self.sourcePath, self.line, self.column) = (sourceFile, sourcePath, line, column)
            self.typeName = typeName
        }
    }

    package let declaration: Declaration
    /// The argument in words, for a `#Preview` with `arguments:`.
    package var argument: String?
    /// Makes the view, without the traits' modifiers.
    package var body: @MainActor () -> any View

    package var kind: Kind { declaration.kind }
    package var module: String { declaration.module }
    package var groupName: String { declaration.groupName }
    package var name: String? { declaration.name }
    package var traits: [PreviewTrait<Preview.ViewTraits>] { declaration.traits }
    package var sourceFile: String { declaration.sourceFile }
    package var sourcePath: String { declaration.sourcePath }
    package var line: Int { declaration.line }
    package var column: Int { declaration.column }
    package var typeName: String { declaration.typeName }

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

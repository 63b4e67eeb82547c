import Foundation
import Snapshots

/// `render`: pictures into a folder; nothing is compared.
@MainActor enum RenderCommand {
    static func run(_ context: CommandContext) throws -> ExitCode {
        let plan = try context.plan()
        let given = context.options.output ?? ".previews/pictures"
        let folder = SnapshotFolder(path: context.folder.absolute(given), displayPath: context.folder.display(given))
        try WholeFile.requireWritableFolder(folder.path)
        let films = AnimationFiles()
        let code = try SnapshotRun(context, plan).run(
            step: { picture in
                RunStep(reference: nil) { result in
                    let identity = picture.identity, written = write(result, identity, to: folder, context)
                    if context.options.writesAnimations, case .rendered = written.verdict {
                        films.add(identity, at: folder.path(SnapshotName(identity).picture))
                    }
                    return written
                }
            },
            finish: { $0.notes = plan.notes })
        for path in try films.write(to: folder) { context.output.write(.results, "animation  \(path)\n") }
        return code
    }

    private static func write(
        _ rendered: RenderResult, _ identity: PreviewIdentity, to folder: SnapshotFolder, _ context: CommandContext
    ) -> SnapshotResult {
        switch rendered.outcome {
        case .failed(let failure, let printed): return SnapshotResult(identity, failure, printed: printed)
        case .drawn(let drawn):
            var result = SnapshotResult(identity, .rendered)
            let name = SnapshotName(identity)
            do {
                try WholeFile.write(rendered.picture ?? Data(), to: folder.path(name.picture))
                result.files.reference = folder.displayPath(name.picture)
                if context.options.settings.marksAccessibility, let text = drawn.accessibility {
                    try WholeFile.write(Data(text.utf8), to: folder.path(name.accessibility))
                }
                if context.options.showsLayout {
                    try WholeFile.write(Data(drawn.layout.utf8), to: folder.path(name.layout))
                    (result.files.layout, result.layoutText) = (folder.displayPath(name.layout), drawn.layout)
                }
            } catch {
                result.verdict = .failed(Failure(.file, error.description))
            }
            return result
        }
    }
}

import Foundation
import PackagePlugin

/// `swift package previews …`: builds the package's preview host and hands it the words that follow.
///
/// Writing pictures needs `swift package --allow-writing-to-package-directory previews record`.
@main struct PreviewsPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let hosts = context.package.products(ofType: ExecutableProduct.self).map(\.name) + context.package.targets(ofType: SwiftSourceModuleTarget.self)
            .filter { $0.kind == .executable }.map(\.name)
        // Vitrine's own is called as its command.
        guard let host = ["PreviewHost", "previews"].first(where: hosts.contains) else {
            Diagnostics.error("This package has no executable target 'PreviewHost'. 'vitrine init' adds one; README shows how to do it by hand.")
            return
        }
        let build = try packageManager.build(.product(host), parameters: .init(configuration: .inherit, echoLogs: false))
        guard build.succeeded, let program = build.builtArtifacts.first(where: { $0.kind == .executable && $0.url.lastPathComponent == host }) else {
            Diagnostics.error("The preview host does not build:\n\(build.logText)")
            return
        }
        let process = Process()
        process.executableURL = program.url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("\(host) ended with exit code \(process.terminationStatus).") }
    }
}

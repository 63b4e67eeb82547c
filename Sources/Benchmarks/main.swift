import Foundation

// benchmarks [topic …] [--json] [--pictures <folder>]
do {
    let request = try Request(arguments: Array(CommandLine.arguments.dropFirst()))
    let report = Report(request)
    for topic in request.topics {
        report.begin(topic.name)
        try topic.run(report)
    }
    report.finish()
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}

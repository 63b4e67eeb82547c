import Foundation

// benchmarks [topic …] [--json] [--pictures <folder>]
// benchmarks --draw <scene> --photos <folder> --to <file>   one scene and nothing else, for the topic `cold`
do {
    let request = try Request(arguments: Array(CommandLine.arguments.dropFirst()))
    if let scene = request.scene, let photos = request.photos, let target = request.target {
        var process = OneScene(photos: photos, target: target)
        let account = try process.draw(scene)
        FileHandle.standardOutput.write(try JSONEncoder().encode(account))
        exit(0)
    }
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

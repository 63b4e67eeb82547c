import Foundation
import Graphics

@testable import SwiftUICore

/// A bundle folder that a test writes for itself, removed with it.
final class FixtureBundle {
    let path: String

    init(_ name: String = "Fixture.resources", _ files: [String: String] = [:]) throws {
        path = NSTemporaryDirectory() + "/resources-\(UUID().uuidString)/" + name
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (file, text) in files { try write(Data(text.utf8), to: file) }
    }

    deinit { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }

    func write(_ data: Data, to file: String) throws {
        let target = path + "/" + file
        try FileManager.default.createDirectory(
            atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: target))
    }
}

/// What the fake pictures of these tests hold: "12x8" is 12 pixels wide and 8 high.
struct NotASize: Error, CustomStringConvertible { var description: String { "not a size" } }

extension ResourceLibrary {
    /// A library whose pictures are texts like "12x8".
    convenience init(_ bundles: FixtureBundle..., decoded: (@Sendable () -> Void)? = nil) {
        self.init(bundles: bundles.map(\.path)) { data in
            decoded?()
            let numbers = String(decoding: data, as: UTF8.self).split(separator: "x").compactMap { Int($0) }
            guard numbers.count == 2 else { throw NotASize() }
            return Bitmap(width: numbers[0], height: numbers[1])
        }
    }
}

/// An environment in a language, over a library.
func environment(_ locale: String, _ library: ResourceLibrary = .empty) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.world = World(resources: library)
    return environment
}

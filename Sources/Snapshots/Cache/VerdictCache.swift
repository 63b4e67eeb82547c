import Foundation

/// Values by the digest of everything they depend on, in a folder that runs and machines may share.
///
/// One file an entry, written in one step, so that many may read and write at once: two that store the same key store the same value.
/// Whatever is not a whole entry of this format under its own name is ignored and counted, never trusted.
package struct VerdictCache: Sendable {
    /// What a look into the cache gave.
    package enum Answer<Value> {
        case known(Value)
        case unknown
        /// There is a file, but it is damaged, or somebody else's.
        case unusable
    }

    /// Raised when what entries hold changes its meaning.
    package static let format = 1

    /// The most that a cache may hold, in bytes, before the entries that were not used for longest go.
    package static let mostBytes = 512 << 20

    package let folder: SnapshotFolder

    package init(_ folder: SnapshotFolder) { self.folder = folder }

    package func answer<Value: Decodable>(to key: CacheKey, as type: Value.Type) -> Answer<Value> {
        let path = folder.path(Self.file(key))
        guard let bytes = try? WholeFile.read(path) else { return access(path, F_OK) == 0 ? .unusable : .unknown }
        guard let end = bytes.firstIndex(of: 10) else { return .unusable }
        let content = bytes[(end + 1)...]
        guard bytes[..<end] == Self.header(key, content), let value = try? JSONDecoder().decode(Value.self, from: content) else { return .unusable }
        // Used now, so that it is not among the first to go.
        utimensat(AT_FDCWD, path, nil, 0)
        return .known(value)
    }

    package func store(_ value: some Encodable, under key: CacheKey) throws(FileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Numbers that are not finite cannot be written; there are none in verdicts.
        guard let content = try? encoder.encode(value) else { return }
        try folder.write(Self.header(key, content) + [10] + content, to: Self.file(key))
    }

    /// Removes the entries that were not used for longest until the others fit, and what writers that died left behind a day ago.
    /// Files that are no entries stay.
    package func prune(to limit: Int = VerdictCache.mostBytes) {
        var entries: [(path: String, bytes: Int, used: Int)] = []
        let now = time(nil)
        for name in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
            let path = folder.path(name)
            var status = stat()
            guard name.split(separator: "/").first == "\(Self.format)", lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            if name.hasSuffix(".verdict") {
                entries.append((path, Int(status.st_size), Int(status.st_mtim.tv_sec)))
            } else if name.hasSuffix(".tmp"), status.st_mtim.tv_sec < now - 86_400 {
                unlink(path)
            }
        }
        var total = entries.reduce(0) { $0 + $1.bytes }
        guard total > limit else { return }
        for entry in entries.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) where total > limit {
            unlink(entry.path)
            total -= entry.bytes
        }
    }

    /// `1/ab/cdef….verdict`: 256 folders, none with too many files.
    static func file(_ key: CacheKey) -> String { "\(format)/\(key.hex.prefix(2))/\(key.hex.dropFirst(2)).verdict" }

    private static func header(_ key: CacheKey, _ content: Data) -> Data {
        Data("vitrine verdict \(format) \(key.hex) \(contentDigest(content))".utf8)
    }
}

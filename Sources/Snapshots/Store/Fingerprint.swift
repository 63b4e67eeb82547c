/// Versions of what pictures depend on (engine, fonts, HarfBuzz, ICU, libjpeg), kept with the snapshots as lines `name: version`.
package struct Fingerprint: Hashable, Sendable {
    package static let fileName = "fingerprint.txt"

    package var versions: [String: String]

    package init(_ versions: [String: String]) { self.versions = versions }

    /// Reads the stored text; lines without a colon are ignored, so that people may add remarks.
    package init(text: String) {
        versions = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            guard let colon = line.firstIndex(of: ":"), !line.hasPrefix("#") else { continue }
            versions[trimmed(line[..<colon])] = trimmed(line[line.index(after: colon)...])
        }
    }

    /// Sorted lines, so that the file changes only where a version does.
    package var text: String {
        versions.sorted { $0.key < $1.key }.map { "\($0.key): \(oneLine($0.value))\n" }.joined()
    }

    /// What differs between the machine that recorded and this one, sorted by name.
    package func changes(to here: Fingerprint) -> [FingerprintChange] {
        Set(versions.keys).union(here.versions.keys).sorted().compactMap { name in
            let (recorded, now) = (versions[name], here.versions[name].map(oneLine))
            return recorded == now ? nil : FingerprintChange(name: name, recorded: recorded, here: now)
        }
    }
}

/// One version that is not the same here as where the snapshots were recorded; `nil` means absent.
package struct FingerprintChange: Hashable, Codable, Sendable, CustomStringConvertible {
    package var name: String
    package var recorded, here: String?

    package var description: String {
        switch (recorded, here) {
        case (let recorded?, let here?): "recorded with \(name) \(recorded), here \(here)"
        case (let recorded?, nil): "recorded with \(name) \(recorded), which is absent here"
        case (nil, let here): "recorded without \(name), here \(here ?? "absent")"
        }
    }
}

private func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
}

private func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

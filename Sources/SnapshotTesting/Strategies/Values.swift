import Foundation

extension Snapshotting where Format == String {
    /// What `String(describing:)` makes of a value.
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }

    /// What `dump` prints of a value; addresses of objects, which change from run to run, are left out.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { value in
            var text = ""
            Swift.dump(value, to: &text)
            return text.replacing(#/0x[0-9a-fA-F]{8,16}/#, with: "0x…")
        }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// A value as JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// A value as JSON as an encoder writes it.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
            do {
                return String(decoding: try encoder.encode(value), as: UTF8.self)
            } catch {
                return "The value cannot be encoded: \(error)"
            }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes as they are.
    public static var data: Snapshotting {
        Snapshotting(pathExtension: nil, diffing: Diffing(
            toData: { $0 }, fromData: { $0 },
            diff: { old, new in old == new ? nil : ("There were \(old.count) bytes and are now \(new.count), or others.", []) }))
    }
}

import Foundation
import Snapshots

/// What a package says once for all runs, in `previews.json` in the working folder. Flags and variables win over it.
struct Configuration: Equatable, Sendable {
    static let fileName = "previews.json"

    /// The folder of references.
    var snapshots: String?
    /// The folder of verdicts that are kept from run to run.
    var cache: String?
    /// The result file by whose times runs are divided.
    var times: String?
    var jobs: Int?
    var timeout: Int?
    /// Patterns of previews that are left out.
    var exclude: [String] = []
    var variants: [VariantMatrix] = []
    var lint = LintSettings()

    init() {}

    /// Reads the file of a folder; what it holds when there is none is nothing.
    init(in folder: WorkingFolder) throws {
        guard let bytes = try WholeFile.read(folder.absolute(Self.fileName)) else {
            self.init()
            return
        }
        try self.init(bytes)
    }

    init(_ bytes: Data) throws(ConfigurationError) {
        let document: Any
        do { document = try JSONSerialization.jsonObject(with: bytes) } catch {
            throw ConfigurationError("\(Self.fileName) is not JSON: \(Self.reason(error)) Mend it, or delete it to run without.")
        }
        var reader = try Reader(document, "")
        snapshots = try reader.text("snapshots")
        cache = try reader.text("cache")
        times = try reader.text("times")
        jobs = try reader.number("jobs", 1...256)
        timeout = try reader.number("timeout", 1...86_400)
        exclude = try reader.texts("exclude") ?? []
        for var part in try reader.list("variants") { variants.append(try Self.matrix(&part)) }
        if var part = try reader.object("lint") {
            for rule in LintRule.allCases {
                guard let word = try part.text(rule.rawValue) else { continue }
                guard let severity = LintSeverity(rawValue: word) else {
                    throw .unknown("severity", word, known: LintSeverity.allCases.map(\.rawValue), next: "It stands at 'lint.\(rule.rawValue)' in \(Self.fileName).")
                }
                lint.severities[rule] = severity
            }
            try part.finish()
        }
        try reader.finish()
    }

    private static func matrix(_ part: inout Reader) throws(ConfigurationError) -> VariantMatrix {
        var matrix = VariantMatrix()
        for axis in VariantMatrix.Axis.allCases {
            guard let values = try part.texts(axis.rawValue) else { continue }
            // Checked as the flag of that name checks it.
            matrix.values[axis] = try values.map { value throws(ConfigurationError) in try axis.checked(value) }
        }
        matrix.include = try part.texts("include") ?? []
        matrix.exclude = try part.texts("exclude") ?? []
        matrix.isPairwise = try part.truth("pairwise") ?? false
        try part.finish()
        return matrix
    }

    private static func reason(_ error: any Error) -> String {
        let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it cannot be read"
        return text.hasSuffix(".") ? text : text + "."
    }

    /// Takes the keys of an object one by one; what nobody took is a mistake.
    private struct Reader {
        private let path: String
        private var rest: [String: Any]
        private var known: [String] = []

        init(_ value: Any, _ path: String) throws(ConfigurationError) {
            guard let object = value as? [String: Any] else {
                throw ConfigurationError("\(path.isEmpty ? Configuration.fileName : "'\(path)' in \(Configuration.fileName)") has to be an object: { … }.")
            }
            (self.path, rest) = (path, object)
        }

        private mutating func take<Value>(_ key: String, _ what: String, _ read: (Any) -> Value?) throws(ConfigurationError) -> Value? {
            known.append(key)
            guard let value = rest.removeValue(forKey: key) else { return nil }
            guard let result = read(value) else { throw ConfigurationError("'\(path)\(key)' in \(Configuration.fileName) has to be \(what).") }
            return result
        }

        mutating func text(_ key: String) throws(ConfigurationError) -> String? { try take(key, "a text") { $0 as? String } }
        mutating func truth(_ key: String) throws(ConfigurationError) -> Bool? { try take(key, "true or false") { $0 as? Bool } }

        mutating func number(_ key: String, _ range: ClosedRange<Int>) throws(ConfigurationError) -> Int? {
            try take(key, "a whole number from \(range.lowerBound) to \(range.upperBound)") { value in
                (value as? Int).flatMap { range.contains($0) ? $0 : nil }
            }
        }

        /// A list of texts and numbers, or one alone.
        mutating func texts(_ key: String) throws(ConfigurationError) -> [String]? {
            try take(key, "a text or a list of texts") { value in
                func text(_ value: Any) -> String? { value as? String ?? (value as? NSNumber)?.stringValue }
                if let list = value as? [Any] {
                    let texts = list.compactMap(text)
                    return texts.count == list.count ? texts : nil
                }
                return text(value).map { [$0] }
            }
        }

        mutating func object(_ key: String) throws(ConfigurationError) -> Reader? {
            guard let value = try take(key, "an object: { … }", { $0 as? [String: Any] }) else { return nil }
            return try Reader(value, "\(path)\(key).")
        }

        mutating func list(_ key: String) throws(ConfigurationError) -> [Reader] {
            let items = try take(key, "a list of objects: [ { … } ]") { $0 as? [[String: Any]] } ?? []
            var readers: [Reader] = []
            for (index, item) in items.enumerated() { readers.append(try Reader(item, "\(path)\(key)[\(index)].")) }
            return readers
        }

        func finish() throws(ConfigurationError) {
            guard let key = rest.keys.sorted().first else { return }
            throw .unknown("key", path + key, known: known.map { path + $0 }, next: "It stands in \(Configuration.fileName).")
        }
    }
}

extension VariantMatrix.Axis {
    /// The value as it is written in settings, or the error that its flag gives.
    func checked(_ value: String) throws(ConfigurationError) -> String {
        let flag =
            switch self {
            case .device: "--device"
            case .colorScheme: "--color-scheme"
            case .dynamicType: "--dynamic-type"
            case .layoutDirection: "--layout-direction"
            case .locale: "--locale"
            case .scale: "--scale"
            }
        var options = Options()
        try optionTable.first { $0.name == flag }!.apply(&options, value)
        return options.matrix.values[self]!.last!
    }
}

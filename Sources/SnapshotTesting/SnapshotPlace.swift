import Foundation
import Snapshots
import Synchronization
import Testing

/// Where one snapshot of a test lies.
struct SnapshotPlace {
    /// `<test>.<name>`, as messages call it.
    let title: String
    /// The absolute path of the reference.
    let reference: String
    private let file: String
    private let ending: String
    /// Where links are not followed any more, and the way from there to the reference.
    private let store: SnapshotFolder
    private let way: String

    init(file: String, testName: String, name: String?, ending: String?, folder: String?) throws {
        let source = URL(fileURLWithPath: file)
        self.file = source.deletingPathExtension().lastPathComponent
        let given = folder ?? TestEnvironment.referenceFolder.map { $0 + "/" + source.deletingPathExtension().lastPathComponent }
        let beside = source.deletingLastPathComponent().path
        let folder = given ?? beside + "/__Snapshots__/" + self.file
        let test = Self.unreserved(Self.plain(testName))
        let identifier: String
        if let name {
            identifier = Self.plain(name)
            guard !identifier.isEmpty else { throw SnapshotProblem("The name '\(name)' has no letter or digit. Give the snapshot another one.") }
        } else {
            // The cases of such a test run at once, so numbers would change hands from run to run.
            if Test.Case.current?.isParameterized == true {
                throw SnapshotProblem(
                    "A snapshot in a test with arguments needs a name, because its cases run at the same time. Add named: with the argument in it.")
            }
            identifier = String(SnapshotCounter.current.next(folder + "/" + test))
        }
        title = Self.short(test + "." + identifier)
        self.ending = ending.map { "." + $0 } ?? ""
        reference = folder + "/" + title + self.ending
        let root = given ?? beside
        store = SnapshotFolder(path: root, displayPath: root)
        way = (given == nil ? "__Snapshots__/" + self.file + "/" : "") + title
        if let other = KnownPlaces.other(of: reference) {
            throw SnapshotProblem(
                "\"\(title)\" would share its file with \(other), because file names may not differ only in upper and lower case. Rename one of the tests.")
        }
    }

    /// Writes the reference, or its layout text, in one step; not through a link that may lead out of the store.
    func write(_ bytes: Data, isLayout: Bool = false) throws(FileError) {
        try store.write(bytes, to: way + (isLayout ? ".layout.txt" : ending))
    }

    /// Where the layout text of a picture is.
    var layout: String { reference.dropLast(ending.count) + ".layout.txt" }

    /// Where a copy goes that shows a failure, e.g. `Login/testLogin.1.actual.png`.
    func artifact(_ what: String) -> String { TestEnvironment.artifacts + "/" + file + "/" + title + "." + what + ending }

    /// The name with every run of characters that are no letters, digits or `_` as one `-`, none at the ends: as swift-snapshot-testing does it,
    /// so that existing names stay.
    static func plain(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isLetter || character.isNumber || character == "_" {
                result.append(character)
            } else if result.last != "-" {
                result.append("-")
            }
        }
        if result.hasPrefix("-") { result.removeFirst() }
        if result.hasSuffix("-") { result.removeLast() }
        return result
    }

    /// Windows gives some names to devices, whatever follows a dot; they get a `_`. Source: Microsoft, "Naming Files, Paths, and Namespaces".
    private static func unreserved(_ name: String) -> String {
        let word = name.uppercased()
        let isNumbered = word.count == 4 && (word.hasPrefix("COM") || word.hasPrefix("LPT")) && word.last!.isNumber
        return isNumbered || ["CON", "PRN", "AUX", "NUL"].contains(word) ? name + "_" : name
    }

    /// File systems take 255 bytes a name, some 143; what is longer keeps its beginning and gets a digest of the whole.
    private static func short(_ name: String) -> String {
        guard name.utf8.count > 110 else { return name }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        var start = name
        while start.utf8.count > 90 { start.removeLast() }
        return start + "-" + String(hash, radix: 16)
    }
}

/// The references that this process has asked for, to find two that are one file where case does not count.
private enum KnownPlaces {
    private static let places = Mutex<[String: String]>([:])

    /// Another reference that would be the same file; nil for the usual case.
    static func other(of path: String) -> String? {
        places.withLock { places in
            let key = path.lowercased()
            if let known = places[key] { return known == path ? nil : known }
            places[key] = path
            return nil
        }
    }
}

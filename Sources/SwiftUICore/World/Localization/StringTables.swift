import Foundation
import Graphics

/// The string tables of one bundle, each read when first asked for.
final class StringTables {
    /// One file's entries or what is wrong with it.
    private struct Table {
        var entries: [String: LocalizedEntry] = [:]
        var problems: [Diagnostic] = []
        var exists = false
    }

    private let root: String
    private let bundleName: String
    /// The folders `xx.lproj` without their ending, in byte order.
    private lazy var folders = AssetIndex.sortedNames(root).filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    private lazy var developmentLanguage = readDevelopmentLanguage()
    private var tables: [String: Table] = [:]
    private var catalogs: [String: (catalog: StringCatalog?, problem: Diagnostic?)] = [:]
    private var orders: [String: [String]] = [:]

    init(bundle root: String) {
        self.root = root
        bundleName = (root as NSString).lastPathComponent
    }

    /// Looks a key up in the languages that serve the locale, then in the development language, `Base`, and outside of any language.
    func translation(of key: String, table: String, locale: Locale) -> Translation {
        let catalog = catalog(table)
        var result = Translation(problems: catalog.problem.map { [$0] } ?? [])
        var isCovered = false
        for language in order(locale, table, catalog.catalog) {
            let found = self.table(table, language, catalog.catalog)
            result.problems += found.problems
            isCovered = isCovered || found.exists
            if let entry = found.entries[key] {
                (result.entry, result.language) = (entry, language == Self.unlocalized || language == "Base" ? developmentLanguage : language)
                return result
            }
        }
        // Where none of these languages has the table, keys are texts of the development language and nothing is amiss.
        result.isUntranslated = isCovered && languages(catalog.catalog).contains { self.table(table, $0, catalog.catalog).entries[key] != nil }
        return result
    }

    // MARK: Languages

    /// Stands for files that lie outside of `lproj` folders.
    private static let unlocalized = ""

    private func languages(_ catalog: StringCatalog?) -> [String] {
        folders + (catalog?.tables.keys.sorted() ?? []).filter { !folders.contains($0) }
    }

    private func order(_ locale: Locale, _ table: String, _ catalog: StringCatalog?) -> [String] {
        let name = table + "/" + locale.identifier
        if let known = orders[name] { return known }
        let available = languages(catalog).filter { $0 != "Base" }
        var order = LanguageMatching.serving(locale, among: available)
        let fallbacks =
            [catalog?.sourceLanguage].compactMap(\.self)
            + LanguageMatching.serving(Locale(identifier: developmentLanguage), among: available) + ["Base", Self.unlocalized]
        for language in fallbacks where !order.contains(language) { order.append(language) }
        orders[name] = order
        return order
    }

    /// From the bundle's `Info.plist`, which SwiftPM writes for a manifest with `defaultLocalization`; else English.
    private func readDevelopmentLanguage() -> String {
        for path in ["/Info.plist", "/Contents/Info.plist"] {
            if let data = FileManager.default.contents(atPath: root + path),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
                let language = list["CFBundleDevelopmentRegion"] as? String
            {
                return language
            }
        }
        return "en"
    }

    // MARK: Files

    private func catalog(_ name: String) -> (catalog: StringCatalog?, problem: Diagnostic?) {
        if let known = catalogs[name] { return known }
        var result: (catalog: StringCatalog?, problem: Diagnostic?) = (nil, nil)
        // SwiftPM may also copy the file into a language's folder.
        let places = [""] + folders.map { $0 + ".lproj/" }
        for path in places.map({ $0 + name + ".xcstrings" }) {
            guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
            do throws(TableMistake) {
                result.catalog = try StringCatalog(data)
            } catch {
                result.problem = problem(path, error)
            }
            break
        }
        catalogs[name] = result
        return result
    }

    /// A table in one language: plural rules win over plain strings, both over the catalogue.
    private func table(_ name: String, _ language: String, _ catalog: StringCatalog?) -> Table {
        let folder = language == Self.unlocalized ? "" : language + ".lproj/"
        if let known = tables[folder + name] { return known }
        var table = Table()
        if let entries = catalog?.tables[language] { (table.entries, table.exists) = (entries, true) }
        for (path, read) in [(folder + name + ".strings", StringsFile.entries), (folder + name + ".stringsdict", StringsDictionary.entries)] {
            guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
            table.exists = true
            do throws(TableMistake) {
                table.entries.merge(try read(data)) { $1 }
            } catch {
                table.problems.append(problem(path, error))
            }
        }
        tables[folder + name] = table
        return table
    }

    private func problem(_ path: String, _ mistake: TableMistake) -> Diagnostic {
        let line = mistake.line.map { ":\($0)" } ?? ""
        return Diagnostic(.missingString, "\(bundleName)/\(path)\(line): \(mistake.reason); none of its strings are used")
    }
}

import Testing

/// What costs nothing at run time can cost minutes in the compiler: one overload too many, and nested bodies take exponential time.
@Suite struct TypeCheckTimeTests {
    @Test("no expression of large bodies takes the type checker two seconds")
    func largeBodies() throws {
        let sources = try SourceFiles(LargeBodies.all + [LargeBodies.editor])
        let outcome = try TypeCheck().run(sources.paths)
        #expect(outcome.isClean, "exit code \(outcome.exitCode)\n\(outcome.diagnostics)")
    }

    /// Were the compiler to ignore the limit, the test above could not fail.
    @Test("an expression over the limit is noticed")
    func limitIsObserved() throws {
        let sources = try SourceFiles([LargeBodies.all[0]])
        let outcome = try TypeCheck(expressionLimit: 1).run(sources.paths)
        #expect(outcome.exitCode == 0 && outcome.diagnostics.contains("warning: expression took"), "\(outcome.diagnostics)")
    }

    @Test("the views of a user's package type-check in their language modes", arguments: [
        ("Shelf", "5", []), ("Reader", "6", []), ("Settings", "6", ["-default-isolation", "MainActor"]),
    ] as [(String, String, [String])])
    func userPackage(_ library: String, _ languageMode: String, _ flags: [String]) throws {
        let files = try SourceFolder.swiftFiles("Tests/UserPackages/Bookshelf/Sources/" + library)
        #expect(!files.isEmpty)
        let outcome = try TypeCheck(languageMode: languageMode, flags: flags).run(files)
        #expect(outcome.isClean, "exit code \(outcome.exitCode)\n\(outcome.diagnostics)")
    }

    @Test("data flow, models, styles and previews as users write them compile without a word in every language mode", arguments: [
        ("5", []), ("6", []), ("5", ["-default-isolation", "MainActor"]), ("6", ["-default-isolation", "MainActor"]),
    ] as [(String, [String])])
    func asUsersWriteIt(_ languageMode: String, _ flags: [String]) throws {
        let sources = try SourceFiles([("DataFlow", DataFlowSource.text), ("CustomParts", CustomPartsSource.text)])
        let outcome = try TypeCheck(languageMode: languageMode, flags: flags + ["-parse-as-library"]).run(sources.paths)
        #expect(outcome.isClean, "exit code \(outcome.exitCode)\n\(outcome.diagnostics)")
    }
}

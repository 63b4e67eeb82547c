import Foundation
import Testing

@testable import SwiftUICore

struct StringsFileTests {
    static func bytes(_ text: String, _ encoding: String.Encoding) -> Data { text.data(using: encoding)! }

    private static func utf8(_ text: String) -> Data { Data(text.utf8) }

    private static let readable: [(Data, [String: String])] = [
        (utf8("\"a\" = \"b\";"), ["a": "b"]),
        ([0xEF, 0xBB, 0xBF] + utf8("\"a\" = \"ü\";"), ["a": "ü"]),
        (bytes("\"a\" = \"غرف\";", .utf16LittleEndian), ["a": "غرف"]),
        ([0xFE, 0xFF] + bytes("\"a\" = \"غرف\";", .utf16BigEndian), ["a": "غرف"]),
        ([0xFF, 0xFE] + bytes("\"a\" = \"b\";", .utf16LittleEndian), ["a": "b"]),
        (utf8("/* c \"x\" = \"y\"; */ \"a\" = \"b\"; // \"c\" = \"d\";\r\n\"e\"=\"f\";"), ["a": "b", "e": "f"]),
        (utf8(#""q\"uote" = "line\nnext\ttab \\ \U00e9 \u00E9 \'";"#), ["q\"uote": "line\nnext\ttab \\ é é '"]),
        (utf8(#""a" = "\Ud83d\Ude00 \101";"#), ["a": "😀 A"]),
        (utf8("a.b-c_d = word; self;"), ["a.b-c_d": "word", "self": "self"]),
        (utf8("\"a\" = \"// no comment /* here */\";"), ["a": "// no comment /* here */"]),
        (utf8("\"a\" = \"two\nlines\";"), ["a": "two\nlines"]),
        (utf8("\"a\" = \"1\"; \"a\" = \"2\";"), ["a": "2"]),
        (utf8("{ \"a\" = \"b\"; }"), ["a": "b"]),
        (Data(), [:]),
        (utf8("  // nothing"), [:]),
        (utf8("""
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>
            """), ["a": "b"]),
        (try! PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: .binary, options: 0), ["a": "b"]),
    ]

    @Test(arguments: readable)
    func tables(_ data: Data, _ entries: [String: String]) throws {
        #expect(try StringsFile.entries(data) == entries.mapValues { LocalizedEntry($0) })
    }

    @Test(arguments: [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", 1, "';' is missing after the value of \"a\""),
        ("\n\n\"a\" \"b\";", 3, "'=' is missing after the key \"a\""),
        ("\"a\" = \"b\";\n\"c\" = \"never\n\nclosed;", 2, "the quotation mark of the value of \"c\" is never closed"),
        ("\"a\" = ;", 1, "the value of \"a\" is missing before ';'"),
        ("\"a\" =", 1, "the file ends before the value of \"a\""),
        ("/* open\n\"a\" = \"b\";", 1, "the comment is never closed"),
        ("// c\r\n\"a\" = \"\\Uxyz\";", 2, "four hexadecimal digits must follow \\U"),
        ("\"a\" = \"b\";\n=", 2, "a key is missing before '='"),
    ])
    func mistakesNameTheirLine(_ text: String, _ line: Int, _ reason: String) {
        #expect(throws: TableMistake(line: line, reason: reason)) { try StringsFile.entries(Data(text.utf8)) }
    }

    @Test func bytesThatAreNoTextNameTheirLine() {
        let data = Data("\"a\" = \"b\";\n\"c\" = \"".utf8) + Data([0xC3, 0x28]) + Data("\";".utf8)
        #expect(throws: TableMistake(line: 2, reason: "it is neither UTF-8 nor UTF-16 text")) { try StringsFile.entries(data) }
    }
}

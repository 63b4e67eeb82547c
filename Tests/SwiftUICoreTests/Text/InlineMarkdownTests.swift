import Testing

@testable import SwiftUICore

struct InlineMarkdownTests {
    typealias Run = InlineMarkdown.Run

    @Test(arguments: [
        ("", []),
        ("plain", [Run("plain")]),
        ("  two  spaces\nand a line ", [Run("  two  spaces\nand a line ")]),
        ("a **b** c", [Run("a "), Run("b", isBold: true), Run(" c")]),
        ("__b__", [Run("b", isBold: true)]),
        ("*i* _j_", [Run("i", isItalic: true), Run(" "), Run("j", isItalic: true)]),
        ("***both***", [Run("both", isBold: true, isItalic: true)]),
        ("**a *b* c**", [Run("a ", isBold: true), Run("b", isBold: true, isItalic: true), Run(" c", isBold: true)]),
        ("`code *x*`", [Run("code *x*", isCode: true)]),
        ("`` a`b ``", [Run("a`b", isCode: true)]),
        ("~~gone~~", [Run("gone", isStrikethrough: true)]),
        ("~~**x**~~", [Run("x", isBold: true, isStrikethrough: true)]),
        ("see [the **site**](https://a.b/c) now", [
            Run("see "), Run("the ", link: "https://a.b/c"), Run("site", isBold: true, link: "https://a.b/c"), Run(" now"),
        ]),
        ("[a](<b c> \"title\")", [Run("a", link: "b c")]),
        ("[a](x(1))", [Run("a", link: "x(1)")]),
        ("<https://a.b>", [Run("https://a.b", link: "https://a.b")]),
        ("<me@a.b>", [Run("me@a.b", link: "mailto:me@a.b")]),
        ("see https://a.b/c_d_e?x=1.", [Run("see "), Run("https://a.b/c_d_e?x=1", link: "https://a.b/c_d_e?x=1"), Run(".")]),
        ("(http://a.b/(c))", [Run("("), Run("http://a.b/(c)", link: "http://a.b/(c)"), Run(")")]),
        ("**https://a.b**", [Run("https://a.b", isBold: true, link: "https://a.b")]),
        ("[https://a.b](c)", [Run("https://a.b", link: "c")]),
        ("xhttps://a.b https:// http", [Run("xhttps://a.b https:// http")]),
        ("\\*not\\*", [Run("*not*")]),
        ("back\\slash", [Run("back\\slash")]),
        ("Fish &amp; chips &#65;&#x42; &unknown;", [Run("Fish & chips AB &unknown;")]),
        ("مرحبا **بك**", [Run("مرحبا "), Run("بك", isBold: true)]),
        ("👨‍👩‍👧 *x*", [Run("👨‍👩‍👧 "), Run("x", isItalic: true)]),
    ] as [(String, [Run])])
    func marks(_ text: String, _ runs: [Run]) { #expect(InlineMarkdown.parse(text) == runs) }

    /// What is no pair stays as written. Among these are examples of CommonMark 0.31, section 6.2.
    @Test(arguments: [
        "**open", "open**", "* a *", "2 * 3 * 4", "snake_case_name", "a_b_", "** **", "`open", "``a`", "~one~", "~~open", "[a]", "[a](b", "[a] (b)",
        "a]b", "1 < 2 > 0", "<not a link>", "AT&T", "\\", "_(", "a * foo bar*", "***", "****",
    ])
    func unbalancedMarksStay(_ text: String) { #expect(InlineMarkdown.parse(text) == [Run(text)]) }

    /// CommonMark 0.31, section 6.2, examples of which delimiters pair.
    @Test(arguments: [
        ("foo*bar*", [Run("foo"), Run("bar", isItalic: true)]),
        ("5*6*78", [Run("5"), Run("6", isItalic: true), Run("78")]),
        ("*foo**bar*", [Run("foo**bar", isItalic: true)]),
        ("**foo*", [Run("*"), Run("foo", isItalic: true)]),
        ("*foo**", [Run("foo", isItalic: true), Run("*")]),
        ("*foo _bar* baz_", [Run("foo _bar", isItalic: true), Run(" baz_")]),
        ("*[bar*](/url)", [Run("*"), Run("bar*", link: "/url")]),
        ("_foo_bar_baz_", [Run("foo_bar_baz", isItalic: true)]),
        ("**foo, *bar*, abc**", [Run("foo, ", isBold: true), Run("bar", isBold: true, isItalic: true), Run(", abc", isBold: true)]),
        ("[a [b](c) d](e)", [Run("[a "), Run("b", link: "c"), Run(" d](e)")]),
    ] as [(String, [Run])])
    func pairing(_ text: String, _ runs: [Run]) { #expect(InlineMarkdown.parse(text) == runs) }

    /// Long runs of openers and closers must take neither quadratic time nor deep recursion: seconds, where they did.
    @Test(.timeLimit(.minutes(1)), arguments: ["*a ", "a* ", "[", "**a* ", "`", "_a __b ", "*a_ ", "![a](", "[a](<", "[a](b \""])
    func hostileTextEndsSoon(_ piece: String) {
        let text = String(repeating: piece, count: 3000)
        let shown = InlineMarkdown.parse(text).map(\.text).joined()
        #expect(shown.filter { $0 == "a" } == text.filter { $0 == "a" })
    }
}

import Testing

@testable import Typesetting

@Test(arguments: [
    ("Hello", BidiDirection?.some(.leftToRight)), ("שלום", .rightToLeft), ("123 שלום", .rightToLeft), ("«abc» שלום", .leftToRight),
    ("مرحبا abc", .rightToLeft), ("123 …", nil), ("", nil),
])
func theFirstStrongCharacterDecides(text: String, direction: BidiDirection?) {
    #expect(BidiDirection.firstStrong(of: text) == direction)
}

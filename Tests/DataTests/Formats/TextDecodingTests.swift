import HearthData
import Testing

@Suite struct TextDecodingTests {
  @Test(arguments: [
    ("EUC-KR", Charset.cp949), ("euc_kr", .cp949), ("KS_C_5601-1987", .cp949), ("ms949", .cp949),
    ("utf8", .utf8), ("UTF-16LE", .utf16LittleEndian), ("iso-8859-1", .latin1),
    ("us-ascii", .ascii), ("Windows-1252", .windows1252), ("klingon", nil), ("", nil),
    ("KOI8-R//TRANSLIT", nil), ("koi8-r", .system("KOI8-R")),
  ])
  func `an encoding is recognised by its names`(name: String, charset: Charset?) {
    #expect(Charset(name: name) == charset)
  }

  @Test(arguments: [
    ([0xB0, 0xA1] as [UInt8], nil as Charset?, "가", Charset.cp949),
    ([0x8C, 0x63], .cp949, "똠", .cp949), ([0xEA, 0xB0, 0x80], nil, "가", .utf8),
    ([0xEA, 0xB0, 0x80], .ascii, "가", .utf8), ([0xB0, 0xA1], .utf8, "가", .cp949),
    ([0xE9], .latin1, "é", .latin1), ([0x93], .windows1252, "\u{201C}", .windows1252),
    ([0xAC, 0x00], .utf16, "가", .utf16),
    ([0x00, 0xAC], .utf16LittleEndian, "가", .utf16LittleEndian),
    ([0xFF, 0xFE, 0x00, 0xAC], .utf16, "가", .utf16LittleEndian),
    ([0xEF, 0xBB, 0xBF, 0x41], .latin1, "A", .utf8), ([], .cp949, "", .cp949),
    ([0x41, 0x00, 0x42], nil, "A\0B", .utf8),
    ([0xED, 0xC9, 0xD2], .system("KOI8-R"), "Мир", .system("KOI8-R")),
    ([0x93, 0xFA], .system("SHIFT_JIS"), "日", .system("SHIFT_JIS")),
    // The last character is held back, because an accent may follow.
    ([0x61], .system("CP1258"), "a", .system("CP1258")),
    // Half a character of the declared set is decoded in another one that fits.
    ([0xB0, 0xA1, 0x41], .system("UTF-32BE"), "가A", .cp949),
  ])
  func `bytes are decoded in the encoding that fits`(
    bytes: [UInt8], declared: Charset?, text: String, charset: Charset
  ) throws {
    let decoded = try DecodedText(bytes, declared: declared)
    #expect(decoded.text == text)
    #expect(decoded.charset == charset)
  }

  @Test(arguments: [[0xFF] as [UInt8], [0xB0], [0xB0, 0xA1, 0x80, 0x20]])
  func `bytes that are not text are an error`(bytes: [UInt8]) {
    #expect(throws: NotText.self) { try DecodedText(bytes) }
  }
}

import HearthTestSupport
import TerminalKit
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("가", 2), ("힣", 2), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}", 2), ("\u{1161}", 0), ("ㄱㅏ", 4),
    ("\u{FFA1}", 1), ("漢", 2), ("か", 2), ("ｱ", 1), ("Ａ", 2), ("　", 2), ("กำ", 2),
    ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("👩🏻‍❤️‍💋‍👩🏿", 2), ("🇰🇷", 2), ("1️⃣", 2), ("#️⃣", 2),
    ("❤", 1), ("❤️", 2), ("⌚", 2), ("⌚\u{FE0E}", 1), ("☺\u{FE0E}", 1), ("👍🏽", 2),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("a\u{FE0F}", 1),
    ("●★…─█", 5), ("㏂", 2), ("½", 1), ("\u{AD}", 0),
  ])
  func `text has the width that terminals give it`(text: String, columns: Int) {
    #expect(DisplayWidth.standard.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("\u{1B}", "ESC"), ("\u{1B}\u{301}", "ESC with a mark"), ("\u{0}", "NUL"), ("\u{7F}", "DEL"),
    ("\u{9B}", "C1"), ("\r\n", "line break"), ("\u{202E}", "override"), ("\u{2066}", "isolate"),
    ("\u{200B}", "zero-width space"), ("\u{FEFF}", "BOM"), ("\u{301}", "lone mark"),
    ("\u{200D}", "lone joiner"), ("\u{E0001}", "tag"), ("\u{2029}", "paragraph"), ("\t", "tab"),
  ])
  func `characters that must not reach the terminal have no width`(text: String, name: String) {
    #expect(DisplayWidth.standard.columns(of: text) == 0)
    var frame = Frame(size: Size(width: 4, height: 1))
    frame.write("a\u{200B}" + text + "b", at: .origin)
    #expect(!frame.text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
  }

  @Test func `ambiguous characters take two columns on request`() {
    let wide = DisplayWidth(ambiguous: 2)
    #expect(wide.columns(of: "●★…─█") == 10)
    #expect(wide.columns(of: "aé가\u{301}") == DisplayWidth.standard.columns(of: "aé가\u{301}") + 1)
    #expect(wide.columns(of: "e\u{301}") == 1)
  }

  @Test func `many combining marks stay in one small cell`() throws {
    var frame = Frame(size: Size(width: 3, height: 1))
    let heap = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(frame.write(heap + "b", at: .origin) == 2)
    #expect(try #require(frame[0, 0]).glyph.unicodeScalars.count == 16)
    #expect(frame[1, 0]?.glyph == "b")
  }

  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
    ("한글날", 6, "한글날"), ("한글날", 5, "한글…"), ("한글날", 4, "한…"), ("한글날", 2, "…"),
    ("👨‍👩‍👧‍👦가", 3, "👨‍👩‍👧‍👦…"), ("", 3, ""), ("abc", -1, ""),
  ])
  func `text is cut between clusters`(text: String, columns: Int, cut: String) {
    #expect(DisplayWidth.standard.truncate(text, to: columns) == cut)
  }

  @Test func `an ellipsis that does not fit is omitted`() {
    #expect(DisplayWidth.standard.truncate("hello", to: 2, ellipsis: "...") == "he")
    #expect(DisplayWidth(ambiguous: 2).truncate("hello", to: 4) == "he…")
  }

  @Test func `padding fills to the column`() {
    let widths = DisplayWidth.standard
    #expect(widths.padded("가", to: 5) == "가   ")
    #expect(widths.padded("가", to: 5, .trailing) == "   가")
    #expect(widths.padded("가", to: 5, .center) == " 가  ")
    #expect(widths.padded("가나다", to: 4) == "가… ")
  }

  @Test(arguments: [
    ("", 5, [""]), ("a b", 5, ["a b"]), ("one two three", 7, ["one two", "three"]),
    ("오늘 날씨가 좋아요", 8, ["오늘", "날씨가", "좋아요"]),
    ("오늘 날씨가 좋아요", 11, ["오늘 날씨가", "좋아요"]),
    ("안녕하세요", 4, ["안녕", "하세", "요"]), ("가나", 1, ["가", "나"]),
    ("a\n\nb\n", 9, ["a", "", "b", ""]), ("a\r\nb", 9, ["a", "b"]),
    ("今日は天気がいい。", 8, ["今日は天", "気がい", "い。"]),
    ("  indented text", 10, ["  indented", "text"]), ("ab   cd", 4, ["ab", "cd"]),
    ("ab abcdefgh", 4, ["ab", "abcd", "efgh"]),
    ("give --no-input on 2026-11-20", 12, ["give", "--no-input", "on", "2026-11-20"]),
    ("well-known words", 8, ["well-", "known", "words"]),
    ("a well-known word", 11, ["a", "well-known", "word"]),
    ("오늘이 물 줄 날이에요 (D-day).", 26, ["오늘이 물 줄 날이에요", "(D-day)."]),
    ("from 3–4 at best", 6, ["from", "3–4 at", "best"]),
    ("say 10\u{A0}days at most", 9, ["say", "10\u{A0}days", "at most"]),
    ("가족👨‍👩‍👧‍👦 가족👨‍👩‍👧‍👦", 5, ["가족", "👨‍👩‍👧‍👦", "가족", "👨‍👩‍👧‍👦"]),
  ])
  func `text wraps between words`(text: String, columns: Int, lines: [String]) {
    #expect(DisplayWidth.standard.wrap(text, columns: columns) == lines)
  }
}

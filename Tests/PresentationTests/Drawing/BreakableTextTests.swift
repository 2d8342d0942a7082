import HearthData
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct BreakableTextTests {
  /// Tests every Korean line shipped with the program, at several widths.
  @Test(.inWholeRuns, arguments: [24, 30, 36, 44, 60])
  func `a numeral or determiner stays on the line of its noun`(columns: Int) {
    let widths = DisplayWidth(ambiguous: 1)
    let lines = StarterCollection.lines.compactMap(\.korean)
    #expect(lines.count > 90)
    for line in lines {
      let text = BreakableText(line) { Double(widths.columns(of: $0)) }
      for broken in [
        text.lines(within: Double(columns)),
        widths.wrapKeepingWordGroups(
          line.split(separator: "\n").joined(separator: " "), columns: columns),
      ] {
        for (row, next) in zip(broken, broken.dropFirst()) {
          let last = row.split(separator: " ").last.map(Array.init) ?? []
          let noun = next.prefix { $0 != " " }
          let isParted = KoreanDeterminer.isDeterminer(last[...]) && noun.first?.isHangul == true
          let group = String(last) + " " + noun
          #expect(!isParted || widths.columns(of: group) > columns, "\(broken)")
        }
      }
    }
  }

  private func broken(_ text: String, _ columns: Int) -> [String] {
    BreakableText(text) { Double(DisplayWidth.standard.columns(of: $0)) }
      .lines(within: Double(columns))
  }

  @Test(arguments: [
    ("", 10, []),
    (" \n\n ", 10, []),
    ("fire", 10, ["fire"]),
    // Filling lines greedily would give "one two three four" and "five".
    ("one two three four five", 18, ["one two three", "four five"]),
    ("aaa bbb ccc ddd", 11, ["aaa bbb", "ccc ddd"]),
    // Among breaks of similar length, the one at the end of a phrase wins.
    ("Keep it small, and keep warm.", 20, ["Keep it small,", "and keep warm."]),
    ("one\ntwo\n\nthree\n", 10, ["one", "two", "", "three"]),
    ("one\r\ntwo", 10, ["one", "two"]),
    ("  wide   spaces \t here ", 30, ["wide spaces here"]),
    ("well-known", 6, ["well-", "known"]),
    ("-5 -- -x", 20, ["-5 -- -x"]),
  ])
  func `lines end at spaces and have similar lengths`(
    text: String, columns: Int, lines: [String]
  ) {
    #expect(broken(text, columns) == lines)
  }

  @Test(arguments: [
    ("불은 작게 지펴야 오래 따뜻해요.", 18, ["불은 작게 지펴야", "오래 따뜻해요."]),
    ("그는 말했다. \"괜찮아요.\"", 14, ["그는 말했다.", "\"괜찮아요.\""]),
    // Punctuation after a space still belongs to its word.
    ("정말 따뜻해요 !", 13, ["정말", "따뜻해요 !"]),
    ("아 「 모닥불 」", 14, ["아", "「 모닥불 」"]),
    // A numeral or determiner stays with its noun.
    (
      "우리 집 시계는 오 분 빠르다. 그 오 분으로 몇 해를 살았다.", 24,
      ["우리 집 시계는 오 분", "빠르다. 그 오 분으로", "몇 해를 살았다."]
    ),
    (
      "버스를 놓치지 않았더라면 이 목련은 언제 보았을까.", 30,
      ["버스를 놓치지 않았더라면", "이 목련은 언제 보았을까."]
    ),
    // An auxiliary verb stays with its main verb.
    (
      "공원에서 장기를 두는 두 할아버지. 들어 보면 둘 다 지고 있다.", 24,
      ["공원에서 장기를 두는", "두 할아버지. 들어 보면", "둘 다 지고 있다."]
    ),
    ("그 길로는 다시 가지 않았다", 22, ["그 길로는 다시", "가지 않았다"]),
    // Words of one syllable stay with the word before them.
    ("지금 할 수 있는 일", 12, ["지금 할 수", "있는 일"]),
    ("가나다라마바사아자차", 8, ["가나다라", "마바사", "아자차"]),
    ("가나다라.", 8, ["가나", "다라."]),
    ("가나다!!", 6, ["가나", "다!!"]),
    ("(가나다라마)", 6, ["(가나", "다라", "마)"]),
    ("火の粉が舞う、夜。", 10, ["火の粉が舞", "う、夜。"]),
  ])
  func `Korean lines end between words and never before a closing mark`(
    text: String, columns: Int, lines: [String]
  ) {
    #expect(broken(text, columns) == lines)
  }

  @Test(arguments: [
    ("https://example.org/abcdefghij", 10), ("🔥🔥🔥🔥🔥🔥🔥", 4), ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 4),
    ("e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", 2), ("!!!!!!!!!!!!", 3), ("가", 1),
    ("\u{1107}\u{116E}\u{11AF}\u{1107}\u{116E}\u{11AF}\u{1107}\u{116E}\u{11AF}", 4),
    ("((((((((", 2), ("a\u{A0}b\u{A0}c", 3), ("긴긴긴긴긴긴긴긴긴긴낱말 뒤의 말", 7),
  ])
  func `a word too wide for a line is split between letters without loss`(
    text: String, columns: Int
  ) {
    let lines = broken(text, columns)
    #expect(lines.count > 1 || columns == 1)
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    for line in lines where line.count > 1 {
      #expect(DisplayWidth.standard.columns(of: line) <= columns, "\(line)")
    }
  }

  @Test(arguments: 4...40)
  func `balanced lines are as few as greedy ones, and within the width`(columns: Int) {
    let text = """
      Write to the friend you thought of this morning. 어려운 건 떠올리는 일이었고, 남은 건 몇 마디 말과
      작은 용기뿐이에요. 🔥 Supercalifragilisticexpialidocious (and more)!
      """
    let breakable = BreakableText(text) { Double(DisplayWidth.standard.columns(of: $0)) }
    let lines = breakable.lines(within: Double(columns))
    #expect(lines.count == breakable.lineCount(within: Double(columns)))
    for line in lines {
      #expect(DisplayWidth.standard.columns(of: line) <= columns, "\(line)")
      #expect(line.first?.neverBeginsLine != true && line.last?.neverEndsLine != true, "\(line)")
    }
    let letters = lines.joined().filter { !$0.isWhitespace }
    #expect(letters == text.filter { !$0.isWhitespace })
  }

  @Test(arguments: [
    ("가", 1.0), ("\u{1100}\u{1161}\u{11A8}", 1), ("中", 1), ("e\u{301}", 0.6), ("\u{200B}", 0),
    ("👩‍👩‍👧", 1.4), ("🇰🇷", 1.4), ("❤️", 1.4), ("i", 0.34), ("", 0), ("…", 1),
  ])
  func `letters have widths`(text: String, width: Double) {
    #expect(abs(LetterWidths.serif(text) - width) < 0.001)
  }
}

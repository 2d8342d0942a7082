import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct SearchFoldingTests {
  @Test(arguments: [
    ("엄마", "ㅇㅓㅁㅁㅏ"), ("닭", "ㄷㅏㄹㄱ"), ("과", "ㄱㅗㅏ"), ("값", "ㄱㅏㅂㅅ"), ("의", "ㅇㅡㅣ"),
    ("밖", "ㅂㅏㄲ"), ("있", "ㅇㅣㅆ"), ("ㄳ", "ㄱㅅ"), ("ㅘ", "ㅗㅏ"), ("왜 줘", "ㅇㅗㅐ ㅈㅜㅓ"),
    ("힣", "ㅎㅣㅎ"), ("가", "ㄱㅏ"), ("ﾡﾢ", "ㄱㄲ"), ("ￂￜ", "ㅏㅣ"),
    ("Café", "cafe"), ("STRASSE Straße", "strasse strasse"), ("ÆØÅ", "aeoa"), ("İı", "ii"),
    ("Ａｎｎａ！１", "anna!1"), ("①Ⅳ㎏™", "1ivkgtm"), ("ﬁn", "fin"), ("−1–2", "-1-2"),
    ("don’t “x”", "don't \"x\""),
    ("ΣΊΣΥΦΟΣς", "σισυφοσσ"), ("ЙОЖИК ёж", "иожик еж"), ("がｶﾞ", "かカ"), ("漢字", "漢字"),
    ("Ấậ ẞ", "aa ss"), ("  a \n\t b\u{3000}c ", "a b c"), ("", ""), (" \n", ""),
    ("a\u{200B}b\u{AD}c", "abc"), ("❤️", "❤"), ("Ա", "ա"), ("\u{0}", "\u{0}"),
  ])
  func `a text is folded`(text: String, folded: String) {
    #expect(Array(SearchFolding.folded(text).utf8) == Array(folded.utf8))
  }

  @Test(arguments: [
    ("엄마", "ㅇㅁ"), ("김철수 Anna 3세", "ㄱㅊㅅ anna 3ㅅ"), ("까치", "ㄲㅊ"), ("ㅇㅁ", "ㅇㅁ"),
    ("ㄳ", "ㄱㅅ"), ("닭갈비", "ㄷㄱㅂ"), ("", ""),
  ])
  func `the initials of a text are found`(text: String, initials: String) {
    #expect(SearchFolding.initials(text) == initials)
    let decomposed = text.decomposedStringWithCanonicalMapping
    #expect(SearchFolding.initials(decomposed) == initials)
  }

  @Test(arguments: [
    ("ㅇㅁ", true), ("ㄳ", true), ("ㅇㅁ ㅅㅇ", true), ("엄ㅁ", false), ("ㅏ", false), ("a", false),
    ("", false), (" ", false),
  ])
  func `a query of consonants only is one of initials`(query: String, isInitials: Bool) {
    #expect(SearchFolding.consistsOfInitials(query) == isInitials)
  }

  @Test(arguments: [
    ("엄마", "엄마"), ("엄마", "엄ㅁ"), ("엄마", "어"), ("엄마", "ㅇ"), ("엄마", "ㅇㅁ"), ("엄마", "ㅁ"),
    ("우리 엄마", "마"), ("닭", "달"), ("달가", "닭"), ("과일", "고"), ("과일", "ㄱㅇ"), ("김서현", "김ㅅㅎ"),
    ("김서현", "ㄱ서"), ("김서현", "ㄱ서혀"), ("감사", "ㄳ"), ("Anna 이모", "na ㅇㅁ"), ("Café", "CAFE"),
    ("Cafe", "café"), ("ＡＢＣ", "abc"), ("3월의 봄", "월의  봄 "), ("아무 말", ""), ("엄마 생일", "ㅇㅁ ㅅㅇ"),
  ])
  func `a query finds a text in any normalization`(text: String, query: String) {
    #expect(SearchFolding.matches(text, query))
    #expect(SearchFolding.matches(text.decomposedStringWithCanonicalMapping, query))
    #expect(SearchFolding.matches(text, query.decomposedStringWithCanonicalMapping))
  }

  @Test(arguments: [
    ("부산 여행 준비", "부산여행"), ("부산 여행", "ㅂㅅㅇㅎ"), ("새 노트", "새노트"),
    ("Ice cream, again", "icecream"), ("USB 충전기", "usb충전기"),
  ])
  func `a longer word finds a text with a space inside`(text: String, query: String) {
    #expect(SearchFolding.matches(text, query))
    #expect(SearchFolding.matchRanges(of: query, in: text).map { text[$0].contains(" ") } == [true])
  }

  @Test(arguments: [
    ("부여 행사", "여행"), ("a rose", "arose"), ("새 날들", "ㅅㄴㄷ"), ("부산 여행", "부산여행기"),
    ("12 34567", "1234567"), ("나 는 새", "나는새"),
  ])
  func `short words, numbers and several spaces match only as written`(
    text: String, query: String
  ) {
    #expect(!SearchFolding.matches(text, query))
  }

  @Test(arguments: [
    ("엄마", "아빠"), ("엄마", "ㅁㅇ"), ("엄마", "엄마야"), ("까치", "ㄱㅊ"), ("엄 마", "ㅇㅁ"), ("김서현", "김ㅎ"),
    ("정민호", "ㅇㅁ"), ("홍길동", "ㅇㄱ"), ("곰", "ㅁ"),
    ("김서현", "기ㅅ혀"), ("Anna", "anne"), ("", "a"),
  ])
  func `a query does not find a text`(text: String, query: String) {
    #expect(!SearchFolding.matches(text, query))
  }

  @Test(arguments: [
    ("우리 엄마", "엄ㅁ", ["엄마"]), ("엄마 어묵", "ㅇㅁ", ["엄마", "어묵"]), ("닭 다리 다", "달", ["닭", "다리"]),
    ("Straße", "SS", ["ß"]), ("a  b", "a b", ["a  b"]), ("👨‍👩‍👧 가족", "가", ["가"]),
    ("김서현", "ㅅㅎ", ["서현"]), ("가", "나", []), ("가", " ", []), ("aaa", "aa", ["aa"]),
    ("cafe\u{301} x", "é", ["e\u{301}"]),
  ])
  func `hits cover whole characters of the text`(text: String, query: String, hits: [String]) {
    #expect(SearchFolding.matchRanges(of: query, in: text).map { String(text[$0]) } == hits)
  }

  @Test func `every Hangul syllable and Latin letter folds alike in all normalizations`() {
    let scalars =
      Array(0xA0...0x52F) + Array(0x1E00...0x1FFF) + Array(0x3041...0x30FF)
      + Array(0xAC00...0xD7A3)
    for value in scalars {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let text = String(Character(scalar))
      let decomposed = text.decomposedStringWithCanonicalMapping
      #expect(SearchFolding.folded(text) == SearchFolding.folded(decomposed), "\(value)")
    }
  }

  @Test func `folding a folded text changes nothing`() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = SearchFolding.folded(String(Character(scalar)))
      #expect(Array(SearchFolding.folded(folded).utf8) == Array(folded.utf8), "\(value)")
    }
  }

  @Test func `matches of initials are contained in the initials of the text`() {
    var random = SeededNumbers(seed: 7)
    let letters = Array("가나닭엄마과ㄱㅁㅇaß ")
    for _ in 0..<2000 {
      let text = String((0..<6).map { _ in letters[Int(random.next() % 12)] })
      let query = String((0..<2).map { _ in letters[Int(random.next() % 12)] })
      let byLetters = SearchFolding.folded(text).contains(SearchFolding.folded(query))
      guard !byLetters, SearchFolding.matches(text, query), !query.allSatisfy(\.isWhitespace) else {
        continue
      }
      #expect(SearchFolding.hasInitials(query), "\(text) \(query)")
      let within = SearchFolding.initials(text).contains(SearchFolding.initials(query))
      #expect(within, "\(text) \(query)")
    }
  }
}

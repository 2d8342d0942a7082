import HearthDomain
import Testing

@Suite struct WordMatchTests {
  @Test(arguments: [
    ("사랑", "사랑"), ("사랑", "너를 사랑 해"), ("사랑", "“사랑”이란"), ("사랑", "첫사랑, 사랑."), ("사랑", "끝\n사랑"),
    ("사랑", "사랑\n끝"), ("사랑", "사랑❤️"), ("사랑", "❤️사랑"), ("사랑", "사랑…"), ("사랑", "그것은 사랑!"),
    ("사랑", "사랑-"), ("사 랑", "사  랑"), ("love", "All you need is LOVE."), ("love", "ｌｏｖｅ"),
    ("love", "lovely love"), ("cafe", "Café"), ("you need", "All you\nneed is"), ("42", "은 42 다"),
    ("ㅋㅋ", "ㅋㅋ"), ("don't", "I don’t know"), ("*love", "a *love"), ("love*", "love*!"),
    ("사랑", "사랑".decomposed), ("é", "e\u{301}"),
  ])
  func `separate words are whole words`(words: String, text: String) {
    #expect(WordMatch(of: words, in: [text]) == .wholeWords)
    #expect(WordMatch(of: words, in: ["?", text]) == .wholeWords)
  }

  @Test(arguments: [
    ("사랑", "사랑은"), ("사랑", "첫사랑"), ("사랑", "사랑2"), ("love", "lovely"), ("love", "glove"),
    ("love", "love1"),
    ("사라", "사랑"), ("랑", "사랑"), ("ㅏ랑", "사랑"), ("ㅅㄹ", "사랑"), ("사ㄹ", "사랑"), ("ㅅ", "사랑"), ("사", "사랑"),
    ("42", "142"), ("*", "a * b"), ("\"", "\"love\""), (":", "a : b"), ("you need", "you needed"),
    ("love*", "glove*"), ("प", "प्रेम"), ("ก", "กั"), ("ㅋ", "ㅋㅋ"), ("❤️", "사랑 ❤️"),
  ])
  func `parts of words, syllables and initials match as parts`(words: String, text: String) {
    #expect(WordMatch(of: words, in: [text]) == .partOfWord)
  }

  @Test(arguments: [
    ("", "사랑"), (" ", "사랑"), ("랑사", "사랑"), ("love*", "love"), ("lo*", "love"), ("love", "l ove"),
    ("\"love\"", "love"), ("-love", "love"), ("사랑 나", "사랑"), ("ㄹㅅ", "사랑"),
    ("love NEAR you", "love you"),
  ])
  func `other text is not found`(words: String, text: String) {
    #expect(WordMatch(of: words, in: [text]) == nil)
  }

  @Test func `words do not match across texts, and the best text counts`() {
    #expect(WordMatch(of: "a b", in: ["a", "b"]) == nil)
    #expect(WordMatch(of: "love", in: ["lovely", "love", "glove"]) == .wholeWords)
    #expect(WordMatch(of: "love", in: []) == nil)
    #expect(WordMatch.wholeWords < .partOfWord)
  }

  @Test(arguments: [
    ("1", 1), ("#12", 12), (" #7\n", 7), ("0", 0), ("#0", 0), ("-1", nil), ("#", nil),
    ("", nil), ("##1", nil), ("1a", nil), ("사랑", nil), ("99999999999999999999", nil), ("# 1", nil),
  ])
  func `a saying's number may have its sign`(text: String, number: Int?) {
    #expect(SayingNumber(text)?.value == number)
  }
}

extension String {
  fileprivate var decomposed: String { "\u{1109}\u{1161}\u{1105}\u{1161}\u{11BC}" }
}

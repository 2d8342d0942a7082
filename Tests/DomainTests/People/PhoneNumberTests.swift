import HearthDomain
import Testing

@Suite struct PhoneNumberTests {
  @Test(arguments: [
    ("010-1234-5678", "01012345678"), (" 010 1234 5678 ", "01012345678"),
    ("(02) 123.4567", "021234567"), ("02/123/4567", "021234567"),
    ("+82 (0)10-1234-5678", "+821012345678"), ("+44 (0)113 496 0101", "+441134960101"),
    ("０１０１２３４５６７８", "01012345678"),
    ("\u{202A}+82 10\u{2011}1234\u{2011}5678\u{202C}", "+821012345678"), ("119", "119"),
    ("(+1) 415 555 0100", "+14155550100"), ("12345678901234567890", "12345678901234567890"),
  ])
  func `separators between digits are removed`(text: String, dialled: String) throws {
    #expect(try PhoneNumber(text).dialled == dialled)
  }

  @Test(arguments: [
    "전화번호", "010-1234-5678 ext. 5", "010-1234-5678#5", "010,1234", "01+0", "++8210", "010x5",
  ])
  func `other letters are refused`(text: String) {
    #expect(throws: DomainError.invalid(.phone, .notAPhoneNumber(text))) {
      try PhoneNumber(text)
    }
  }

  @Test(arguments: [("", 0), ("12", 2), ("+82", 2), ("123456789012345678901", 21)])
  func `three to twenty digits are accepted`(text: String, count: Int) {
    #expect(throws: DomainError.invalid(.phone, .digitsOutOfRange(3...20, actual: count))) {
      try PhoneNumber(text)
    }
  }

  @Test(arguments: [
    "010-1234-5678", "+821012345678", "+82 10 1234 5678", "+82 (0)10 1234 5678",
    "0082 10 1234 5678", "0082-010-1234-5678",
  ])
  func `different notations of one number have the same key`(text: String) throws {
    #expect(try PhoneNumber(text).comparisonKey == "01012345678")
  }

  @Test(arguments: [("+81 90 1234 5678", "+819012345678"), ("02-123-4567", "021234567")])
  func `different numbers have different keys`(text: String, key: String) throws {
    #expect(try PhoneNumber(text).comparisonKey == key)
  }

  @Test(arguments: [
    ("1234", true), ("34-56", true), ("+82 10", true), ("010", true), ("78", true), ("99", false),
    ("7", false), ("12a", false), ("", false), ("민수", false),
    ("010–1234–5678", true), ("１２３４", true), ("34‑56", true), ("1234－5678", true),
    ("\u{202A}+82 10\u{202C}", true), ("12\u{00A0}34", true), ("＋82 10", true), ("12+34", false),
  ])
  func `a part of a number finds it`(query: String, isFound: Bool) throws {
    #expect(try PhoneNumber("+82 10-1234-5678").contains(query) == isFound)
  }
}

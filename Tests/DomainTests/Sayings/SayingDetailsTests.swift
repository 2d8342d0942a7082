import Foundation
import HearthDomain
import Testing

@Suite struct SayingDetailsTests {
  @Test(arguments: [1, 5000])
  func `a text of one to five hundred characters is accepted`(length: Int) throws {
    let text = String(repeating: "👩‍👧", count: length)
    #expect(try SayingDetails(korean: SayingText(text)).texts == [text])
  }

  @Test func `a saying needs a text within the limit`() throws {
    #expect(throws: DomainError.invalid(.sayingText, .empty)) { try SayingDetails() }
    #expect(throws: DomainError.invalid(.sayingText, .empty)) { try SayingText(" \n ") }
    let long = DomainError.invalid(.sayingText, .tooLong(limit: 5000, actual: 5001))
    #expect(throws: long) { try SayingText(String(repeating: "가", count: 5001)) }
  }

  @Test func `line breaks are kept in texts and nowhere else`() throws {
    #expect(try SayingText(" a\nb\r\n\nc \n").value == "a\nb\r\n\nc")
    #expect(try Attribution("Kim\nJimin").value == "Kim Jimin")
    #expect(try Tag("two\nwords").value == "two words")
  }

  @Test func `an author is optional and limited`() throws {
    #expect(try Attribution("  ") == .blank)
    #expect(try Attribution(String(repeating: "가", count: 80)).value.count == 80)
    let long = DomainError.invalid(.who, .tooLong(limit: 80, actual: 81))
    #expect(throws: long) { try Attribution(String(repeating: "가", count: 81)) }
  }

  @Test func `the same texts are the same saying, whoever the author is`() throws {
    let one = try SayingDetails(korean: SayingText("사랑"), english: SayingText("love"))
    let other = try SayingDetails(
      korean: SayingText("사랑".decomposedStringWithCanonicalMapping),
      english: SayingText(" love "), author: Attribution("Kim"), tags: Tags([Tag("a")]))
    #expect(one.hasSameTexts(as: other))
    #expect(one.textHash == other.textHash)
  }

  private static let texts = [
    "사랑", "love", "Люблю", "愛してる", "ά", "가\u{301}", "é", "Å", "か\u{3099}", "2 ≠ 3", "café — ½",
  ]

  @Test(arguments: texts)
  func `a text has one hash in every normalization`(text: String) throws {
    let forms = [
      text, text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping,
    ]
    let likenesses = try forms.map { try SayingDetails(english: SayingText($0)).textHash }
    #expect(Set(likenesses).count == 1)
  }

  @Test func `different texts and languages have different hashes`() throws {
    var likenesses = try Self.texts.map { try SayingDetails(korean: SayingText($0)).textHash }
    likenesses += try Self.texts.map { try SayingDetails(english: SayingText($0)).textHash }
    let love = try SayingText("love")
    likenesses.append(try SayingDetails(korean: love, english: love).textHash)
    #expect(Set(likenesses).count == 2 * Self.texts.count + 1)
  }

  @Test func `the hash is the same on every machine`() throws {
    let details = try SayingDetails(korean: SayingText("사랑"), english: SayingText("love"))
    #expect(details.textHash == -3_253_118_951_310_810_244)
  }
}

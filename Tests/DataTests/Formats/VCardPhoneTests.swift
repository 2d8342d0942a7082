import HearthData
import HearthDomain
import Testing

@Suite struct VCardPhoneTests {
  @Test(arguments: [
    ("010-1234-5678", "01012345678" as String?), ("+82 (0)10-1234-5678", "+821012345678"),
    ("tel:+82-10-1234-5678", "+821012345678"), ("TEL:%2B82.10.12", "+821012"),
    ("tel:02-555-0100\\;ext=12", "025550100"), ("tel:555\\;phone-context=+82", "555"),
    ("02-555-0100 ext. 12", "025550100"), ("02-555-0100x12", "025550100"),
    ("02-555-0100 내선 12", "025550100"), ("0255501000,,12", "0255501000"),
    ("０２ ５５５", "02555"), ("\u{202A}+82 10\u{2011}1\u{202C}", "+82101"),
    ("02-555-0100 (회사)", "025550100"), ("1-800-FLOWERS", nil), ("1-800-FLOWERS-2", nil),
    ("없음", nil), ("*67 1234", nil), ("+", nil),
  ])
  func `phone numbers are read from usual notations`(text: String, number: String?) throws {
    let phone = try #require(try card("FN:A", "TEL:\(text)")?.phones.first)
    #expect(phone.number == number)
  }

  @Test func `voice numbers come before fax and pager numbers`() throws {
    let card = try #require(
      try card(
        "FN:A", "TEL;TYPE=FAX;TYPE=pref:1111", "TEL;TYPE=HOME:2222", "TEL;TYPE=CELL:3333",
        "TEL:none", "TEL;TYPE=WORK;TYPE=pref:4444", "TEL;PREF=1;TYPE=\"voice,home\":5555",
        "TEL;TYPE=IPHONE;TYPE=X-OWN:6666", "TEL;PAGER:7777"))
    #expect(
      card.dialledPhones.map(\.number) == ["4444", "5555", "3333", "6666", "2222", "1111", "7777"])
  }

  @Test func `an invalid number is kept and reported`() throws {
    let (cards, report) = try cards("BEGIN:VCARD\nVERSION:3.0\nFN:A\nTEL:none\nEND:VCARD")
    #expect(cards.first?.first("TEL")?.value == "none")
    #expect(
      report.warnings.first == [ImportNote(line: 4, fact: .unusable(field: "TEL", text: "none"))])
  }
}

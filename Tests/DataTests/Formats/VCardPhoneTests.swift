import HearthData
import HearthDomain
import Testing

@Suite struct VCardPhoneTests {
  @Test(arguments: [
    ("010-1234-5678", "01012345678", nil), ("+82 (0)10-1234-5678", "+821012345678", nil),
    ("tel:+82-10-1234-5678", "+821012345678", nil), ("TEL:%2B82.10.12", "+821012", nil),
    ("tel:02-555-0100\\;ext=12", "025550100", "12"), ("tel:555\\;phone-context=+82", "555", nil),
    ("02-555-0100 ext. 12", "025550100", "12"), ("02-555-0100x12", "025550100", "12"),
    ("02-555-0100 내선 12", "025550100", "12"), ("0255501000,,12", "0255501000", "12"),
    ("０２ ５５５", "02555", nil), ("\u{202A}+82 10\u{2011}1\u{202C}", "+82101", nil),
    ("02-555-0100 (회사)", "025550100", nil), ("1-800-FLOWERS", nil, nil),
    ("1-800-FLOWERS-2", nil, nil), ("없음", nil, nil), ("*67 1234", nil, nil), ("+", nil, nil),
  ])
  func `a number is read from what people write`(
    text: String, number: String?, extension: String?
  ) throws {
    let phone = try #require(try card("FN:A", "TEL:\(text)")?.phones.first)
    #expect(phone.number == number)
    #expect(phone.extension == `extension`)
  }

  private static let kinds: [(line: String, kinds: Set<VCardPhone.Kind>, isPreferred: Bool)] = [
    ("TEL;CELL;PREF:1234", [.mobile], true),
    ("TEL;TYPE=WORK,FAX:1234", [.work, .fax], false),
    ("TEL;TYPE=IPHONE;TYPE=CELL;TYPE=pref:1234", [.mobile], true),
    ("TEL;PREF=1;TYPE=\"voice,home\":1234", [.voice, .home], true),
    (
      "TEL;TYPE=MSG;TYPE=VIDEO;TYPE=PAGER;TYPE=MAIN;TYPE=X-OWN:1234",
      [.text, .video, .pager, .main], false
    ),
  ]

  @Test(arguments: kinds)
  func `the kinds of a number are read`(
    line: String, kinds: Set<VCardPhone.Kind>, isPreferred: Bool
  ) throws {
    let phone = try #require(try card("FN:A", line)?.phones.first)
    #expect(phone.kinds == kinds)
    #expect(phone.isPreferred == isPreferred)
  }

  @Test func `the number on which somebody answers comes first`() throws {
    let card = try #require(
      try card(
        "FN:A", "TEL;TYPE=FAX;TYPE=pref:1111", "TEL;TYPE=HOME:2222", "TEL;TYPE=CELL:3333",
        "TEL:none", "TEL;TYPE=WORK;TYPE=pref:4444"))
    let numbers = VCardContact(card)?.phones.compactMap(\.number)
    #expect(numbers == ["4444", "3333", "2222", "1111"])
  }

  @Test func `what is no number is kept and reported`() throws {
    let (cards, report) = try cards("BEGIN:VCARD\nVERSION:3.0\nFN:A\nTEL:none\nEND:VCARD")
    #expect(cards.first?.first("TEL")?.value == "none")
    #expect(
      report.warnings.first == [ImportNote(line: 4, fact: .unusable(field: "TEL", text: "none"))])
  }
}

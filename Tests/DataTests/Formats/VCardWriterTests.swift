import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct VCardWriterTests {
  @Test(arguments: [
    ("BDAY:1980-03-22", "BDAY:19800322"), ("BDAY:--02-03", "BDAY:--0203"),
    ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09", "BDAY:--0509"),
    ("BDAY:1900-05-09", "BDAY:19000509"), ("BDAY:1980-03", "BDAY:1980-03"),
    ("BDAY:circa 1800", "BDAY;VALUE=text:circa 1800"),
    ("BDAY:1953-10-15T23:10:00+09:00", "BDAY:19531015T231000+0900"),
  ])
  func `a birthday is written in the form of 4_0`(read: String, written: String) throws {
    let text = try #require(try card("FN:A", read)).text
    #expect(text.contains("\r\n\(written)\r\n"))
  }

  @Test(arguments: VCardSample.allCases)
  func `a written card is read back equal`(sample: VCardSample) throws {
    let read = try #require(try cards(sample.bytes).cards.first)
    let again = try cards(read.bytes)
    #expect(again.cards == [read.upgraded])
    #expect(again.report.skipped.total == 0)
    #expect(again.cards.first?.displayName == read.displayName)
    #expect(again.cards.first?.birthday == read.birthday)
    #expect(again.cards.first?.phones.map(\.number) == read.phones.map(\.number))
    #expect(read.upgraded.upgraded == read.upgraded)
  }

  @Test(arguments: VCardSample.allCases)
  func `no property is left out`(sample: VCardSample) throws {
    let read = try #require(try cards(sample.bytes).cards.first)
    let kept = read.upgraded.properties.map(\.name)
    #expect(kept.filter { $0 != "FN" } == read.properties.map(\.name).filter { $0 != "FN" })
  }

  @Test func `lines are folded at 75 bytes between characters`() throws {
    let name = String(repeating: "가나다😀a", count: 40)
    let card = VCard(properties: [VCardProperty(name: "FN", value: name)])
    let lines = card.text.split(separator: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(lines.contains { $0.utf8.count >= 72 })
    #expect(!card.text.contains("\u{FFFD}"))
    #expect(try cards(card.bytes).cards == [card])
  }

  @Test(arguments: [
    ("PHOTO;ENCODING=b;TYPE=JPEG:QUJD", "PHOTO:data:image/jpeg;base64,QUJD"),
    (
      "PHOTO;TYPE=PNG;TYPE=WORK;ENCODING=b:QUJD", "PHOTO;TYPE=work:data:image/png;base64,QUJD"
    ),
    ("KEY;TYPE=PGP;ENCODING=BASE64:QUJD", "KEY:data:application/pgp-keys;base64,QUJD"),
    ("X-OWN;ENCODING=b:QUJD", "X-OWN;ENCODING=b:QUJD"),
    ("LOGO;VALUE=URL:http://example.com/a", "LOGO;VALUE=uri:http://example.com/a"),
    ("TEL;TYPE=CELL,pref:1234", "TEL;TYPE=CELL;PREF=1:1234"),
    ("TEL;TYPE=pref;PREF=2:1234", "TEL;PREF=2:1234"),
    ("a.X-B;C=\"x,y\",z;D=^^1^'2^n:v;w\\,", "a.X-B;C=\"x,y\",z;D=^^1^'2^n:v;w\\,"),
    ("no colon", "X-HEARTH-UNREADABLE:no colon"),
  ])
  func `older forms are converted to those of 4_0`(read: String, written: String) throws {
    let text = try #require(try card("FN:A", read)).text
    #expect(text.contains("\r\n\(written)\r\n"))
  }

  @Test func `a card without a formatted name gets one`() throws {
    #expect(try card("N:김;지민;;;")?.text.contains("\r\nFN:김지민\r\n") == true)
    #expect(try card("FN: ", "N:김;지민;;;")?.text.contains("\r\nFN:김지민\r\n") == true)
  }

  /// Difficult values for every position in a card.
  private static let pieces = [
    "a", "가", "\u{1112}\u{1161}\u{11AB}", "😀", "👨‍👩‍👧", ",", ";", ":", "\\", "\n", "\r\n", "\r", "\"",
    "^", "^n", "=", "=\n", " ", "\t", "\0", "\u{FEFF}", "\u{85}", "BEGIN:VCARD", "END:VCARD\n",
    "QUOTED-PRINTABLE", "\u{200B}", "é", "e\u{301}", "long text to be folded somewhere ",
  ]

  private static func text(_ count: ClosedRange<Int>, _ numbers: inout SeededNumbers) -> String {
    (0..<Int.random(in: count, using: &numbers)).map { _ in
      pieces.randomElement(using: &numbers) ?? ""
    }.joined()
  }

  @Test(.inWholeRuns, arguments: 1...8)
  func `any text is read back from a card unchanged`(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    for _ in 0..<100 {
      var card = VCard(properties: [VCardProperty(name: "FN", value: "A")])
      var texts: [String] = []
      for index in 0..<Int.random(in: 0...6, using: &numbers) {
        let text = Self.text(0...12, &numbers)
        texts.append(text)
        card.properties.append(
          VCardProperty(
            group: Bool.random(using: &numbers) ? "item\(index)" : nil, name: "X-TEXT",
            parameters: (0..<Int.random(in: 0...2, using: &numbers)).map { _ in
              VCardParameter(
                name: "X-PARAMETER", values: [Self.text(0...3, &numbers).onOneKindOfBreak])
            },
            value: ContentText.escaped(text)))
      }
      let again = try cards(card.bytes)
      #expect(again.cards == [card])
      #expect(again.cards.first?.all("X-TEXT").map(\.text) == texts.map(\.onOneKindOfBreak))
    }
  }
}

extension String {
  /// The text with LF for every line break, because vCard has only one kind.
  fileprivate var onOneKindOfBreak: String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "\r" {
        scalars.append("\n")
      } else if scalar != "\n" || previous != "\r" {
        scalars.append(scalar)
      }
      previous = scalar
    }
    return String(scalars)
  }
}

import HearthData
import HearthDomain
import HearthSamples
import HearthTestSupport
import Testing

@Suite struct VCardReaderTests {
  @Test(arguments: [
    (
      VCardSample.apple, "김지민", "+821012345678",
      .solar(year: nil, month: 5, day: 9) as Birthday?
    ),
    (.google, "이서연", "01098765432", .solar(year: nil, month: 4, day: 14)),
    (.outlook, "Dr. Anna Miller", "+14255550100", .solar(year: 1980, month: 3, day: 22)),
    (.android, "박도윤", "01055556666", .solar(year: 1991, month: 12, day: 24)),
    (.evolution, "Minsu Park", "+8225550199", .solar(year: 1953, month: 10, day: 15)),
    (.nextcloud, "최하늘", "+821022223333", .lunar(year: nil, month: 4, day: 8, isLeapMonth: true)),
    (.oldPhone, "김철수", "0162345678", nil),
    (.agent, "Gil Hong", "027001234", nil),
  ])
  func `name, number and birthday are read from cards of known programs`(
    sample: VCardSample, name: String, number: String, birthday: Birthday?
  ) throws {
    let (cards, report) = try cards(sample.bytes)
    #expect(cards.map(\.displayName) == [name])
    #expect(cards.first?.dialledPhones.first?.number == number)
    #expect(cards.first?.birthday == birthday)
    #expect(report.readCount == 1)
    #expect(report.skipped.total == 0)
  }

  @Test func `line breaks and commas of 2_1 become those of 4_0`() throws {
    let outlook = try #require(try cards(VCardSample.outlook.bytes).cards.first)
    #expect(outlook.first("LABEL")?.value == #"100 Waters Edge\nBaytown\, LA 30314"#)
    #expect(outlook.first("ORG")?.components == ["Example, Inc.", "Sales"])
    let android = try #require(try cards(VCardSample.android.bytes).cards.first)
    #expect(android.note == "오랜 친구\n거래처")
    let apple = try #require(try cards(VCardSample.apple.bytes).cards.first)
    #expect(apple.note == "첫 줄\n둘째 줄, 끝")
  }

  @Test func `a character split by a fold is joined`() throws {
    let folded = Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:가".utf8)
    let (head, last) = (folded.dropLast(2), folded.suffix(2))
    for end in ["\r\n ", "\n\t", "\r "] {
      let bytes = head + Array(end.utf8) + last + Array("\r\nEND:VCARD\r\n".utf8)
      #expect(try cards(Array(bytes)).cards.first?.displayName == "가")
    }
  }

  @Test func `base64 is kept verbatim, folded or not`() throws {
    let text = """
      BEGIN:VCARD
      VERSION:2.1
      FN:A
      PHOTO;BASE64:
       AAAA
      BBBB
      CC==

      TEL:1234
      END:VCARD
      """
    let card = try #require(try cards(text).cards.first)
    #expect(card.first("PHOTO")?.value == "AAAABBBBCC==")
    #expect(card.phones.first?.number == "1234")
  }

  @Test func `groups, type lists and quoted parameters are parsed`() throws {
    let card = try #require(
      try card(
        "item1.tel;type=CELL,pref;TYPE=\"x:y;z\";X-A=^'a^^b^n:010",
        "item1.X-ABLabel:_$!<Mobile>!$_"))
    let phone = try #require(card.first("TEL"))
    #expect(phone.group == "item1")
    #expect(phone.types == ["cell", "pref", "x:y;z"])
    #expect(phone.values(of: "X-A") == ["\"a^b\n"])
    #expect(phone.value == "010")
    #expect(card.first("X-ABLABEL")?.group == "item1")
  }

  @Test func `an unclosed quote does not hide the value`() throws {
    let card = try #require(try card("TEL;TYPE=\"home:02-1"))
    #expect(card.first("TEL")?.value == "02-1")
  }

  @Test func `a nested card is kept as text of the outer one`() throws {
    let card = try #require(try cards(VCardSample.agent.bytes).cards.first)
    #expect(card.properties.map(\.name) == ["N", "AGENT", "TEL"])
    #expect(
      card.first("AGENT")?.text == "BEGIN:VCARD\nVERSION:2.1\nN:Han;Sora\nTEL:02;1\nEND:VCARD\n")
  }

  @Test(arguments: [
    ("2.1", VCard.Version.v2), ("3.0", .v3), ("4.0", .v4), ("v 4.0", .v4), (" 3.0 ", .v3),
    ("9", nil),
  ])
  func `a version is recognised`(text: String, version: VCard.Version?) throws {
    #expect(try card("FN:A", version: text)?.version == version)
  }

  @Test(arguments: [
    ("FN: ", "N:김;지민;;;", "김지민"), ("FN:", "N:金;志民", "金志民"),
    ("X:", "N:Lee;Ann;B.;Dr.;Jr.", "Dr. Ann B. Lee Jr."), ("X:", "N:Kim;지민", "지민 Kim"),
    ("N:;;;;", "ORG:가게;부엌", "가게 부엌"), ("ORG:;", "NICKNAME:a\\,b,c", "a,b"),
    ("N:", "EMAIL:a@example.com", "a@example.com"), ("N:", "TEL:02-1234", "02-1234"),
    ("NOTE:x", "X:y", nil),
  ])
  func `a card without a formatted name takes another property as name`(
    first: String, second: String, name: String?
  ) throws {
    #expect(try card(first, second)?.displayName == name)
  }

  @Test func `a UTF-16 file is read with and without byte order mark`() throws {
    let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:한😀\r\nEND:VCARD\r\n"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      #expect(try cards(bytes).cards.first?.displayName == "한😀")
    }
  }

  @Test func `a byte order mark before any card is skipped`() throws {
    let card = "\u{FEFF}BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n"
    let (cards, report) = try cards(card + card)
    #expect(cards.map(\.displayName) == ["A", "A"])
    #expect(report.skipped.total == 0)
  }

  @Test(arguments: [
    ("NOTE;CHARSET=EUC-KR;ENCODING=QUOTED-PRINTABLE:=B0=A1", "가", true),
    ("NOTE;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:=E9", "é", true),
    ("NOTE;CHARSET=UTF-16;QUOTED-PRINTABLE:=FE=FF=AC=00", "가", true),
    ("NOTE;CHARSET=UTF-16:abcd", "abcd", false),
    ("NOTE;CHARSET=UTF-8;QUOTED-PRINTABLE:=B0=A1", "가", false),
    ("NOTE;CHARSET=US-ASCII;QUOTED-PRINTABLE:=EA=B0=80", "가", false),
    ("NOTE;QUOTED-PRINTABLE:100=25 a=3Db=", "100% a=b=", true),
  ])
  func `a value is decoded in its declared encoding`(
    line: String, text: String, isAsDeclared: Bool
  ) throws {
    let (cards, report) = try cards("BEGIN:VCARD\nVERSION:2.1\n\(line)\nEND:VCARD")
    #expect(cards.first?.note == text)
    #expect(report.warnings.total == (isAsDeclared ? 0 : 1))
  }

  @Test(arguments: [1, 9, 1 << 16])
  func `a file without declared encoding is decoded in a single one`(
    size: Int
  ) throws {
    // Å followed by s is also a rare syllable in CP949.
    let names: [[UInt8]] = [[0xC5, 0x73, 0x61], [0x4D, 0xFC, 0x6C, 0x6C], [0x93, 0xC9, 0x94]]
    let bytes = names.flatMap {
      Array("BEGIN:VCARD\nVERSION:3.0\nFN:".utf8) + $0 + Array("\nEND:VCARD\n".utf8)
    }
    var reader = VCardReader(source: bytes.source(of: size))
    var read: [String?] = []
    while let card = try reader.next() { read.append(card.displayName) }
    #expect(read == ["Åsa", "Müll", "“É”"])
    #expect(reader.report.charset == "Windows-1252" && reader.report.warnings.total == 0)
  }

  @Test func `chunks of any size give the same cards`() throws {
    let bytes = VCardSample.allCases.flatMap(\.bytes)
    let whole = try cards(bytes)
    for size in [1, 2, 3, 7, 64] {
      var position = 0
      var reader = VCardReader {
        defer { position += size }
        return Array(bytes.dropFirst(position).prefix(size))
      }
      var pieces: [VCard] = []
      while let card = try reader.next() { pieces.append(card) }
      #expect(pieces == whole.cards)
      #expect(reader.report == whole.report)
    }
  }
}

extension VCard {
  /// All notes, separated by line breaks.
  var note: String? {
    let notes = all("NOTE").map(\.text).filter { !$0.isEmpty }
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }
}

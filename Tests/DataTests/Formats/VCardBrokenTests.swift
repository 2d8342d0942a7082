import HearthData
import HearthDomain
import HearthSamples
import HearthTestSupport
import Testing

@Suite struct VCardBrokenTests {
  @Test func `a card without END ends at the next BEGIN`() throws {
    let (cards, report) = try cards(
      """
      BEGIN:VCARD
      VERSION:3.0
      FN:A
      BEGIN:VCARD
      VERSION:3.0
      FN:B
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      FN:C
      """)
    #expect(cards.map(\.displayName) == ["A", "B", "C"])
    #expect(report.readCount == 3)
    #expect(
      report.warnings.first == [
        ImportNote(line: 1, fact: .unfinished), ImportNote(line: 8, fact: .unfinished),
      ])
  }

  @Test func `an unclosed inner card does not swallow the next card`() throws {
    let (cards, _) = try cards(
      """
      BEGIN:VCARD
      VERSION:2.1
      FN:A
      AGENT:
      BEGIN:VCARD
      FN:B
      BEGIN:VCARD
      VERSION:2.1
      FN:C
      END:VCARD
      """)
    #expect(cards.map(\.displayName) == ["A", "C"])
  }

  @Test func `a soft line break at the end of a card does not swallow END`() throws {
    let (cards, _) = try cards(
      "BEGIN:VCARD\nVERSION:2.1\nFN:A\nNOTE;QUOTED-PRINTABLE:a=\nEND:VCARD\n")
    #expect(cards.first?.note == "a=")
  }

  @Test func `lines outside of cards are reported once`() throws {
    let (cards, report) = try cards("\n\nFN:lost\nTEL:1\nBEGIN:VCARD\nFN:A\nEND:VCARD\nEND:VCARD")
    #expect(cards.count == 1)
    #expect(
      report.skipped.first == [
        ImportNote(line: 3, fact: .outsideRecord(text: "FN:lost")),
        ImportNote(line: 8, fact: .outsideRecord(text: "END:VCARD")),
      ])
    #expect(report.warnings.first == [ImportNote(line: 5, fact: .missing(field: "VERSION"))])
  }

  @Test func `an invalid line is kept and reported`() throws {
    let (cards, report) = try cards(
      "BEGIN:VCARD\nVERSION:3.0\nFN:A\nsome words\nNOTE;CHARSET=klingon:b\nEND:VCARD")
    #expect(cards.first?.first("X-HEARTH-UNREADABLE")?.text == "some words")
    #expect(cards.first?.note == "b")
    #expect(
      report.warnings.first == [
        ImportNote(line: 4, fact: .unreadableLine(text: "some words")),
        ImportNote(line: 5, fact: .wrongCharset(field: "NOTE", name: "klingon")),
      ])
  }

  @Test func `invalid bytes are decoded one by one`() throws {
    let name: [UInt8] = [0xB1, 0xE8, 0xB9, 0xCE, 0xBE, 0xC6]
    let head = Array("BEGIN:VCARD\nVERSION:3.0\nFN:".utf8) + name
    let bytes = head + Array("\nNOTE:x".utf8) + [0xFF, 0xC0]
    let (cards, report) = try cards(bytes + Array("\nEND:VCARD".utf8))
    #expect(cards.first?.displayName == "김민아" && report.charset == "CP949")
    #expect(cards.first?.note == "x\u{FF}\u{C0}")
    #expect(report.warnings.first == [ImportNote(line: 4, fact: .notText(field: "NOTE"))])
  }

  @Test func `an oversized card is skipped and the next is read`() throws {
    let large = String(repeating: "x", count: 5000)
    let parameters = String(repeating: "a;", count: 100)
    for note in [
      "NOTE:\(large)", "X:\n" + String(repeating: "Y:\n", count: 100), "X;\(parameters):",
    ] {
      var reader = VCardReader(
        Array("BEGIN:VCARD\nFN:A\n\(note)\nEND:VCARD\nBEGIN:VCARD\nFN:B\nEND:VCARD".utf8),
        limit: 4000)
      #expect(try reader.next()?.displayName == "B")
      #expect(reader.report.skipped.first == [ImportNote(line: 1, fact: .tooLarge(limit: 4000))])
    }
  }

  @Test func `a group and a card without a name are not contacts`() throws {
    let cards = """
      BEGIN:VCARD
      VERSION:4.0
      KIND:group
      FN:Friends
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      NOTE:nobody
      END:VCARD
      BEGIN:VCARD
      END:VCARD
      """
    let report = try VCardContactFile().read(cards.utf8.source()) { contact in
      Issue.record("\(contact.name.value) is read")
    }
    #expect(report.readCount == 0)
    #expect(
      report.skipped.first == [
        ImportNote(line: 1, fact: .group), ImportNote(line: 6, fact: .noName),
        ImportNote(line: 10, fact: .empty),
      ])
  }

  @Test(.inWholeRuns, arguments: VCardSample.allCases)
  func `a file truncated anywhere is read without a trap`(sample: VCardSample) throws {
    let bytes = sample.bytes
    for length in 0..<bytes.count {
      let (cards, report) = try cards(Array(bytes.prefix(length)))
      #expect(cards.count == report.readCount)
      #expect(report.readCount + report.skipped.total <= 1 || sample == .agent)
      for card in cards { #expect(!card.bytes.isEmpty) }
    }
  }

  @Test(.inWholeRuns) func `thousands of cards with some broken ones are read`() throws {
    let whole = TestExtent.count(10_000, usually: 2_000)
    var source = VCardCrowd(count: whole)
    var count = 0
    let next = { source.next() }
    let report = try VCardContactFile().read(next) { contact in
      count += 1
      if count == 1 { #expect(contact.name.value == "김지민0") }
    }
    #expect(count == whole - whole / 100)
    #expect(report.readCount == count)
    #expect(report.skipped.total == whole / 100)
    #expect(report.skipped.first == source.broken)
    #expect(report.warnings.total == 0)
  }
}

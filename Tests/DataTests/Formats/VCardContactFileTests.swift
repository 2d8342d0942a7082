import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct VCardContactFileTests {
  private func read(_ text: String) throws -> (contacts: [ContactDetails], report: ImportReport) {
    var contacts: [ContactDetails] = []
    let report = try VCardContactFile().read(text.utf8.source()) { contacts.append($0) }
    return (contacts, report)
  }

  private func newCard(_ lines: String...) -> String {
    (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  @Test func `a card becomes a valid contact`() throws {
    let found = try read(
      newCard(
        "FN:김지민", "TEL;TYPE=HOME:02-555-0199", "TEL;TYPE=CELL:+82 10-1234-5678",
        "TEL:010 1234 5678", "TEL:\(String(repeating: "1", count: 21))", "BDAY:--0229"))
    let contact = try #require(found.contacts.first)
    #expect(contact.name.value == "김지민")
    #expect(contact.phones.map(\.comparisonKey) == ["01012345678", "025550199"])
    #expect(contact.birthday == .solar(year: nil, month: 2, day: 29))
    #expect(found.report.readCount == 1)
    #expect(
      found.report.warnings.first == [
        ImportNote(
          line: 1, fact: .unusable(field: "TEL", text: String(repeating: "1", count: 21)))
      ])
  }

  @Test func `a name that breaks a rule is reported, and the rest is read`() throws {
    let long = String(repeating: "가", count: 201)
    let found = try read(newCard("FN:\(long)") + newCard("FN:엄마"))
    #expect(found.contacts.map(\.name.value) == ["엄마"])
    let issue = Issue(field: .contactName, problem: .tooLong(limit: 200, actual: 201))
    #expect(found.report.skipped.first == [ImportNote(line: 1, fact: .invalid([issue]))])
    #expect(found.report.readCount == 1)
  }

  @Test(arguments: [
    ("", "", "Ann", 6), ("REV:20260101T000000Z", "REV:20260201T000000Z", "Bob", 1),
    ("REV:20260201T000000Z", "REV:20260101T000000Z", "Ann", 7), ("", "REV:20260101", "Bob", 1),
  ])
  func `of two cards with one UID the later one is read, and the other reported`(
    first: String, second: String, name: String, line: Int
  ) throws {
    let lines = { (name: String, revision: String) in
      ["BEGIN:VCARD", "VERSION:4.0", "UID:a", "FN:\(name)", revision, "END:VCARD"]
        .filter { !$0.isEmpty }
    }
    let cards = (lines("Ann", first) + lines("Bob", second)).joined(separator: "\r\n") + "\r\n"
    let found = try read(cards)
    #expect(found.contacts.last?.name.value == name && found.report.readCount == 1)
    #expect(
      found.report.skipped.first == [ImportNote(line: line, fact: .uniqueValueTaken(holder: "a"))])
  }

  @Test(.inWholeRuns) func `an oversized photo is left out and reported by name`()
    throws
  {
    let photo = String(repeating: "QUJD", count: 1 << 20)
    let found = try read(
      newCard("FN:Mum", "PHOTO;ENCODING=b:\(photo)", "NOTE:tea") + newCard("FN:Dad")
        + newCard("FN:Ann", "PHOTO;ENCODING=b:\(photo.prefix(400 << 10))"))
    #expect(found.contacts.map(\.name.value) == ["Mum", "Dad", "Ann"])
    let cards = found.contacts.map { $0.card ?? "" }
    #expect(cards[0].contains("NOTE:tea") && !cards[0].contains("PHOTO"))
    #expect(cards[2].contains("PHOTO"))
    let fact = ImportFact.leftOutForSize(field: "PHOTO", limit: VCard.maxCardBytes)
    #expect(found.report.warnings.first == [ImportNote(line: 1, fact: fact)])
    let many = (0..<2000).map { "X-\($0):" + String(repeating: "a", count: 500) }
    let several = try read(
      (["BEGIN:VCARD", "FN:Mum"] + many + ["END:VCARD"]).joined(separator: "\n"))
    #expect(several.contacts.map(\.name.value) == ["Mum"])
    #expect((several.contacts.first?.card ?? "").utf8.count <= VCard.maxCardBytes)
  }

  @Test(arguments: [
    "03-21", "1990-03-21", "02-29", "lunar:08-15", "lunar:leap-04-08", "lunar:2020-leap-04-08",
  ])
  func `a written card is read back equal`(birthday: String) throws {
    let contact = ContactDetails(
      name: try ContactName("이; \"지은\", 집\\"),
      phones: [try PhoneNumber("+82 10-1234-5678"), try PhoneNumber("119")],
      birthday: try Birthday(birthday))
    let text = String(decoding: VCardContactFile().bytes(of: contact), as: UTF8.self)
    let found = try read(text + text)
    #expect(found.contacts.count == 2)
    for read in found.contacts {
      #expect(read.name == contact.name)
      #expect(read.phones == contact.phones)
      #expect(read.birthday == contact.birthday)
    }
    #expect(found.report.skipped.total == 0 && found.report.warnings.total == 0)
  }

  @Test func `a note about a person is added to the card's notes, once`() throws {
    let file = VCardContactFile()
    var contact = try #require(read(newCard("FN:Mina", "NOTE:tea")).contacts.first)
    for _ in 0..<2 {
      let text = String(decoding: file.bytes(of: contact, notes: ["no nuts"]), as: UTF8.self)
      let notes = text.split(separator: "\r\n").filter { $0.hasPrefix("NOTE") }
      #expect(notes == ["NOTE:tea", "NOTE:no nuts"])
      contact = try #require(read(text).contacts.first)
    }
  }

  @Test func `unknown properties survive a change of name and number`() throws {
    var contact = try #require(
      read(
        newCard(
          "FN:지민", "N:김;지민;;;", "TEL;TYPE=CELL:010-1234-5678", "ORG:상회;영업",
          "X-ODD;A=b:c\\;d", "BDAY:1990-03-21", "item1.URL:https://example.com")
      ).contacts.first)
    contact.name = try ContactName("김지민")
    contact.phones = [try PhoneNumber("+821012345678"), try PhoneNumber("02-555-0199")]
    let text = String(decoding: VCardContactFile().bytes(of: contact), as: UTF8.self)
    for line in [
      "VERSION:4.0", "FN:김지민", "N:김;지민;;;", "ORG:상회;영업", "X-ODD;A=b:c\\;d",
      "item1.URL:https://example.com", "TEL:025550199", "BDAY:19900321",
    ] { #expect(text.contains(line + "\r\n"), "\(line)") }
    #expect(text.split(separator: "\r\n").filter { $0.hasPrefix("TEL") }.count == 2)
    #expect(
      try read(text).contacts.first?.phones.map(\.comparisonKey) == ["01012345678", "025550199"])
  }

  @Test(arguments: [VCard.Version.v3, .v4])
  func `deleted data is removed from the card, and nothing else is`(
    version: VCard.Version
  ) throws {
    let contact = try #require(
      read(
        newCard(
          "FN:Mina Kim", "N:Kim;Mina;;;", "TEL;TYPE=CELL:010-1234-5678",
          "item1.TEL:02-555-0199", "item1.X-ABLabel:Gran", "TEL:call the office",
          "BDAY:1990-03-21", "X-HEARTH-LUNAR-BIRTHDAY:1990-02-25", "NOTE:a note")
      ).contacts.first)
    var changed = contact
    changed.name = try ContactName("Mina Lee")
    changed.phones = Array(contact.phones.prefix(1))
    changed.birthday = nil
    let file = VCardContactFile(writing: version)
    let text = String(decoding: file.bytes(of: changed), as: UTF8.self)
    let lines = text.split(separator: "\r\n").map(String.init)
    #expect(lines.contains("FN:Mina Lee") && lines.contains("NOTE:a note"))
    #expect(lines.contains("N:Lee;Mina;;;"))
    #expect(lines.contains("TEL:call the office"))
    #expect(!text.contains("0199") && !text.contains("Gran") && !text.contains("BDAY"))
    #expect(!text.contains("LUNAR"))
    let again = try #require(try read(text).contacts.first)
    #expect(again.name == changed.name && again.birthday == nil)
    #expect(again.phones == changed.phones)
    // Without changes every line stays.
    let same = String(decoding: file.bytes(of: contact), as: UTF8.self)
    #expect(same.contains("Gran") && same.contains("BDAY"))
  }

  @Test(arguments: [VCard.Version.v3, .v4])
  func `deleted data is not exported again`(version: VCard.Version) throws {
    var contact = try #require(
      read(
        newCard(
          "FN:Mina Kim", "N:Kim;Mina;;Dr.;", "item1.TEL;TYPE=CELL:010-1234-5678 ext. 5",
          "item1.X-ABLabel:Boat", "TEL;TYPE=HOME:02-555-0199", "TEL:ask Mina", "BDAY:1990-03-21")
      ).contacts.first)
    contact.phones.removeFirst()
    contact.birthday = nil
    contact.name = try ContactName("Mina Lee")
    let text = String(
      decoding: VCardContactFile(writing: version).bytes(of: contact), as: UTF8.self)
    for gone in ["item1", "1234", "BDAY", "Kim"] { #expect(!text.contains(gone), "\(gone)") }
    for kept in ["FN:Mina Lee\r\n", "N:Lee;Mina;;Dr.;\r\n", "555-0199\r\n", "ask Mina\r\n"] {
      #expect(text.contains(kept), "\(kept)")
    }
    let again = try #require(read(text).contacts.first)
    #expect(again.phones == contact.phones && again.birthday == nil)
  }

  @Test func `an unreadable stored card is replaced by a new one`() throws {
    let contact = ContactDetails(name: try ContactName("엄마"), card: "no card at all")
    let text = String(decoding: VCardContactFile().bytes(of: contact), as: UTF8.self)
    #expect(text == "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:엄마\r\nEND:VCARD\r\n")
  }

  @Test(.inWholeRuns) func `thousands of cards, some broken, are imported in one run`() throws {
    let tried = try StoreKind.sqlite.make()
    let newID = IDGenerator(
      now: .fixed("2026-03-01T09:00"), randomness: Randomness { .random(in: 0 ... .max) })
    let add = ImportContacts(
      context: .of(store: tried.store, clock: TestClock("2026-03-01T09:00").clock, newID: newID))
    let count = TestExtent.count(10_000, usually: 2_000)
    let crowd = Crowd(count)
    let outcome = try add(VCardContactFile()) { crowd.next() }
    #expect(outcome.added == count - count / 100)
    #expect(outcome.report.readCount == count - count / 100)
    #expect(outcome.report.skipped.total == count / 100)
    #expect(outcome.report.skipped.first == crowd.broken)
    let again = Crowd(500)
    #expect(try add(VCardContactFile()) { again.next() }.unchanged == 495)
    let contacts = ContactQueries(context: .of(store: tried.reopened()))
    #expect(try contacts.find("김지민777").name == "김지민777")
  }

  @Test(arguments: StoreKind.available)
  func `a file that ends in an error imports nothing`(kind: StoreKind) throws {
    let store = try kind.make().store
    let newID = IDGenerator(
      now: .fixed("2026-03-01T09:00"), randomness: Randomness { .random(in: 0 ... .max) })
    let crowd = Crowd(500)
    let failure = DomainError.unavailable(.file(path: "a.vcf", .failed(detail: "I/O error")))
    #expect(throws: failure) {
      try ImportContacts(
        context: .of(store: store, clock: TestClock("2026-03-01T09:00").clock, newID: newID))(
          VCardContactFile()
        ) {
          let chunk = crowd.next()
          if chunk.isEmpty { throw failure }
          return chunk
        }
    }
    #expect(try ContactQueries(context: .of(store: store)).list(in: 0..<9).isEmpty)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `all people are exported with the cards they were planted from`(kind: StoreKind) throws {
    let store = try kind.make().store
    try store.write { repositories in
      for number in 1...450 {
        let details = PersonDetails(
          name: try PersonName("지인 \(number)"), rhythm: try CareRhythm(everyDays: 5),
          plantedOn: Day(literal: "2026-03-01"))
        try repositories.people.save(
          Person(id: try #require(ID(rawValue: Int64(number))), planting: details))
      }
      try repositories.contacts.save(
        Contact(
          id: try #require(ID(rawValue: 1)),
          details: ContactDetails(
            name: try ContactName("옛 이름"), phones: [try PhoneNumber("119")],
            card: newCard("FN:옛 이름", "TEL:119", "ORG:상회")),
          plantedAs: ID(rawValue: 7)))
    }
    var bytes: [UInt8] = []
    #expect(
      try ExportPeople(context: .of(store: store))(as: VCardContactFile()) { bytes += $0 } == 450)
    let text = String(decoding: bytes, as: UTF8.self)
    let found = try read(text)
    #expect(Set(found.contacts.map(\.name.value)).count == 450)
    let planted = try #require(found.contacts.first { $0.name.value == "지인 7" })
    #expect(planted.phones.map(\.dialled) == ["119"])
    #expect(planted.card?.contains("ORG:상회") == true)
  }
}

/// A source of generated cards.
private final class Crowd {
  private var cards: VCardCrowd

  init(_ count: Int) { cards = VCardCrowd(count: count) }

  var broken: [ImportNote] { cards.broken }

  func next() -> [UInt8] { cards.next() }
}

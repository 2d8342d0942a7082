import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct ImportContactsTests {
  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `thousands of cards are imported at once, and again`(kind: StoreKind) throws {
    let tried = try kind.make()
    let count = TestExtent.count(10_000, usually: 2_000)
    let cards = try (0..<count).map { number in
      ContactDetails(
        name: try ContactName("지인 \(number)"),
        phones: [try PhoneNumber("010-\(1000 + number / 10)-\(1000 + number % 10)")])
    }
    let add = importContacts(into: tried.store)
    #expect(try add(cards).added == count)
    #expect(try add(cards).unchanged == count)
    let found = try tried.reopened().read {
      try $0.contacts.list(ContactFilter(search: "지인 177"), in: 0..<99)
    }
    #expect(found.map(\.name) == ["지인 177"] + (0..<10).map { "지인 177\($0)" })
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `each of many cards with the same name is one contact, also when repeated`(kind: StoreKind)
    throws
  {
    let tried = try kind.make()
    func card(_ name: String, _ note: String) throws -> ContactDetails {
      ContactDetails(
        name: try ContactName(name), card: "BEGIN:VCARD\nNOTE:\(note)\nEND:VCARD\n")
    }
    let cards = try (0..<3000).map { try card("Mina", "\($0)") }
    let add = importContacts(into: tried.store)
    #expect(try add(cards).added == 3000)
    #expect(try add(cards.reversed()).unchanged == 3000)
    // New cards update contacts that the file no longer has.
    let new = try (0..<20).map { try card("mina", "new \($0)") }
    let changed = try add(Array(cards.dropFirst(10)) + new)
    #expect(changed.unchanged == 2990 && changed.updated == 10 && changed.added == 10)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a card of maximum size is stored and replaced`(kind: StoreKind) throws {
    let tried = try kind.make()
    let add = importContacts(into: tried.store)
    for photo in ["a", "b"] {
      let lines = String(repeating: photo, count: 767 << 10)
      let card = "BEGIN:VCARD\nUID:a\nFN:Mina\nPHOTO:\(lines)\nEND:VCARD\n"
      let outcome = try add([ContactDetails(name: try ContactName("Mina"), card: card)])
      #expect(outcome.added + outcome.updated == 1)
    }
  }

  @Test(arguments: StoreKind.available)
  func `an older version of a card is skipped and reported unless wanted`(
    kind: StoreKind
  ) throws {
    let tried = try kind.make()
    let add = importContacts(into: tried.store)
    func bring(_ name: String, _ revision: String, takingOlder: Bool = false) throws
      -> ImportOutcome
    {
      let card = "BEGIN:VCARD\nUID:a\nFN:\(name)\nREV:\(revision)\nEND:VCARD\n"
      let file = CaredFile(
        details: ContactDetails(name: try ContactName(name), card: card), care: nil)
      return try add(file, from: { [] }, takingOlder: takingOlder)
    }
    #expect(try bring("Mina", "2026-02-01T09:00:00Z").added == 1)
    let older = try bring("Mino", "20260131T235959Z")
    #expect(older.unchanged == 1 && older.updated == 0)
    #expect(older.report.warnings.first.map(\.fact) == [.newerContactKept(name: "Mina")])
    #expect(try bring("Minu", "20260201").unchanged == 1)
    #expect(try bring("Mino", "20260131T235959Z", takingOlder: true).updated == 1)
    #expect(try bring("Mina", "20260301T000000Z").updated == 1)
    #expect(try bring("Mona", "").updated == 1)
    let names = try tried.store.read {
      try $0.contacts.list(ContactFilter(includesPlanted: true), in: 0..<9).map(\.name)
    }
    #expect(names == ["Mona"])
  }

  @Test(arguments: StoreKind.available)
  func `a later card of the file with the same UID replaces the first one`(
    kind: StoreKind
  ) throws {
    let tried = try kind.make()
    let add = importContacts(into: tried.store)
    func card(_ name: String, _ day: Int) throws -> ContactDetails {
      ContactDetails(
        name: try ContactName(name),
        card: "BEGIN:VCARD\nUID:a\nFN:\(name)\nREV:2026020\(day)\nEND:VCARD\n")
    }
    func names() throws -> [String] {
      try tried.store.read {
        try $0.contacts.list(ContactFilter(includesPlanted: true), in: 0..<9).map(\.name)
      }
    }
    let first = try add([card("Mina", 1), card("Mino", 2)])
    #expect(first.added == 1 && first.updated == 0)
    #expect(try names() == ["Mino"])
    let again = try add([card("Mina", 1), card("Mino", 2)])
    #expect(again.added == 0 && again.updated == 0)
    #expect(try names() == ["Mino"])
    #expect(try add([card("Mona", 3), card("Moni", 4)]).updated == 1)
    #expect(try names() == ["Moni"])
  }

  @Test(arguments: StoreKind.available)
  func `equal cards are kept and reported`(kind: StoreKind) throws {
    let tried = try kind.make()
    let add = importContacts(into: tried.store)
    let table = "name,phone\nMina,010-1234-5678\nMino,010-1111-2222\nMina,010-1234-5678\n"
    let file = DetectedContactFile(zone: FixedZone.utc)
    let note = ImportNote(line: 4, fact: .repeated)
    let first = try add(file, from: Array(table.utf8).source())
    #expect(first.added == 3 && first.report.warnings.first == [note])
    let again = try add(file, from: Array(table.utf8).source())
    #expect(again.unchanged == 3 && again.report.warnings.first == [note])
  }

  @Test(arguments: StoreKind.available)
  func `a contact with an existing name and other numbers is reported`(kind: StoreKind) throws {
    let tried = try kind.make()
    let add = importContacts(into: tried.store)
    func bring(_ phone: String, uid: String = "") throws -> ImportOutcome {
      let card = "BEGIN:VCARD\n\(uid)FN:Mina\nTEL:\(phone)\nEND:VCARD\n"
      let details = ContactDetails(
        name: try ContactName("Mina"), phones: [try PhoneNumber(phone)], card: card)
      return try add(CaredFile(details: details, care: nil), from: { [] })
    }
    #expect(try bring("010-1111-2222").report.warnings.total == 0)
    #expect(try bring("010-1111-2222").unchanged == 1)
    let other = try bring("010-3333-4444")
    #expect(other.added == 1)
    #expect(other.report.warnings.first.map(\.fact) == [.namesakeContactKept(name: "Mina")])
    #expect(try bring("010-5555-6666", uid: "UID:a\n").report.warnings.total == 1)
  }

  /// A file with one contact and data about keeping in touch.
  private struct CaredFile: ContactFile {
    let details: ContactDetails
    let care: ImportedCare?

    func read(
      _ source: @escaping () throws -> [UInt8],
      caring each: (ContactDetails, ImportedCare?) throws -> ImportFact?
    ) throws -> ImportReport {
      var report = ImportReport()
      if let fact = try each(details, care) { report.warn(line: 1, fact) }
      return report
    }

    func bytes(of contact: ContactDetails, notes: [String]) -> [UInt8] { [] }
  }

  private func meeting(_ day: String, _ text: String) -> ImportedCare.Meeting {
    ImportedCare.Meeting(on: Day(literal: day), by: .call, text: text)
  }

  @Test(arguments: StoreKind.available)
  func `a person to keep in touch with is planted, with past contacts`(kind: StoreKind) throws {
    let tried = try kind.make()
    let add = importContacts(into: tried.store)
    let details = ContactDetails(
      name: try ContactName("Mina"), phones: [try PhoneNumber("010-1234-5678")])
    let meetings = [
      meeting("2025-05-01", "about the move"), meeting("2025-05-01", "again"),
      meeting("2026-02-20", String(repeating: "가", count: 150)), meeting("2026-03-02", "to come"),
    ]
    let file = CaredFile(details: details, care: ImportedCare(everyDays: 365, meetings: meetings))
    let first = try add(file, from: { [] })
    #expect(first.added == 1)
    #expect(first.report.warnings.first.map(\.fact) == [.planted(people: 1, waterings: 3)])
    let (person, waterings) = try tried.store.read { store in
      let person = try #require(try store.people.list(.all, in: 0..<9).first)
      return (
        person, try store.waterings.waterings(of: person.id, on: .earliest ... .latest)
      )
    }
    #expect(person.name == "Mina" && person.details.rhythm.days == 365)
    #expect(person.details.plantedOn == Day(literal: "2025-05-01"))
    #expect(person.care.lastContactOn == Day(literal: "2026-02-20"))
    #expect(Set(waterings.map(\.review.memo.value.count)) == [14, 5, 100])
    #expect(try tried.store.read { try $0.contacts.contact(plantedAs: person.id) } != nil)
    // Importing the file again adds nothing; a new meeting is added.
    let again = try add(file, from: { [] })
    #expect(again.unchanged == 1 && again.report.warnings.total == 0)
    let more = CaredFile(
      details: details,
      care: ImportedCare(everyDays: nil, meetings: [meeting("2026-02-28", "tea")]))
    #expect(
      try add(more, from: { [] }).report.warnings.first.map(\.fact)
        == [.planted(people: 0, waterings: 1)])
    // Another person with an existing name is not planted without asking.
    let other = CaredFile(
      details: ContactDetails(name: try ContactName("mina")),
      care: ImportedCare(everyDays: 7, meetings: []))
    #expect(
      try add(other, from: { [] }).report.warnings.first.map(\.fact)
        == [.notPlanted(name: "Mina")])
  }

  @Test(arguments: StoreKind.available)
  func `a card of a person planted manually is linked instead of added`(
    kind: StoreKind
  ) throws {
    let tried = try kind.make()
    let clock = TestClock("2026-03-01T09:00").clock
    let plant = PlantPerson(context: .of(store: tried.store, clock: clock, newID: Self.newID))
    let rhythm = try CareRhythm(everyDays: 7)
    let ruth = try plant(
      PersonDetails(
        name: PersonName("Ruth"), phone: PhoneNumber("010-1234-5678"), rhythm: rhythm,
        plantedOn: clock.today))
    try plant(
      PersonDetails(name: PersonName("Mum"), rhythm: rhythm, plantedOn: clock.today))
    func card(_ name: String, _ phones: [String], _ lines: String = "") throws -> ContactDetails {
      ContactDetails(
        name: try ContactName(name), phones: try phones.map { try PhoneNumber($0) },
        card: "BEGIN:VCARD\nVERSION:4.0\nFN:\(name)\n\(lines)END:VCARD\n")
    }
    func names(includingPlanted: Bool = false) throws -> [String] {
      try tried.store.read {
        try $0.contacts.list(ContactFilter(includesPlanted: includingPlanted), in: 0..<9)
      }
      .map(\.name)
    }
    let add = ImportContacts(context: .of(store: tried.store, clock: clock, newID: Self.newID))
    let same = try add([card("Ruth", ["010-1234-5678"]), card("mum", [])])
    #expect(same.added == 0 && same.unchanged == 2)
    #expect(try names(includingPlanted: true).isEmpty)
    // Another number or name is another contact.
    let others = try add([card("Ruth", ["010-9999-0000"]), card("Ruta", ["010-1234-5678"])])
    #expect(others.added == 2)
    #expect(try names().sorted() == ["Ruta", "Ruth"])
    var more = try card("Ruth", ["02-123-4567", "010-1234-5678"], "UID:r\nEMAIL:r@a.example\n")
    more.birthday = .solar(year: 1990, month: 5, day: 4)
    let file = CaredFile(details: more, care: nil)
    let kept = try add(file, from: { [] })
    #expect(kept.report.warnings.first.map(\.fact) == [.linkedToPerson(name: "Ruth")])
    #expect(kept.personChanges.map(\.details.birthday) == [more.birthday])
    let contact = try tried.store.read { try $0.contacts.contact(plantedAs: ruth.id) }
    #expect(contact?.details == more)
    #expect(try names().sorted() == ["Ruta", "Ruth"])
    #expect(try add(file, from: { [] }).unchanged == 1)
    let mum = try add([card("Mum", [], "N:Mum;;;;\n")])
    #expect(mum.added == 0 && mum.unchanged == 1)
    // A second card of the person is added as a contact without a person.
    #expect(try add([card("Ruth", ["010-1234-5678"], "NOTE:x\n")]).added == 1)
  }

  @Test(arguments: ["N:Hale;Ruth;;;\n", "N:Ruth;;;Dr.;\n", "TEL;TYPE=work:010-1234-5678\n"])
  func `a card with name parts or number types updates a manually entered person`(
    line: String
  ) throws {
    for kind in StoreKind.available {
      let tried = try kind.make()
      let clock = TestClock("2026-03-01T09:00").clock
      let phone = try PhoneNumber("010-1234-5678")
      let ruth = try PlantPerson(context: .of(store: tried.store, clock: clock, newID: Self.newID))(
        PersonDetails(
          name: PersonName("Ruth"), phone: phone, rhythm: CareRhythm(everyDays: 7),
          plantedOn: clock.today))
      let card = ContactDetails(
        name: try ContactName("Ruth"), phones: [phone],
        card: "BEGIN:VCARD\nVERSION:4.0\nFN:Ruth\n\(line)END:VCARD\n")
      let add = ImportContacts(context: .of(store: tried.store, clock: clock, newID: Self.newID))
      #expect(try add([card]).added == 1)
      #expect(try tried.store.read { try $0.contacts.contact(plantedAs: ruth.id) }?.details == card)
      #expect(try add([card]).unchanged == 1)
    }
  }

  private func importContacts(into store: any Store) -> ImportContacts {
    ImportContacts(
      context: .of(store: store, clock: TestClock("2026-03-01T09:00").clock, newID: Self.newID))
  }

  private static var newID: IDGenerator {
    IDGenerator(
      now: .fixed("2026-03-01T09:00"),
      randomness: Randomness { UInt64.random(in: 0 ... .max) })
  }
}

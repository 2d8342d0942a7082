import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Address books linked with real servers, if they are installed.
@Suite(
  .waiting, .enabled(if: !CalendarServer.Kind.available.isEmpty, "no calendar server is installed")
)
struct CardDAVServerTests {
  /// Writes a file as another client does.
  private func write(_ folder: DAVFolder, _ uid: String, _ lines: String...) throws {
    try folder.write("\(uid).vcf", ExternalName(uid), ContactLinkTrial.card(uid, lines))
  }

  @Test(.inWholeRuns, arguments: CalendarServer.Kind.available)
  func `address books are discovered from the server's address`(
    kind: CalendarServer.Kind
  ) throws {
    let server = try CalendarServer(kind)
    let made = try server.collection(of: .contacts, "친구들")
    let calendar = try server.collection(of: .calendar, "일터")
    let discovery = DAVDiscovery(server: server.dav, kind: .addressBooks)
    let found = try discovery.collections(at: server.home.address)
    #expect(found.contains { $0.isNamed("친구들") && $0.address == made.place.address })
    #expect(!found.contains { $0.address == calendar.place.address })
    #expect(
      try discovery.collections(at: made.place.address).map(\.address) == [made.place.address])
    let calendars = try DAVDiscovery(server: server.dav, kind: .calendars)
      .collections(at: server.home.address)
    #expect(!calendars.contains { $0.address == made.place.address })
  }

  @Test(.inWholeRuns, arguments: CalendarServer.Kind.available)
  func `an address book is imported, and changes are synced both ways`(kind: CalendarServer.Kind)
    throws
  {
    let book = try CalendarServer(kind).keeping { try $0.collection(of: .contacts) }
    let there = book.value.folder
    let names = ["N:Kim;Mina;;;", "FN:Mina Kim"]
    try write(there, "m", names[0], names[1], "X-OWN;B=c:d", "TEL;TYPE=CELL:1234")
    try write(there, "j", "N:Park;Junho;;;", "FN:Junho Park")
    let trial = try ContactLinkTrial(with: book.value)
    #expect(try trial.add().addedHere == 2)
    #expect(try trial.run().isEmpty)
    try trial.edit("Mina Kim") { $0.phones = [try PhoneNumber("5678")] }
    #expect(try trial.run(isRehearsal: true).changedThere == 1)
    #expect(try there.text("m.vcf").contains("1234"))
    #expect(try trial.run().changedThere == 1)
    let after = try there.text("m.vcf")
    #expect(after.contains(":5678") && after.contains("X-OWN;B=c:d"))
    #expect(try trial.run().isEmpty)
    try write(there, "m", names[0], names[1], "X-OWN;B=c:e", "TEL;TYPE=CELL:5678")
    try trial.edit("Mina Kim") { $0.birthday = try Birthday("1990-03-21") }
    let report = try trial.run()
    #expect(report.changedHere == 1 && report.changedThere == 1 && report.conflicts == 0)
    #expect(try there.text("m.vcf").contains("BDAY:1990-03-21"))
    #expect(try trial.contact("Mina Kim").details.card?.contains("X-OWN;B=c:e") == true)
    let whole = ContactDetails(
      name: try ContactName("이서연"), phones: [try PhoneNumber("010-1234-5678")],
      birthday: try Birthday("lunar:08-15"))
    try trial.people.addContact(whole, in: trial.name)
    #expect(try trial.run().addedThere == 1)
    let quiet = try trial.run()
    #expect(quiet.isEmpty, "\(quiet)")
    #expect(try trial.contact("이서연").details.birthday == whole.birthday)
    #expect(try there.list(since: nil, knowing: [:]).files.count == 3)
    try there.remove("j.vcf")
    try trial.people.removeContact(trial.contact("이서연").id)
    let last = try trial.run()
    #expect(last.removedHere == 1 && last.removedThere == 1)
    #expect(try Array(there.list(since: nil, knowing: [:]).files.keys) == ["m.vcf"])
    _ = book.server
  }

  @Test(.inWholeRuns, arguments: CalendarServer.Kind.available)
  func `a card of 4_0 is sent to a server, and both sides stay equal`(
    kind: CalendarServer.Kind
  ) throws {
    let book = try CalendarServer(kind).keeping { try $0.collection(of: .contacts) }
    let trial = try ContactLinkTrial(with: book.value)
    let card =
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Mina\r\nTEL;VALUE=uri;PREF=1:tel:+82-10-1234-5678\r\n"
      + "BDAY:--0321\r\nX-OWN:1\r\nEND:VCARD\r\n"
    _ = try trial.people.importContacts(
      VCardContactFile(), from: ChunkSource([Array(card.utf8)]).next)
    #expect(try trial.add(pushing: .home).addedThere == 1)
    let quiet = try trial.run()
    #expect(quiet.isEmpty && quiet.skipped.isEmpty, "\(quiet)")
    try trial.edit("Mina") { $0.name = try ContactName("Mina Kim") }
    #expect(try trial.run().changedThere == 1)
    let name = try #require(
      try book.value.folder.list(since: nil, knowing: [:]).files.keys.first)
    let there = try book.value.folder.text(name)
    #expect(there.contains("FN:Mina Kim\r\n") && there.contains("X-OWN:1\r\n"))
    #expect(there.contains("VERSION:3.0\r\n"))
    #expect(try trial.run().isEmpty)
    _ = book.server
  }

  /// Random edits of both sides, with runs that end at any point, even after a request whose answer
  /// is lost.
  @Test(.inWholeRuns, arguments: CalendarServer.Kind.available)
  func `both sides become equal`(kind: CalendarServer.Kind) throws {
    let book = try CalendarServer(kind).keeping { try $0.collection(of: .contacts) }
    let there = book.value.folder
    var chance = SeededNumbers(seed: 7)
    let trial = try ContactLinkTrial(seed: 8, with: book.value)
    for number in 0..<6 { try write(there, "\(number)", "N:a\(number);;;;", "FN:a\(number)") }
    try trial.add()
    for turn in 0..<6 {
      for contact in try trial.contacts() where Int.random(in: 0...2, using: &chance) == 0 {
        var details = contact.details
        details.name = try ContactName("here \(turn)")
        details.phones = [try PhoneNumber("2\(Int.random(in: 100...999, using: &chance))")]
        _ = try? trial.people.editContact(contact.id, to: details)
      }
      if Bool.random(using: &chance), let contact = try trial.contacts().last {
        try trial.people.removeContact(contact.id)
      }
      for name in try there.list(since: nil, knowing: [:]).files.keys.sorted()
      where Int.random(in: 0...2, using: &chance) == 0 {
        try write(there, String(name.text.dropLast(4)), "N:there;;;;", "FN:there \(turn)")
      }
      let ending = EndingFolder(
        there, after: Int.random(in: 0...6, using: &chance),
        losingAnswers: Bool.random(using: &chance))
      _ = try? trial.run(accepting: true, with: ending)
    }
    try trial.run(accepting: true)
    let last = try trial.run(accepting: true)
    #expect(last.isEmpty && last.skipped == [])
    let files = try there.read(Array(there.list(since: nil, knowing: [:]).files.keys))
    let names = files.values.compactMap { file -> String? in
      guard case .item(let item) = trial.format.content(of: file.bytes) else { return nil }
      return trial.format.details(of: item)?.duplicateKey
    }
    #expect(names.sorted() == (try trial.contacts().map(\.details.duplicateKey).sorted()))
    _ = book.server
  }
}

import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// A folder of cards linked with an address book.
@Suite struct ContactLinkRunTests {
  @Test func `a folder is imported, and changes are synced both ways byte for byte`() throws {
    let trial = try ContactLinkTrial()
    try trial.write("mina.vcf", "m", "N:Kim;Mina;;;", "FN:Mina Kim", "X-A;B=c:d", "TEL:1234")
    try trial.write("event.ics", "x", "FN:no")
    try trial.write(".hidden.vcf", "hidden", "FN:no")
    #expect(try trial.add().addedHere == 1)
    #expect(try trial.run().isEmpty)
    let before = trial.text("mina.vcf")
    try trial.edit("Mina Kim") { $0.phones = [try PhoneNumber("5678")] }
    #expect(try trial.run().changedThere == 1)
    #expect(trial.text("mina.vcf") == before.replacing("TEL:1234", with: "TEL:5678"))
    try trial.write("mina.vcf", "m", "FN:Mina", "EMAIL:a@b.c", "TEL:5678")
    #expect(try trial.run().changedHere == 1)
    let contact = try trial.contact("Mina")
    #expect(contact.details.card == trial.text("mina.vcf"))
    #expect(try trial.scratch.names() == [".hidden.vcf", "event.ics", "mina.vcf"])
    let link = try #require(try trial.links.allLinks().first)
    #expect(contact.id == ID<Contact>(linkedBy: link.link.id, uid: "m"))
    #expect(link.itemCount == 1 && link.kind == .contacts)
  }

  @Test func `a new contact gets a file only in its own address book`() throws {
    let trial = try ContactLinkTrial()
    try trial.add()
    for (name, book) in [("Mina", trial.name), ("Junho", .home)] {
      try trial.people.addContact(ContactDetails(name: try ContactName(name)), in: book)
    }
    #expect(try trial.run(isRehearsal: true).addedThere == 1)
    #expect(try trial.scratch.names() == [])
    #expect(try trial.run().addedThere == 1)
    let file = try #require(try trial.scratch.names().first)
    #expect(try trial.scratch.names() == [file] && trial.text(file).contains("FN:Mina\r\n"))
    #expect(try trial.run().isEmpty)
    try trial.people.removeContact(trial.contact("Mina").id)
    #expect(try trial.run().removedThere == 1)
    #expect(try trial.scratch.names() == [])
  }

  @Test func `existing contacts are uploaded only on request`() throws {
    let trial = try ContactLinkTrial()
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Mina\r\nNOTE:x\r\nEND:VCARD\r\n"
    try trial.people.addContact(ContactDetails(name: try ContactName("Mina"), card: card))
    try trial.people.addContact(ContactDetails(name: try ContactName("Junho")))
    #expect(try trial.add(pushing: .home).addedThere == 2)
    #expect(try trial.run().isEmpty)
    let contact = try trial.contact("Mina")
    let uid = contact.id.fullForm + "@hearth"
    let files = try trial.scratch.names().map { trial.text($0) }
    #expect(files.contains(card.replacing("NOTE:x", with: "NOTE:x\r\nUID:\(uid)")))
  }

  @Test func `a planted contact stays planted, and its person stays when it is removed`() throws {
    let trial = try ContactLinkTrial()
    try trial.write("m.vcf", "m", "FN:Mina", "TEL:01012345678")
    try trial.add()
    let contact = try trial.contact("Mina")
    let person = try trial.people.plant(
      PersonDetails(
        of: contact, rhythm: CareRhythm(everyDays: 7), plantedOn: Day(literal: "2026-11-22")),
      from: contact.id)
    #expect(try trial.run().isEmpty)
    try trial.write("m.vcf", "m", "FN:Mina K.", "TEL:01012345678")
    try trial.run()
    #expect(try trial.contact("Mina K.").plantedPersonID == person.id)
    try trial.scratch.remove("m.vcf")
    #expect(try trial.run().removedHere == 1)
    #expect(try trial.people.queries.person(person.id).name == "Mina")
  }

  @Test func `changes on both sides are merged by property, listed and settled`() throws {
    let trial = try ContactLinkTrial()
    try trial.write("m.vcf", "m", "FN:Mina", "TEL:1234", "X-A:1")
    try trial.add()
    try trial.edit("Mina") { details in
      details.name = try ContactName("Mine")
      details.phones.append(try PhoneNumber("5678"))
    }
    try trial.write("m.vcf", "m", "FN:Theirs", "TEL:1234", "X-A:2")
    let report = try trial.run()
    #expect(report.conflicts == 1 && report.changedHere == 1 && report.changedThere == 1)
    let contact = try trial.contact("Theirs")
    #expect(contact.details.phones.map(\.dialled) == ["1234", "5678"])
    #expect(trial.text("m.vcf").contains("TEL:5678") && trial.text("m.vcf").contains("X-A:2"))
    let found = try #require(try trial.links.conflicts(as: trial.formats).first)
    #expect(found.kind == .contacts)
    #expect(found.currentItem?.title == "Theirs" && found.overruledItem?.title == "Mine")
    #expect(found.conflict.conflict.overruledValue.map { trial.format.text(of: $0) } == "FN:Mine")
    try trial.links.resolveConflict(found.conflict.number, bringingBack: true, as: trial.formats)
    #expect(try trial.links.conflicts(as: trial.formats).isEmpty)
    #expect(try trial.contact("Mine").details.phones.count == 2)
    #expect(try trial.run().changedThere == 1)
    #expect(trial.text("m.vcf").contains("FN:Mine\r\n"))
    #expect(try trial.run().isEmpty)
  }

  @Test func `a removed contact is removed, and restored if the other side changed it`() throws {
    let trial = try ContactLinkTrial()
    for name in ["a", "b", "c", "d"] { try trial.write("\(name).vcf", name, "FN:\(name)") }
    try trial.add()
    try trial.edit("a") { $0.name = try ContactName("A") }
    try trial.people.removeContact(trial.contact("b").id)
    try trial.write("b.vcf", "b", "FN:B")
    for name in ["a.vcf", "c.vcf"] { try trial.scratch.remove(name) }
    try trial.run()
    #expect(try Set(trial.contacts().map(\.name)) == ["A", "B", "d"])
    #expect(try trial.scratch.names() == ["a.vcf", "b.vcf", "d.vcf"])
    #expect(try trial.run().isEmpty)
  }

  @Test func `removing more than half needs confirmation`() throws {
    let trial = try ContactLinkTrial()
    for number in 0..<4 { try trial.write("\(number).vcf", "\(number)", "FN:a\(number)") }
    try trial.add()
    for number in 0..<3 { try trial.scratch.remove("\(number).vcf") }
    #expect(try trial.run().untransferredLosses == [LinkLoss(.there, gone: 3, of: 4)])
    #expect(try trial.contacts().count == 4)
    #expect(try trial.run(accepting: true).removedHere == 3)
    #expect(throws: DomainError.self) {
      try trial.run(with: VdirFolder("/nowhere/at/all", of: .contacts, randomness: .seeded(1)))
    }
  }

  @Test(arguments: [VCard.maxCardBytes, 2 << 20])
  func `a card with an oversized photo stays, and its size is reported`(bytes: Int) throws {
    let trial = try ContactLinkTrial()
    let picture = "PHOTO;ENCODING=b;TYPE=JPEG:" + String(repeating: "A", count: bytes)
    try trial.write("a.vcf", "a", "FN:a", picture)
    let size = trial.text("a.vcf").utf8.count
    let report = try trial.add()
    #expect(
      report.skipped == [
        LinkReport.Skipped(name: "a.vcf", reason: .tooLarge(bytes: size, limit: VCard.maxCardBytes))
      ])
    #expect(!report.hasFailures)
    #expect(try trial.contacts().isEmpty)
  }

  @Test func `files without exactly one contact stay, and are named`() throws {
    let trial = try ContactLinkTrial()
    let two = ContactLinkTrial.card("a", ["FN:a"]) + ContactLinkTrial.card("b", ["FN:b"])
    try trial.scratch.write("two.vcf", two.utf8)
    try trial.write("c.vcf", "c", "FN:c")
    try trial.write("d.vcf", "c", "FN:d")
    try trial.write("group.vcf", "g", "FN:g", "X-ADDRESSBOOKSERVER-KIND:group")
    try trial.write("nobody.vcf", "n", "NOTE:n")
    let report = try trial.add()
    #expect(report.skipped.map(\.name) == ["d.vcf", "two.vcf", "nobody.vcf"])
    #expect(report.skipped.map(\.reason) == [.duplicate, .severalItems, .unreadable])
    #expect(try trial.contacts().map(\.name) == ["c"])
    // A file that cannot be read any more does not count as removed.
    try trial.scratch.write("c.vcf", "nothing".utf8)
    try trial.scratch.remove("d.vcf")
    try trial.run()
    #expect(try trial.contacts().count == 1)
    #expect(trial.text("c.vcf") == "nothing")
  }

  @Test func `a read-only link never writes`() throws {
    let trial = try ContactLinkTrial()
    try trial.write("a.vcf", "a", "FN:a")
    try trial.add(readOnly: true)
    #expect(throws: CalendarRefusal.addressBookIsReadOnly(trial.name).error) {
      try trial.edit("a") { $0.name = try ContactName("b") }
    }
    try trial.store.write { repositories in
      try repositories.contacts.remove(
        #require(try repositories.contacts.contacts(in: trial.name).first).id)
    }
    #expect(try trial.run().addedHere == 1)
    #expect(try trial.scratch.names() == ["a.vcf"])
  }

  @Test func `a link has a unique name, and removing it changes neither side`() throws {
    let trial = try ContactLinkTrial()
    try trial.write("a.vcf", "a", "FN:a")
    try trial.add()
    let place = LinkLocation.folder(FilePath(trial.scratch.path))
    #expect(throws: CalendarRefusal.addressBookIsLinked(trial.name).error) {
      try trial.links.addContacts(trial.name, at: place, isReadOnly: false, pushing: nil)
    }
    #expect(throws: CalendarRefusal.addressBookTaken(trial.name).error) {
      try trial.links.add(trial.name, at: place, isReadOnly: false, pushing: nil, nil)
    }
    #expect(throws: CalendarRefusal.isHome.error) {
      try trial.links.addContacts(.home, at: place, isReadOnly: false, pushing: nil)
    }
    try trial.links.remove(trial.name)
    #expect(try trial.links.allLinks().isEmpty && trial.contacts().map(\.name) == ["a"])
    #expect(try trial.scratch.names() == ["a.vcf"])
    #expect(throws: CalendarRefusal.isNotLinked(trial.name).error) {
      try trial.links.remove(trial.name)
    }
    #expect(throws: CalendarRefusal.existsOnlyLocally(trial.name, .contacts).error) {
      try trial.links.addContacts(trial.name, at: place, isReadOnly: false, pushing: nil)
    }
  }

  @Test func `the same contact in two folders is two separate contacts`() throws {
    let trial = try ContactLinkTrial()
    try trial.write("a.vcf", "5@x", "FN:a")
    try trial.add()
    let other = ScratchFolder()
    try other.write("a.vcf", ContactLinkTrial.card("5@x", ["FN:b"]).utf8)
    let listed = try trial.links.addContacts(
      CalendarName("club"), at: .folder(FilePath(other.path)), isReadOnly: false, pushing: nil)
    let folder = VdirFolder(FilePath(other.path), of: .contacts, randomness: .seeded(3))
    #expect(
      try trial.links.run(
        listed.link, of: listed.name, with: folder, as: trial.format, LinkRequest(by: "1")
      )
      .addedHere
        == 1)
    #expect(try trial.contacts().map(\.name) == ["a"])
    #expect(try trial.store.read { try $0.contacts.contacts(in: listed.name) }.map(\.name) == ["b"])
  }

  @Test func `a contact that moves to another link is added there first`() throws {
    let trial = try ContactLinkTrial()
    try trial.write("a.vcf", "a", "FN:a", "X-A:1")
    try trial.add()
    let other = ScratchFolder()
    let listed = try trial.links.addContacts(
      CalendarName("club"), at: .folder(FilePath(other.path)), isReadOnly: false, pushing: nil)
    let contact = try trial.contact("a")
    try trial.people.editContact(contact.id, to: contact.details, in: listed.name)
    let first = try #require(try trial.links.allLinks().first { $0.name == trial.name })
    func runFirst() throws -> LinkReport {
      try trial.links.run(
        first.link, of: trial.name, with: trial.folder, as: trial.format, LinkRequest(by: "1"))
    }
    #expect(try runFirst().awaitsOtherLink)
    #expect(try trial.scratch.names() == ["a.vcf"])
    let folder = VdirFolder(FilePath(other.path), of: .contacts, randomness: .seeded(3))
    #expect(
      try trial.links.run(
        listed.link, of: listed.name, with: folder, as: trial.format, LinkRequest(by: "1")
      )
      .addedThere
        == 1)
    #expect(other.text("a.vcf").contains("X-A:1"))
    #expect(try runFirst().removedThere == 1)
    #expect(try trial.scratch.names() == [])
  }

  /// Random edits of both sides, with runs that end at any point.
  @Test(arguments: (0..<6).tried(usually: 2)) func `both sides become equal`(seed: UInt64)
    throws
  {
    let trial = try ContactLinkTrial(seed: seed + 1)
    var chance = SeededNumbers(seed: seed)
    for number in 0..<12 {
      try trial.write("\(number).vcf", "\(number)", "FN:n\(number)", "X-A:0", "TEL:100\(number)")
    }
    try trial.add()
    for turn in 0..<12 {
      for contact in try trial.contacts() where Int.random(in: 0...3, using: &chance) == 0 {
        if Int.random(in: 0...5, using: &chance) == 0 {
          try trial.people.removeContact(contact.id)
          continue
        }
        var details = contact.details
        if Bool.random(using: &chance) { details.name = try ContactName("here \(turn)") }
        details.phones = [try PhoneNumber("2\(turn)\(Int.random(in: 100...999, using: &chance))")]
        _ = try? trial.people.editContact(contact.id, to: details)
      }
      for name in try trial.scratch.names() where Int.random(in: 0...3, using: &chance) == 0 {
        if Int.random(in: 0...5, using: &chance) == 0 {
          try trial.scratch.remove(name)
          continue
        }
        try trial.write(
          name, String(name.dropLast(4)), "FN:there \(turn)", "X-A:\(turn)", "TEL:300\(turn)")
      }
      let failing = EndingFolder(trial.folder, after: Int.random(in: 0...12, using: &chance))
      _ = try? trial.run(accepting: true, with: failing)
    }
    try trial.run(accepting: true)
    let last = try trial.run(accepting: true)
    #expect(last.isEmpty && last.skipped == [])
    let there = try trial.scratch.names().compactMap { name -> ContactDetails? in
      guard case .item(let item) = trial.format.content(of: trial.scratch.bytes(name) ?? []) else {
        return nil
      }
      return trial.format.details(of: item)
    }
    #expect(
      there.map(\.duplicateKey).sorted()
        == (try trial.contacts().map(\.details.duplicateKey).sorted()))
  }
}

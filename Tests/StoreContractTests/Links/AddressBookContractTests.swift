import HearthTestSupport
import Testing

@testable import HearthDomain

/// Address books in stores.
@Suite struct AddressBookContractTests {
  @Test(arguments: StoreKind.available)
  func `a contact is in one address book and stays there`(kind: StoreKind) throws {
    let tried = try kind.make()
    let (work, club) = (try CalendarName("work"), try CalendarName("동호회"))
    try tried.store.write { repositories in
      for (id, name) in [(1, CalendarName.home), (2, work), (3, club), (4, work)] {
        try repositories.contacts.save(
          Contact(
            id: someID(Int64(id)), details: ContactDetails(name: ContactName("Mina \(id)")),
            in: name))
      }
    }
    for store in [tried.store, tried.reopened()] {
      try store.read { (repositories) throws in
        #expect(try repositories.contacts.contacts(in: work).map(\.id.rawValue) == [2, 4])
        #expect(try repositories.contacts.contacts(in: .home).map(\.id.rawValue) == [1])
        #expect(try repositories.contacts.addressBooks() == [work, club])
        #expect(try repositories.contacts.contact(someID(3))?.addressBook == club)
        #expect(try repositories.addressBooks().map(\.name) == [work, club])
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `a contact keeps its address book when its person is removed`(
    kind: StoreKind
  ) throws {
    let store = try kind.make().store
    let work = try CalendarName("work")
    try store.write { repositories in
      try repositories.people.save(person("Mina", id: 7))
      try repositories.contacts.save(
        Contact(
          id: someID(1), details: ContactDetails(name: ContactName("Mina")),
          plantedAs: someID(7), in: work))
      try repositories.people.remove(someID(7))
    }
    let contact = try store.read { try $0.contacts.contact(someID(1)) }
    #expect(contact?.plantedPersonID == nil && contact?.addressBook == work)
  }

  @Test(arguments: StoreKind.available)
  func `renaming an address book keeps its contacts and its link`(kind: StoreKind) throws {
    let store = try kind.make().store
    let (work, club) = (try CalendarName("work"), try CalendarName("club"))
    let trips = try CalendarName("trips")
    let book = AddressBook(name: work, isReadOnly: true, link: try someID(3))
    try store.write { repositories in
      for (id, name) in [(1, CalendarName.home), (2, work), (3, club)] {
        try repositories.contacts.save(
          Contact(
            id: someID(Int64(id)), details: ContactDetails(name: ContactName("Mina \(id)")),
            in: name))
      }
      try repositories.calendars.save(book)
      try repositories.calendars.save(EventCalendar(name: trips, color: .standard))
    }
    let rename = RenameAddressBook(context: .of(store: store))
    for (name, new, refusal) in [
      (CalendarName.home, trips, CalendarRefusal.isHome), (work, club, .addressBookTaken(club)),
      (work, trips, .nameTaken(trips)),
      (trips, work, .unknownAddressBook(name: "trips", known: [club, work])),
    ] {
      #expect(throws: refusal.error) { try rename(name, to: new) }
    }
    let staff = try CalendarName("staff")
    #expect(
      try rename(work, to: staff) == AddressBook(name: staff, isReadOnly: true, link: book.link))
    try store.read { (repositories) throws in
      #expect(try repositories.addressBooks().map(\.name) == [club, staff])
      #expect(try repositories.addressBooks().last?.link == book.link)
      #expect(try repositories.contacts.contacts(in: staff).map(\.id.rawValue) == [2])
    }
  }

  @Test(arguments: StoreKind.available)
  func `address books are read back and removed`(kind: StoreKind) throws {
    let tried = try kind.make()
    let books = [
      AddressBook(name: try CalendarName("a b"), isReadOnly: true, link: try someID(3)),
      AddressBook(name: try CalendarName("동호회"), link: try someID(4)),
    ]
    try tried.store.write { repositories in
      for book in books { try repositories.calendars.save(book) }
      try repositories.calendars.save(EventCalendar(name: CalendarName("work"), color: .standard))
    }
    for store in [tried.store, tried.reopened()] {
      try store.read { (repositories) throws in
        #expect(try repositories.calendars.addressBooks() == books)
        #expect(try repositories.calendars.all().map(\.name.value) == ["home", "work"])
      }
    }
    try tried.store.write { try $0.calendars.save(AddressBook(name: books[0].name)) }
    #expect(try tried.store.read { try $0.calendars.addressBooks() } == [books[1]])
  }

  @Test(arguments: StoreKind.available)
  func `a read-only address book cannot be changed`(kind: StoreKind) throws {
    let store = try kind.make().store
    let work = try CalendarName("work")
    let clock = LocalClock(now: .fixed("2026-11-22T12:00"), zone: FixedZone.utc)
    let people = PeopleUseCases(UseCaseContext(store, clock, .seeded(1)))
    let known = try store.write { repositories -> Contact in
      try repositories.calendars.save(AddressBook(name: work, isReadOnly: true, link: someID(3)))
      let known = Contact(
        id: try someID(1),
        details: ContactDetails(
          name: try ContactName("Mina"), card: "BEGIN:VCARD\r\nUID:m\r\nFN:Mina\r\nEND:VCARD\r\n"),
        in: work)
      try repositories.contacts.save(known)
      return known
    }
    let refusal = CalendarRefusal.addressBookIsReadOnly(work).error
    var other = known.details
    other.name = try ContactName("Junho")
    #expect(throws: refusal) { try people.editContact(known.id, to: other) }
    #expect(throws: refusal) { try people.editContact(known.id, to: known.details, in: .home) }
    #expect(throws: refusal) { try people.removeContact(known.id) }
    #expect(throws: refusal) { try people.removeContact([known.id]) }
    #expect(throws: refusal) { try people.addContact(other, in: work) }
    other.card = known.details.card
    #expect(try people.importContacts([other]).unchanged == 1)
    #expect(try store.read { try $0.contacts.contact(known.id) } == known)
    let unknown = try CalendarName("club")
    #expect(throws: CalendarRefusal.unknownAddressBook(name: "club", known: [work]).error) {
      try people.addContact(other, in: unknown)
    }
  }

  @Test(arguments: StoreKind.available)
  func `an import does not match a linked contact by name`(kind: StoreKind) throws {
    let store = try kind.make().store
    let work = try CalendarName("work")
    let clock = LocalClock(now: .fixed("2026-11-22T12:00"), zone: FixedZone.utc)
    let people = PeopleUseCases(UseCaseContext(store, clock, .seeded(1)))
    func card(_ uid: String) throws -> ContactDetails {
      ContactDetails(
        name: try ContactName("Mina"), card: "BEGIN:VCARD\r\nUID:\(uid)\r\nFN:Mina\r\nEND:VCARD\r\n"
      )
    }
    try store.write { repositories in
      try repositories.calendars.save(AddressBook(name: work, link: someID(3)))
      try repositories.contacts.save(Contact(id: someID(1), details: card("a"), in: work))
    }
    #expect(try people.importContacts([card("b")]).added == 1)
    #expect(try store.read { try $0.contacts.contact(someID(1)) }?.details.uid == "a")
  }
}

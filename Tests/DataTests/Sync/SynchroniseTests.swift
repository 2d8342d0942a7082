import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Devices that exchange sealed pieces through a relay.
@Suite(.withLibsodium) struct SynchroniseTests: SyncedDevices {
  let relay = InMemoryRelay()

  @Test func `two devices end up with equal data`() throws {
    let (one, other) = (device(1), device(2))
    let mum = try one.plant("Mum")
    _ = try other.plant("Dad")
    let (words, _) = try one.join.setUp(address, called: "laptop", passphrase())
    #expect(words.count == 24)
    _ = try other.join(address, called: "phone", passphrase())
    #expect(try other.names == ["Dad", "Mum"])
    #expect(try one.sync().receivedCount == 1)
    #expect(try one.names == ["Dad", "Mum"])
    _ = try other.people.water(mum.id, by: .call)
    try other.people.remove(mum.id)
    #expect(try other.sync().sentCount == 2)
    #expect(try one.sync().problems == [])
    #expect(try one.names == ["Dad"])
    // A change that arrived is listed under its device and can be undone by that name.
    let newest = try JournalUseCases(one.context, collection: nil).queries.list(limit: 1)
    #expect(newest.first?.name.device == "phone")
    #expect(newest.first?.summary.verb == .remove)
    try JournalUseCases(one.context, collection: nil).undo(try #require(newest.first?.name))
    _ = try one.sync()
    _ = try other.sync()
    #expect(try other.names == ["Dad", "Mum"])
    #expect(try one.tools.queries.status().pendingCount == 0)
  }

  @Test func `concurrent changes of one field are listed`() throws {
    let (one, other) = (device(1), device(2))
    let mum = try one.plant("Mum")
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try other.join(address, called: "phone", passphrase())
    try one.rename(mum, to: "Mama")
    try other.rename(mum, to: "Mummy", at: "10:00")
    for device in [one, other, one] { _ = try device.sync() }
    #expect(try one.names == ["Mummy"])
    #expect(try other.names == ["Mummy"])
    for device in [one, other] {
      let conflicts = try device.tools.queries.conflicts()
      #expect(conflicts.count == 1)
      guard case .otherValue(_, let names, let kept, let lost, _)? = conflicts.first?.notice else {
        Issue.record("nothing listed")
        return
      }
      #expect((names, kept, lost) == (["name"], [.text("Mummy")], [.text("Mama")]))
    }
  }

  @Test(arguments: [true, false])
  func `readings that arrive together keep their order`(before: Bool) throws {
    let (one, other) = (device(1), device(2))
    func setUp() throws {
      _ = try one.join.setUp(address, called: "laptop", passphrase())
      _ = try other.join(address, called: "phone", passphrase())
    }
    if !before { try setUp() }
    let day = Day(literal: "2025-03-01")
    let books = try (1...9).map { number in
      Book(
        id: try #require(ID(rawValue: Int64(number))),
        details: BookDetails(title: try BookTitle("Book \(number)")),
        reading: Reading(number: 3, startedOn: day, finishedOn: day), place: number,
        addedAt: Instant(milliseconds: 0))
    }
    // Only the order of arrival says which came first.
    let past = [1, 2].map { number in
      Reading(number: number, startedOn: day.adding(days: number), finishedSometime: true)
    }
    try one.store.write { repositories in
      for book in books {
        try repositories.books.save(book)
        for reading in past {
          try repositories.books.save(PastReading(book: book.id, reading: reading, rating: nil))
        }
      }
    }
    if before { try setUp() }
    for device in [one, other, one] { #expect(try device.sync().problems == []) }
    for device in [one, other] {
      try device.store.read { (repositories) throws in
        for book in books {
          #expect(try repositories.books.book(book.id)?.reading == book.reading)
          #expect(try repositories.books.pastReadings(of: book.id).map(\.reading) == past)
        }
      }
    }
  }

  @Test func `two people with the same phone number from two devices stay`() throws {
    let (one, other) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try other.join(address, called: "phone", passphrase())
    for (device, name) in [(one, "Mum"), (other, "Dad")] {
      try device.people.plant(
        PersonDetails(
          name: PersonName(name), phone: PhoneNumber("02-555-0101"),
          rhythm: CareRhythm(everyDays: 7), plantedOn: device.time.clock.today))
    }
    for device in [one, other, one] { #expect(try device.sync().problems == []) }
    for device in [one, other] {
      let holders = try device.store.read { try $0.people.people(withPhoneKey: "025550101") }
      #expect(holders.map(\.name).sorted() == ["Dad", "Mum"])
      #expect(try device.tools.queries.conflicts() == [])
    }
  }

  @Test func `stored components and declined invitations reach all devices`() throws {
    let (one, other) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try other.join(address, called: "phone", passphrase())
    let component = try self.component("t", in: .home)
    let link = try #require(ID<Link>(rawValue: 77))
    try one.store.write { (repositories) throws in
      try repositories.calendars.save(component)
      try repositories.profile.saveSetting(link.fullForm, as: PendingDecline.settingKey("m"))
    }
    for device in [one, other] { _ = try device.sync() }
    #expect(try kept(other) == [component])
    #expect(
      try other.store.read { try $0.pendingDeclines(of: link) } == [PendingDecline.settingKey("m")])
    // After it was sent, no device sends it again.
    try other.store.write { (repositories) throws in
      try repositories.calendars.remove(component)
      try repositories.removePendingDeclines([PendingDecline.settingKey("m")])
    }
    for device in [other, one] { _ = try device.sync() }
    #expect(try kept(one).isEmpty)
    #expect(try one.store.read { try $0.pendingDeclines(of: link) }.isEmpty)
  }

  @Test func `calendar properties around components stay while another device has some of them`()
    throws
  {
    let (one, other) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try other.join(address, called: "phone", passphrase())
    let club = try CalendarName("club")
    try one.store.write { try $0.calendars.save(component("t", in: club)) }
    for device in [one, other] { _ = try device.sync() }
    let own = try component("u", in: .home)
    try one.store.write { try $0.calendars.save(own) }
    try other.store.write { _ = try $0.removeWithEvents(club) }
    for device in [other, one, other] { #expect(try device.sync().problems == []) }
    for device in [one, other] { #expect(try kept(device) == [own]) }
  }

  @Test func `data that an earlier program did not sync is sent once`() throws {
    let (one, other) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try other.join(address, called: "phone", passphrase())
    let component = try self.component("t", in: .home)
    try one.store.write { (repositories) throws in
      try repositories.journal.beginEntry(.merging)
      try repositories.calendars.save(component)
      try repositories.journal.beginEntry(.thisDevice)
    }
    for device in [one, other] { #expect(try device.sync().problems == []) }
    #expect(try kept(other).isEmpty)
    try one.store.write { (repositories) throws in
      var part = try #require(try repositories.sync.participation())
      part.hasCommonStarterIDs = false
      try repositories.sync.save(part)
    }
    for device in [other, one, other] { #expect(try device.sync().problems == []) }
    for device in [one, other] { #expect(try kept(device) == [component]) }
  }

  @Test func `to-dos that an earlier version sends as components become to-dos`() throws {
    let (one, other) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try other.join(address, called: "phone", passphrase())
    func component(_ title: String) -> StoredComponent {
      StoredComponent(
        name: ToDo.componentName, key: "VTODO  m",
        text: "BEGIN:VTODO\r\nUID:m\r\nSUMMARY:\(title)\r\nEND:VTODO\r\n",
        zones: "BEGIN:VCALENDAR\r\n", place: 3)
    }
    func toDos(_ device: SyncedDevice) throws -> [ToDo] {
      try device.store.read { try $0.toDos.list(ToDoFilter()) }
    }
    try one.store.write { try $0.calendars.save(component("Milk")) }
    for device in [one, other] { #expect(try device.sync().problems == []) }
    let milk = try #require(try toDos(other).first)
    #expect(milk.title == "Milk" && milk.text?.zones == "BEGIN:VCALENDAR\r\n")
    #expect(try kept(other).isEmpty)
    try ToDoUseCases(other.context).perform(.markDone([milk.id]))
    for device in [other, one] { #expect(try device.sync().problems == []) }
    #expect(try toDos(one).map(\.isDone) == [true] && kept(one).isEmpty)
    // A link of the earlier version brings the component again, and it was renamed.
    try one.store.write { try $0.calendars.save(component("Oat milk")) }
    for device in [one, other, one] { #expect(try device.sync().problems == []) }
    for device in [one, other] {
      #expect(try toDos(device).map(\.title) == ["Oat milk"] && toDos(device)[0].isDone)
      #expect(try kept(device).isEmpty && device.tools.queries.conflicts().isEmpty)
    }
  }

  private func component(_ uid: String, in calendar: CalendarName) throws -> StoredComponent {
    StoredComponent(
      name: StoredComponent.journalName, key: "VJOURNAL  \(uid)", in: calendar,
      text: "BEGIN:VJOURNAL\r\nUID:\(uid)\r\nEND:VJOURNAL\r\n", zones: "BEGIN:VCALENDAR\r\n",
      place: 3)
  }

  private func kept(_ device: SyncedDevice) throws -> [StoredComponent] {
    var found: [StoredComponent] = []
    try device.store.read { (repositories) throws in
      try repositories.calendars.components { found.append($0) }
    }
    return found
  }

  @Test func `two books may share an ISBN, which finds the older one`() throws {
    let (one, other) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try other.join(address, called: "phone", passphrase())
    // Of two books, the one with the lower id is found.
    other.time.set("2026-11-20T10:00")
    var books: [Book] = []
    for (device, title) in [(one, "Faust"), (other, "Emma")] {
      let (store, clock) = (device.context.store, device.context.clock)
      let add = AddBook(context: .of(store: store, clock: clock, newID: device.context.newID))
      let isbn = try ISBN("9788937460449")
      books.append(try add(BookDetails(title: BookTitle(title), isbn: isbn)))
    }
    let isbn = try ISBN("9788937460449")
    func shown(_ device: SyncedDevice) throws -> [String] {
      try device.store.read { try $0.books.list(after: nil, limit: 9) }
        .filter { $0.details.isbn != nil }.map { $0.details.title.value }.sorted()
    }
    func listed(_ device: SyncedDevice) throws -> [String?] {
      try device.tools.queries.conflicts().map(\.title)
    }
    for device in [one, other, one] { _ = try device.sync() }
    for device in [one, other] {
      #expect(try shown(device) == ["Emma", "Faust"] && listed(device) == ["Emma"])
      #expect(try device.store.read { try $0.books.book(isbn) }?.title == "Faust")
    }
    // Changes of either book can be undone; the other one does not block this.
    var change = EditBook.Change(of: books[1])
    change.details.title = try BookTitle("Emma, again")
    try EditBook(context: .of(store: other.store, clock: other.context.clock))(
      books[1].id, to: change)
    try JournalUseCases(other.context, collection: nil).undo()
    #expect(try shown(other) == ["Emma", "Faust"])
    // The ISBN cannot be entered a third time.
    var third = try AddBook(
      context: .of(store: one.store, clock: one.context.clock, newID: one.context.newID))(
        BookDetails(title: BookTitle("Third")))
    change = EditBook.Change(of: third)
    change.details.isbn = isbn
    #expect(throws: DomainError.conflict(.book, holder: "Faust")) {
      third = try EditBook(context: .of(store: one.store, clock: one.context.clock))(
        third.id, to: change)
    }
    for device in [other, one] { _ = try device.sync() }
    _ = try MergeBooks(context: .of(store: one.store))(books[0].id, with: books[1].id)
    for device in [one, other, one] { #expect(try device.sync().problems == []) }
    for device in [one, other] {
      #expect(try shown(device) == ["Faust"] && listed(device) == [])
    }
  }

  @Test func `a device joins only with the passphrase, and only once`() throws {
    let (one, two) = (device(1), device(2))
    #expect(throws: DomainError.refused(.sync(.hasNoProfile))) {
      try one.join(address, called: "a", passphrase())
    }
    #expect(throws: DomainError.refused(.sync(.isOff))) { try one.sync() }
    _ = try one.join.setUp(address, called: "a", passphrase())
    #expect(throws: DomainError.refused(.sync(.isOn))) {
      try one.join.setUp(address, called: "a", passphrase())
    }
    #expect(throws: DomainError.refused(.sync(.relayHasProfile))) {
      try two.join.setUp(address, called: "b", passphrase())
    }
    let wrong = try SealPassphrase(Secret("something else entirely".utf8))
    #expect(throws: DomainError.damaged(.sealed(.wrongPassphrase))) {
      try two.join(address, called: "b", wrong)
    }
    try one.tools.queries.setPaused(true)
    #expect(throws: DomainError.refused(.sync(.isPaused))) { try one.sync() }
    try one.tools.queries.setPaused(false)
    try one.join.leave()
    #expect(throws: DomainError.refused(.sync(.isOff))) { try one.sync() }
    // Its data is merged like that of any other store.
    _ = try one.join(address, called: "a", passphrase())
  }

  @Test func `the effect of joining is reported before anything is changed`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.plant("Mum")
    _ = try two.plant("Dad")
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let meeting = try two.join.prepare(address, called: "phone", passphrase()).comparison
    #expect((meeting.onlyHereCount, meeting.onlyThereCount, meeting.differentCount) == (1, 1, 0))
    #expect(try two.names == ["Dad"] && two.store.read { try $0.sync.participation() } == nil)
    #expect(try two.tools.makeRelay(address).list(after: nil).names.count == 4)
  }

  @Test func `a new device name is sent although nothing else changed`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    for device in [one, two] { _ = try device.sync() }
    try two.tools.queries.rename(to: "mobile")
    for device in [two, one] { #expect(try device.sync().problems == []) }
    #expect(try one.tools.queries.status().devices.map(\.name) == ["mobile"])
    #expect(try one.sync() == SyncReport())
  }

  @Test func `a device that left is known to have left, and does not prevent erasing`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    _ = try two.plant("Mum")
    for device in [one, two] { _ = try device.sync() }
    #expect(try one.tools.queries.status().devices.map(\.name) == ["phone"])
    #expect(try two.join.leave().isAnnounced)
    #expect(try one.sync().problems == [])
    #expect(try one.tools.queries.status().devices == [])
    #expect(try one.names == ["Mum"])
    // A device that left may join again as a new one.
    try two.join(address, called: "phone", passphrase())
    #expect(try one.sync().problems == [])
    #expect(try one.tools.queries.status().devices.count == 1)
    #expect(try two.join.leave().isAnnounced)
    try one.join.leave(erasing: true)
    #expect(try relay.list(after: nil).names == [])
  }

  @Test func `leaving works without the relay, and others are not notified`() throws {
    let other = SpoiledRelay(relay)
    let one = device(1, through: other)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    other.change { $0.isDown = true }
    #expect(try !one.join.leave().isAnnounced)
    #expect(throws: DomainError.refused(.sync(.isOff))) { try one.sync() }
  }

  @Test func `only the last device erases the data at the relay`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    #expect(throws: DomainError.refused(.sync(.otherDevicesRemain(1)))) {
      try one.join.leave(erasing: true)
    }
    #expect(try one.sync().problems == [])
    _ = try one.tools.changeKey(
      otherPassphrase(), without: one.tools.changeKey.findDevice("phone").id)
    try one.join.leave(erasing: true)
    #expect(try relay.list(after: nil).names == [])
    #expect(throws: DomainError.refused(.sync(.isOff))) { try one.sync() }
  }

  @Test func `a clock that is days ahead is reported once, and shown until it is right`() throws {
    let (one, two, _) = try three()
    two.time.set("2026-11-23T10:00")
    _ = try two.plant("Mum")
    for device in [two, one] { #expect(try device.sync().problems == []) }
    let queries = one.tools.queries
    #expect(try queries.status().devices.compactMap(\.daysAhead) == [3])
    #expect(try queries.unreportedClocks().map(\.name) == ["phone"])
    #expect(try queries.unreportedClocks() == [])
    two.time.set("2026-11-20T10:00")
    _ = try two.plant("Dad")
    for device in [two, one] { #expect(try device.sync().problems == []) }
    #expect(try queries.status().devices.compactMap(\.daysAhead) == [])
  }

  @Test func `a leaving device sends what waits, and reports what could not be sent`() throws {
    let relay = SpoiledRelay(relay)
    let (one, two) = (device(1), device(2, through: relay))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    _ = try two.plant("Mum")
    #expect(try two.join.leave() == LeaveResult(isAnnounced: true, unsentCount: 0))
    _ = try one.sync()
    #expect(try one.names == ["Mum"])
    try two.join(address, called: "phone", passphrase())
    _ = try two.plant("Dad")
    relay.change { $0.isDown = true }
    #expect(try two.join.leave() == LeaveResult(isAnnounced: false, unsentCount: 1))
  }

  @Test func `a copy that continues after the original left takes part, and can be removed`() throws
  {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    for device in [two, one] { _ = try device.sync() }
    let copy = try copied(two)
    #expect(try two.join.leave().isAnnounced)
    _ = try one.sync()
    #expect(try one.tools.queries.status().devices == [])
    _ = try copy.plant("Mum")
    for device in [copy, one] { #expect(try device.sync().problems == []) }
    #expect(try one.names == ["Mum"])
    #expect(try one.tools.queries.status().devices.map(\.name) == ["phone"])
    #expect(try one.tools.changeKey.findDevice("phone").name == "phone")
    #expect(try copy.join.leave().isAnnounced)
    _ = try one.sync()
    #expect(try one.tools.queries.status().devices == [])
  }

  /// Notifies the relay even if the sync failed.
  @Test(arguments: [true, false])
  func `a sync ends by notifying the relay`(isWhole: Bool) throws {
    let laptop = device(1)
    _ = try laptop.join.setUp(address, called: "laptop", passphrase())
    _ = try laptop.plant("Mum")
    let watched = InterruptedRelay(relay, at: isWhole ? .call(.max) : .segment) {
      throw DomainError.unavailable(.service(name: "relay", .noConnection))
    }
    let report = try laptop.through(watched).sync()
    #expect(report.problems.isEmpty == isWhole && watched.ends == 1)
  }

  /// Returns a copy of the device with all its data.
  private func copied(_ device: SyncedDevice) throws -> SyncedDevice {
    let (store, rings) = (InMemoryStore(copying: device.store), InMemoryKeyRings())
    let part = try #require(try store.read { try $0.sync.participation() })
    try rings.save(try #require(try device.rings.ring(of: part.device)))
    return SyncedDevice(
      store: store, time: device.time,
      context: UseCaseContext(store, device.time.clock, .seeded(9)), rings: rings,
      relay: device.relay, snapshots: device.snapshots)
  }
}

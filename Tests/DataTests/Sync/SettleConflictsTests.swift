import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Listed conflicts, and unexpected differences between devices.
@Suite(.withLibsodium) struct SettleConflictsTests: SyncedDevices {
  let relay = InMemoryRelay()

  @Test func `devices with equal data say so, and differences are named`() throws {
    let (one, two, _) = try three()
    _ = try one.plant("Mum")
    for device in [one, two, one] { _ = try device.sync() }
    #expect(try one.tools.check().check.devices.map(\.answer) == [.notComparable, .notComparable])
    #expect(try two.tools.check().check.devices.map(\.answer).contains(.equal))
    #expect(try one.tools.check().check.devices.map(\.answer).contains(.equal))
    // Makes a change that no device was told of, as a merge bug would.
    try two.store.write { repositories in
      try repositories.journal.beginEntry(.merging)
      let place = try #require(try repositories.journal.allItems().first { $0.kind == .person })
      try repositories.journal.setValues(["name": .text("Mam")], at: place)
    }
    let answers = try two.tools.check().check.devices.map(\.answer)
    #expect(answers.contains(.differs([.person])))
  }

  @Test func `a second open reading is named by its book`() throws {
    let (one, two, _) = try three()
    let book = try AddBook(
      context: .of(store: one.store, clock: one.time.clock, newID: one.context.newID))(
        BookDetails(title: try BookTitle("Walden")))
    _ = try FinishBook(context: .of(store: one.store, clock: one.time.clock))(book.id)
    for device in [one, two] { _ = try device.sync() }
    for (device, time) in [(one, "10:00"), (two, "11:00")] {
      device.time.set("2026-11-20T\(time)")
      try ReadAgain(context: .of(store: device.store, clock: device.time.clock))(book.id)
    }
    for device in [one, two, one] { _ = try device.sync() }
    for device in [one, two] {
      let listed = try #require(
        try device.tools.queries.conflicts().first { conflict in
          if case .alsoOpen = conflict.notice { true } else { false }
        })
      #expect(listed.title == "Walden" && listed.otherTitle == "Walden")
    }
  }

  /// Returns two devices that each started to read a book again.
  private func bothReadingAgain() throws -> (one: SyncedDevice, two: SyncedDevice, book: Book) {
    let (one, two, _) = try three()
    let book = try AddBook(
      context: .of(store: one.store, clock: one.time.clock, newID: one.context.newID))(
        BookDetails(title: try BookTitle("Walden"), pages: try PageCount(300)))
    _ = try FinishBook(context: .of(store: one.store, clock: one.time.clock))(book.id)
    for device in [one, two] { _ = try device.sync() }
    for (device, time, page) in [(one, "10:00", 11), (two, "11:00", 22)] {
      device.time.set("2026-11-20T\(time)")
      let clock = device.time.clock
      try ReadAgain(context: .of(store: device.store, clock: clock))(book.id)
      _ = try RecordProgress(
        context: .of(store: device.store, clock: clock, newID: device.context.newID))(
          book.id, .page(page))
    }
    for device in [one, two, one] { _ = try device.sync() }
    return (one, two, book)
  }

  @Test func `a second open reading stays in the book's history`() throws {
    let (one, two, book) = try bothReadingAgain()
    // Data that is already there is not sent again.
    two.time.set("2026-11-21T09:00")
    _ = try RecordProgress(
      context: .of(store: two.store, clock: two.time.clock, newID: two.context.newID))(
        book.id, .page(33))
    for device in [two, one, two] { #expect(try device.sync().problems == []) }
    for device in [one, two] {
      let (shown, past, records) = try device.store.read { all in
        (
          try all.books.book(book.id), try all.books.pastReadings(of: book.id),
          try all.readingRecords.list(of: book.id, in: 0..<9)
        )
      }
      #expect(past.map(\.reading.isFinished) == [true, false])
      let open = try #require(past.last?.reading)
      #expect(open.page == 11 && open.lastRecord?.pages == 11 && open.number == 2)
      #expect(shown?.reading?.number == 3 && shown?.reading?.page == 33)
      #expect(shown?.earlierReadings.count == 1)
      #expect(records.map(\.page) == [33, 22, 11] && records.map(\.reading) == [3, 3, 2])
      let listed = try device.tools.queries.conflicts().map(\.notice)
      #expect(listed.count == 1, "\(listed)")
    }
  }

  @Test func `a second open reading ends where its records end`() throws {
    let (one, two, book) = try bothReadingAgain()
    two.time.set("2026-11-20T12:00")
    _ = try FinishBook(context: .of(store: two.store, clock: two.time.clock))(book.id)
    for device in [two, one, two] { _ = try device.sync() }
    for device in [one, two] {
      let past = try device.store.read { try $0.books.pastReadings(of: book.id) }
      let reading = try #require(past.map(\.reading).first { $0.page == 22 }, "\(past)")
      #expect(reading.isFinished && reading.lastRecord?.pages == 22)
      let present = try device.store.read { try $0.books.book(book.id)?.reading }
      #expect(present?.page == 11 && present?.isFinished == false)
    }
  }

  @Test(arguments: ResolveConflicts.Side.allCases)
  func `a conflict settled on one device is settled on all`(side: ResolveConflicts.Side) throws {
    let (one, two, three) = try three()
    let mum = try one.plant("Mum")
    for device in [one, two, three] { _ = try device.sync() }
    try one.rename(mum, to: "Mama", at: "10:00")
    try two.rename(mum, to: "Mummy", at: "11:00")
    for device in [one, two, one, three] { _ = try device.sync() }
    let settle = one.tools.resolveConflicts
    #expect(throws: DomainError.refused(.sync(.noSuchConflict("-")))) {
      try settle("-", taking: side)
    }
    let listed = try #require(try three.tools.queries.conflicts().first)
    guard case .otherValue(_, _, let kept, let other, _) = listed.notice else {
      Issue.record("nothing listed")
      return
    }
    let (stood, wanted) = (kept[0].asText, (side == .kept ? kept : other)[0].asText)
    #expect(try settle(String(listed.id.prefix(8)), taking: side).title == wanted)
    for device in [one, two, three] { #expect(try device.sync().problems == []) }
    for device in [one, two, three] {
      #expect(try device.names == [wanted])
      #expect(try device.tools.queries.conflicts() == [])
    }
    // Both sides of a settled conflict can be viewed for as long as they had been listed.
    let queries = one.tools.queries
    var settled = try queries.resolvedConflict(String(listed.id.prefix(8)))
    #expect(settled.resolution == SyncConflict.Resolution(side, at: one.time.clock.now()))
    settled.resolution = nil
    #expect(settled.notice == listed.notice && settled.fieldTypes == listed.fieldTypes)
    #expect(try three.tools.queries.resolvedConflicts() == [])
    let now = one.time.clock.now()
    for (days, count) in [(Int64(89), 1), (90, 0)] {
      one.time.set(now.adding(milliseconds: days * 86_400_000))
      #expect(try queries.resolvedConflicts().count == count)
    }
    one.time.set(now)
    // Choosing the other value is a change that can be undone.
    guard side == .other else { return }
    for device in [two, three] {
      let newest = try JournalUseCases(device.context, collection: nil).queries.list(limit: 1)
      #expect(newest.first?.name.device == "laptop" && newest.first?.summary.subject == wanted)
    }
    // The journal of this device uses its own names.
    let own = try JournalUseCases(one.context, collection: nil).queries.list(limit: 1)
    #expect(own.first?.summary.subject == wanted)
    try JournalUseCases(one.context, collection: nil).undo()
    for device in [one, two] { _ = try device.sync() }
    #expect(try one.names == [stood] && two.names == [stood])
  }

  @Test(arguments: [true, false])
  func `a settled conflict is forgotten with its item`(isHere: Bool) throws {
    let (one, two, _) = try three()
    let (mum, dad) = (try one.plant("Mum"), try one.plant("Dad"))
    for device in [one, two] { _ = try device.sync() }
    for (device, name, time) in [(one, "a", "10:00"), (two, "b", "11:00")] {
      device.time.set("2026-11-20T\(time)")
      for person in [mum, dad] { try device.rename(person, to: person.name + name) }
    }
    for device in [one, two, one] { _ = try device.sync() }
    for listed in try one.tools.queries.conflicts() {
      try one.tools.resolveConflicts(listed.id, taking: .kept)
    }
    for device in [one, two, one] { #expect(try device.sync().problems == []) }
    func settled() throws -> Set<ItemReference> {
      Set(try one.tools.queries.resolvedConflicts().map(\.item))
    }
    let places = [mum, dad].map { ItemReference(.person, $0.id.rawValue) }
    #expect(try settled() == Set(places))
    try one.people.remove(mum.id)
    for device in [one, two] { #expect(try device.sync().problems == []) }
    let forget = JournalUseCases((isHere ? one : two).context, collection: nil).forget
    _ = try forget(forget.changesToForget(.removed).map(\.name), as: .removed)
    for device in [two, one] { #expect(try device.sync().problems == []) }
    #expect(try settled() == [places[1]])
  }

  @Test(arguments: ResolveConflicts.Side.allCases)
  func `an item removed on one side and changed on the other is listed and settled`(
    side: ResolveConflicts.Side
  ) throws {
    let (one, two, three) = try three()
    let mum = try one.plant("Mum")
    for device in [one, two] { _ = try device.sync() }
    _ = try two.people.water(mum.id, by: .call)
    try two.rename(mum, to: "Mama")
    try one.people.remove(mum.id)
    for device in [one, two, one, three] { #expect(try device.sync().problems == []) }
    let listed = try #require(try two.tools.queries.conflicts().first)
    for device in [one, two, three] {
      #expect(try device.names == ["Mama"])
      #expect(try device.tools.queries.conflicts().map(\.id) == [listed.id])
    }
    #expect(listed.device == "laptop" && listed.title == "Mama")
    #expect(listed.enteredAt == one.time.clock.now())
    try two.tools.resolveConflicts(listed.id, taking: side)
    for device in [two, one, three, two] { #expect(try device.sync().problems == []) }
    for device in [one, two, three] {
      #expect(try device.names == (side == .kept ? ["Mama"] : []))
      #expect(try device.tools.queries.conflicts() == [])
    }
    // Removing the person is a change that can be undone, with all dependent data.
    guard side == .other else { return }
    try JournalUseCases(two.context, collection: nil).undo()
    for device in [two, one, two] { #expect(try device.sync().problems == []) }
    for device in [one, two] {
      #expect(try device.names == ["Mama"])
      #expect(try device.tools.queries.conflicts() == [])
      let places = try device.store.read { try $0.journal.allItems() }
      #expect(places.contains { $0.kind == .watering })
    }
  }

  @Test(arguments: ResolveConflicts.Side.allCases)
  func `settling orphaned data removes it or restores its person`(
    side: ResolveConflicts.Side
  ) throws {
    let (one, two) = try devicesAfterLosing("Mum")
    let listed = try #require(try one.tools.queries.conflicts().first)
    try one.tools.resolveConflicts(listed.id, taking: side)
    for device in [one, two] { #expect(try device.sync().problems == []) }
    for device in [one, two] {
      #expect(try device.names == (side == .kept ? [] : ["Mum"]))
      #expect(try device.tools.queries.conflicts() == [])
      #expect(try waterings(device) == (side == .kept ? 0 : 1))
    }
    // Undoing the choice removes the restored person again.
    guard side == .other else { return }
    let newest = try JournalUseCases(two.context, collection: nil).queries.list(limit: 1)
    #expect(newest.first?.name.device == "laptop" && newest.first?.summary.subject == "Mum")
    try JournalUseCases(one.context, collection: nil).undo()
    for device in [one, two] { #expect(try device.sync().problems == []) }
    for device in [one, two] {
      #expect(try device.names == [] && waterings(device) == 0)
      #expect(try device.tools.queries.conflicts() == [])
    }
  }

  /// Returns two devices, one of which removed a person that the other watered.
  private func devicesAfterLosing(_ name: String) throws -> (SyncedDevice, SyncedDevice) {
    let (one, two, _) = try three()
    let person = try one.plant(name)
    for device in [one, two] { _ = try device.sync() }
    _ = try two.people.water(person.id, by: .call)
    try one.people.remove(person.id)
    for device in [one, two, one] { _ = try device.sync() }
    return (one, two)
  }

  private func waterings(_ device: SyncedDevice) throws -> Int {
    try device.store.read { try $0.journal.allItems() }.count { $0.kind == .watering }
  }

  @Test(arguments: ResolveConflicts.Side.allCases)
  func `settling records of a removed book removes them or restores the book`(
    side: ResolveConflicts.Side
  ) throws {
    let (one, two, _) = try three()
    let book = try AddBook(
      context: .of(store: one.store, clock: one.time.clock, newID: one.context.newID))(
        BookDetails(title: try BookTitle("Walden"), pages: PageCount(300)))
    for device in [one, two] { _ = try device.sync() }
    let read = { (device: SyncedDevice, page: Int) in
      _ = try RecordProgress(
        context: .of(store: device.store, clock: device.time.clock, newID: device.context.newID))(
          book.id, .page(page))
    }
    try read(one, 40)
    for device in [one, two, one] { _ = try device.sync() }
    try RemoveBook(context: .of(store: one.store))(book.id)
    _ = try one.sync()
    #expect(try one.tools.queries.conflicts() == [])
    two.time.set("2026-11-21T09:00")
    try read(two, 60)
    for device in [two, one] { _ = try device.sync() }
    let listed = try #require(try one.tools.queries.conflicts().first)
    #expect(try one.tools.queries.conflictCount() == 1 && listed.otherTitle == "Walden")
    try one.tools.resolveConflicts(listed.id, taking: side)
    for device in [one, two, one] { #expect(try device.sync().problems == []) }
    for device in [one, two] {
      let pages = try device.store.read { try $0.books.book(book.id) }?.reading?.page
      #expect(pages == (side == .kept ? nil : 60))
      #expect(try device.tools.queries.conflicts() == [])
    }
  }

  // MARK: Names of entries in conflicts

  @Test func `two records of one day are named by book, day and pages`() throws {
    let (one, two, _) = try three()
    let book = try AddBook(
      context: .of(store: one.store, clock: one.time.clock, newID: one.context.newID))(
        BookDetails(title: try BookTitle("Walden"), pages: PageCount(300)))
    for device in [one, two] { _ = try device.sync() }
    for (device, time, page) in [(one, "10:00", 40), (two, "11:00", 50)] {
      device.time.set("2026-11-20T\(time)")
      try RecordProgress(
        context: .of(store: device.store, clock: device.time.clock, newID: device.context.newID))(
          book.id, .page(page))
    }
    for device in [one, two, one] { _ = try device.sync() }
    for device in [one, two] {
      let listed = try #require(
        try device.tools.queries.conflicts().first { conflict in
          if case .sameDay = conflict.notice { true } else { false }
        })
      #expect(listed.title == "Walden" && listed.otherTitle == "Walden" && listed.enteredAt != nil)
      #expect(listed.facts.page == 40 && listed.otherFacts.page == 50)
      #expect(listed.facts.day == one.time.clock.today && listed.otherFacts.day == listed.facts.day)
    }
    let devices = try [one, two].map { device in
      try device.tools.queries.conflicts().map(\.device)
    }
    // Other devices see in which book the other page was chosen.
    let settled = try #require(
      try two.tools.queries.conflicts().first { conflict in
        if case .sameDay = conflict.notice { true } else { false }
      })
    #expect(try two.tools.resolveConflicts(settled.id, taking: .other).title == "Walden")
    for device in [two, one] { #expect(try device.sync().problems == []) }
    let newest = try JournalUseCases(one.context, collection: nil).queries.list(limit: 1)
    #expect(newest.first?.name.device == "phone" && newest.first?.summary.subject == "Walden")
    let own = try JournalUseCases(two.context, collection: nil).queries.list(limit: 1)
    #expect(own.first?.summary == newest.first?.summary)
    #expect(try one.store.read { try $0.books.book(book.id) }?.reading?.page == 40)
    #expect(devices[1].contains("laptop") && !devices[0].contains("laptop"))
  }

  @Test func `orphaned data is named by its person's last name and its day`() throws {
    let (one, two) = try devicesAfterLosing("Mum")
    for device in [one, two] {
      let listed = try #require(try device.tools.queries.conflicts().first)
      #expect(listed.title == "Mum" && listed.otherTitle == "Mum")
      #expect(listed.facts.day == two.time.clock.today && listed.enteredAt != nil)
      #expect(listed.device == (device.store === one.store ? "phone" : nil))
      #expect(listed.ownerRemovedBy == "laptop")
    }
    #expect(try one.tools.queries.conflictCount() == 1)
  }

  @Test func `a losing value is listed for ninety days on each device`() throws {
    let (one, two, _) = try three()
    let mum = try one.plant("Mum")
    for device in [one, two] { _ = try device.sync() }
    try one.rename(mum, to: "Mama", at: "10:00")
    try two.rename(mum, to: "Mummy", at: "11:00")
    for device in [one, two] { _ = try device.sync() }
    // The second device learns of it later.
    one.time.set("2026-12-20T09:00")
    _ = try one.sync()
    func listed(_ device: SyncedDevice, _ day: String) throws -> Int {
      device.time.set("\(day)T12:00")
      let count = try device.tools.queries.conflictCount()
      #expect(try device.tools.queries.conflicts().count == count)
      return count
    }
    #expect(try listed(two, "2027-02-17") == 1 && listed(two, "2027-02-18") == 0)
    #expect(try listed(one, "2027-02-19") == 1 && listed(one, "2027-03-21") == 0)
    // The present value does not change, and a new conflict is listed anew.
    #expect(try one.names == ["Mummy"])
    for (device, name) in [(one, "Mam"), (two, "Mom")] { try device.rename(mum, to: name) }
    for device in [one, two, one] { _ = try device.sync() }
    for device in [one, two] { #expect(try device.tools.queries.conflictCount() == 1) }
  }
}

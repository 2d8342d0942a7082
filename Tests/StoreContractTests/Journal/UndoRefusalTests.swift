import HearthTestSupport
import Testing

@testable import HearthDomain

/// Undo is refused with a specific error and changes nothing.
@Suite struct UndoRefusalTests {
  /// Expects the error, and that nothing has changed.
  private func expect(
    _ error: DomainError, in lived: FilledStore, location: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
  ) throws {
    let before = try StoreContents(of: lived.store)
    let entries = try lived.newest(999)
    #expect(throws: error, sourceLocation: location) { try body() }
    #expect(
      try StoreContents(of: lived.store).differences(from: before) == [], sourceLocation: location)
    #expect(try lived.newest(999) == entries, sourceLocation: location)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a change is not undone if a later change touched the same field`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let first = try lived.done(.editsPerson)
    var details = try #require(
      try lived.store.read { try $0.people.person(lived.planted.id) }
    ).details
    details.birthday = nil
    _ = try lived.people.edit(lived.planted.id, to: details)
    let second = try #require(lived.newest().first).name
    try expect(.refused(.changedSince(first, by: second, title: "하늘")), in: lived) {
      try lived.journal.undo(first)
    }
    // Once the later change is undone, it no longer blocks the earlier one.
    try lived.journal.undo(second)
    try lived.journal.undo(first)
    #expect(
      try lived.store.read { try $0.people.person(lived.planted.id) }?.details
        == lived.planted.details)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a later change of another field does not block the undo`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let first = try lived.done(.editsPerson)
    _ = try lived.done(.postponesPlanting)
    // The second change also removed nickname, phone and birthday.
    let second = try #require(lived.newest().first).name
    try expect(.refused(.changedSince(first, by: second, title: "하늘")), in: lived) {
      try lived.journal.undo(first)
    }
    let liked = try lived.done(.likes)
    _ = try lived.done(.uses)
    try lived.journal.undo(liked)
    let saying = try lived.store.read { try $0.sayings.saying(lived.saying.id) }
    #expect(saying?.isLiked == false && saying?.isUsed == true)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `fields with a common rule are undone together`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    func moved(_ first: String, _ last: String) throws -> EntryName {
      let span = try EventSpan(
        allDayFrom: Day(literal: first), through: Day(literal: last), zone: "Asia/Seoul")
      let id = try #require(
        try lived.store.read {
          try $0.events.list(.all, in: FixedZone.seoul, places: 0..<1)
        }.first
      ).event.id
      var details = try #require(try lived.store.read { try $0.events.event(id) }).details
      details.span = span
      _ = try lived.schedule.edit(id, to: details)
      return try #require(lived.newest().first).name
    }
    // The error names the same later change each time, whatever comes first in the list.
    let first = try moved("2020-01-01", "2020-01-03")
    let second = try moved("2020-01-01", "2020-01-05")
    let title = try #require(lived.newest().first).summary.subject
    try expect(.refused(.changedSince(first, by: second, title: title)), in: lived) {
      try lived.journal.undo(first)
    }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `adding a calendar is not undone while it has events`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let work = try CalendarName("work")
    _ = try lived.schedule.calendars.add(work)
    let added = try #require(lived.newest().first).name
    try lived.store.write { repositories in
      var event = try #require(try repositories.events.event(lived.series))
      event.calendar = work
      try repositories.events.save(event)
    }
    let title = try #require(lived.store.read { try $0.events.event(lived.series) }).details.title
    let planned = try #require(lived.newest().first).name
    let error = DomainError.refused(
      .hasDependents(added, by: planned, title: title.value, kind: .event, count: 1))
    try expect(error, in: lived) { try lived.journal.undo(added) }
    try lived.journal.undo()
    try lived.journal.undo(added)
    #expect(try !lived.schedule.calendars.all().contains { $0.calendar.name == work })
  }

  @Test(arguments: StoreKind.available)
  func `changes by a link in between do not block a redo`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.editsPerson)
    try lived.journal.undo()
    try lived.store.write { repositories in
      var event = try #require(try repositories.events.event(lived.series))
      event.calendar = try CalendarName("work")
      try repositories.events.save(event)
      try repositories.journal.setVerb(.link, subject: "work")
    }
    try lived.journal.redo()
    #expect(
      try lived.store.read { try $0.people.person(lived.planted.id) }?.details
        != lived.planted.details)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `an event to which a link only added a zone can still be undone`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let span = try EventSpan(
      from: LocalTime(literal: "2026-12-01T10:00"), lasting: 60, in: FixedZone.seoul)
    let event = try lived.schedule.add(
      EventDetails(title: try EventTitle("회의"), span: span)
    ).event
    let added = try #require(lived.newest().first).name
    try lived.link(event.id) {
      $0.details.span = try EventSpan(
        from: FixedZone.seoul.instant(of: LocalTime(literal: "2026-12-01T10:00")),
        to: FixedZone.seoul.instant(of: LocalTime(literal: "2026-12-01T11:00")), in: FixedZone.seoul
      )
    }
    try lived.journal.undo(added)
    #expect(try lived.store.read { try $0.events.event(event.id) } == nil)
    try lived.journal.redo()
    try lived.link(event.id) { $0.details.title = try EventTitle("다른 회의") }
    let linked = try #require(lived.newest().first).name
    try expect(.refused(.changedSince(added, by: linked, title: "회의")), in: lived) {
      try lived.journal.undo(added)
    }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `an addition is not undone while other entries depend on it`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let planted = try lived.done(.plants)
    let person = try #require(
      try lived.store.read { try $0.people.matched(by: NameMatcher("새 사람"), limit: 1) }.first)
    _ = try lived.people.water(person.id, by: .call)
    let watered = try #require(lived.newest().first).name
    let error = DomainError.refused(
      .hasDependents(planted, by: watered, title: "새 사람", kind: .watering, count: 1))
    try expect(error, in: lived) { try lived.journal.undo(planted) }
    try lived.journal.undo()
    try lived.journal.undo(planted)
    #expect(try lived.store.read { try $0.people.person(person.id) } == nil)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a removed part whose owner was removed later names that removal`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let watering = try lived.done(.removesWatering)
    let person = try lived.done(.removesPerson)
    try expect(.refused(.changedSince(watering, by: person, title: "하늘")), in: lived) {
      try lived.journal.undo(watering)
    }
    try lived.journal.undo(last: 2)
    #expect(try lived.store.read { try $0.people.person(lived.planted.id) } == lived.planted)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `an undone change is not undone again`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let feels = try lived.done(.feels)
    let undone = try lived.journal.undo(feels)
    try expect(.refused(.alreadyUndone(feels, by: undone.undoEntry.name)), in: lived) {
      try lived.journal.undo(feels)
    }
    let missing = DomainError.notFound(.change, query: "4711", nearest: [])
    try expect(missing, in: lived) { try lived.journal.undo(EntryName(4711)) }
    try expect(.notFound(.change, query: "phone-1", nearest: []), in: lived) {
      try lived.journal.undo(EntryName(device: "phone", 1))
    }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `several changes are undone together or not at all`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let edited = try lived.done(.editsPerson)
    let removed = try lived.done(.removesPerson)
    let mood = try lived.done(.feels)
    try expect(.refused(.changedSince(edited, by: removed, title: "하늘")), in: lived) {
      try lived.journal.undo([mood, edited])
    }
    try lived.journal.undo([mood, removed, edited])
    #expect(try lived.store.read { try $0.people.person(lived.planted.id) } == lived.planted)
  }

  @Test(arguments: StoreKind.available)
  func `a person is restored although the phone number is in use`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let removed = try lived.done(.removesPerson)
    let other = try lived.people.plant(
      PersonDetails(
        name: PersonName("다른 이"), phone: lived.planted.details.phone,
        rhythm: CareRhythm(everyDays: 7), plantedOn: lived.clock.today))
    try lived.journal.undo(removed)
    #expect(try lived.store.read { try $0.people.person(lived.planted.id) } == lived.planted)
    #expect(try lived.store.read { try $0.people.person(other.id) } == other)
  }

  @Test(arguments: StoreKind.available)
  func `a book is restored although its ISBN is in use`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let before = try #require(try lived.store.read { try $0.books.book(ISBN(isbn(77))) })
    let removed = try lived.done(.removesBook)
    let other = try AddBook(
      context: .of(store: lived.store, clock: lived.clock, newID: lived.newID))(
        bookDetails("새 책", isbn: isbn(77), pages: 30))
    try lived.journal.undo(removed)
    #expect(try lived.store.read { try $0.books.book(before.id) }?.details == before.details)
    #expect(try lived.store.read { try $0.books.book(other.id) }?.details == other.details)
    // The lookup finds the book that was there first.
    #expect(try lived.store.read { try $0.books.book(ISBN(isbn(77))) }?.id == before.id)
  }

  @Test(arguments: StoreKind.available)
  func `a removed saying detaches its sentence, and undo links it again`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.removesSaying)
    #expect(try lived.newest().first?.areas == [.sayings, .books])
    try lived.journal.undo()
    let sentence = try lived.store.read { try $0.sentences.sentence(lived.sentence.id) }
    #expect(sentence == lived.sentence)
  }
}

extension FilledStore {
  /// Changes an event as a link does during a sync.
  fileprivate func link(_ id: ID<Event>, _ change: (inout Event) throws -> Void) throws {
    try store.write { repositories in
      var event = try #require(try repositories.events.event(id))
      try change(&event)
      try repositories.events.save(event)
      try repositories.journal.setVerb(.link, subject: "work")
    }
  }
}

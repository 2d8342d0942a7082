import HearthTestSupport
import Testing

@testable import HearthDomain

/// Changes are recorded, undone and redone equally on all stores.
@Suite struct UndoTests {
  @Test(arguments: StoreKind.available, UndoableAction.allCases.tried(usually: 3))
  func `undo restores the former state, and redo the later one`(
    kind: StoreKind, action: UndoableAction
  ) throws {
    let lived = try FilledStore(kind)
    let newest = try lived.newest().first?.id ?? 0
    let before = try StoreContents(of: lived.store)
    try lived.perform(action)
    let after = try StoreContents(of: lived.store)
    #expect(after != before)
    let entries = try lived.newest(9).filter { $0.id > newest }
    #expect(entries.count == 1)
    #expect(entries.first?.summary.verb == action.words.verb)
    #expect(entries.first?.summary.kind == action.words.kind)
    // An import is named after its file, which has no name here.
    #expect(entries.first?.summary.subject.isEmpty == (action == .importsContacts))
    for _ in 0..<2 {
      let undone = try lived.journal.undo()
      #expect(undone.map(\.entry.id) == entries.map(\.id))
      #expect(undone.first?.undoEntry.summary.verb == .undo)
      #expect(undone.first?.undoEntry.undoes == entries.first?.name)
      #expect(undone.first?.entry.undoneBy == undone.first?.undoEntry.name)
      #expect(try StoreContents(of: lived.store).differences(from: before) == [])
      let redone = try lived.journal.redo()
      #expect(redone.map(\.entry.name) == undone.map(\.undoEntry.name))
      #expect(try StoreContents(of: lived.store).differences(from: after) == [])
    }
    #expect(throws: DomainError.refused(.nothingToRedo)) { try lived.journal.redo() }
  }

  /// The stores detect changes in independent ways.
  @Test(arguments: UndoableAction.allCases.tried(usually: 1))
  func `all stores record the same entries`(action: UndoableAction) throws {
    let noted = try StoreKind.available.map { kind in
      let lived = try FilledStore(kind)
      try lived.perform(action)
      try lived.journal.undo()
      try lived.journal.redo()
      return try lived.newest(3).map { entry in
        NotedEntry(
          words: entry.summary, areas: entry.areas, count: entry.itemCount,
          steps: try lived.journal.queries.steps(of: entry, limit: 999))
      }
    }
    for other in noted.dropFirst() { #expect(other == noted[0]) }
  }

  private struct NotedEntry: Equatable {
    let words: ChangeSummary
    let areas: Set<Area>
    let count: Int
    let steps: [JournalStep]
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `many changes are undone together and redone one by one`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let actions: [UndoableAction] = [
      .waters, .reads, .likes, .editsPerson, .feels, .finishes, .removesPerson, .removesBook,
    ]
    var pictures = [try StoreContents(of: lived.store)]
    for action in actions {
      try lived.perform(action)
      pictures.append(try StoreContents(of: lived.store))
    }
    let undone = try lived.journal.undo(last: actions.count)
    #expect(undone.count == actions.count)
    #expect(try StoreContents(of: lived.store).differences(from: pictures[0]) == [])
    for picture in pictures.dropFirst() {
      try lived.journal.redo()
      #expect(try StoreContents(of: lived.store).differences(from: picture) == [])
    }
    try lived.journal.undo(last: actions.count)
    try lived.journal.redo(last: actions.count)
    #expect(try StoreContents(of: lived.store).differences(from: pictures[actions.count]) == [])
  }

  @Test(arguments: StoreKind.available)
  func `a second undo goes one step further, and a new change ends redo`(
    kind: StoreKind
  ) throws {
    let lived = try FilledStore(kind)
    let before = try StoreContents(of: lived.store)
    try lived.perform(.editsPerson)
    try lived.perform(.likes)
    try lived.journal.undo()
    try lived.journal.undo()
    #expect(try StoreContents(of: lived.store).differences(from: before) == [])
    try lived.perform(.feels)
    #expect(throws: DomainError.refused(.nothingToRedo)) { try lived.journal.redo() }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `the last redone change is undone first, whatever its number`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.removesPerson)
    let removal = try #require(lived.newest().first).name
    try lived.perform(.feels)
    let after = try StoreContents(of: lived.store)
    try lived.journal.undo(removal)
    let between = try StoreContents(of: lived.store)
    #expect(try lived.journal.redo().map(\.entry.undoes) == [removal])
    #expect(try StoreContents(of: lived.store).differences(from: after) == [])
    #expect(try lived.journal.undo().map(\.entry.name) == [removal])
    #expect(try StoreContents(of: lived.store).differences(from: between) == [])
    #expect(try lived.journal.undo().map(\.entry.summary.verb) == [.add])
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `records are undone in any order`(kind: StoreKind) throws {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for order in orders.tried(usually: 3) {
      let lived = try FilledStore(kind)
      let book = try AddBook(
        context: .of(store: lived.store, clock: lived.clock, newID: lived.newID))(
          bookDetails("천천히", pages: 90), startedOn: Day(literal: "2026-11-18"))
      let before = try StoreContents(of: lived.store)
      let progress = RecordProgress(
        context: .of(store: lived.store, clock: lived.clock, newID: lived.newID))
      var names: [EntryName] = []
      for (day, page) in [("2026-11-17", 10), ("2026-11-18", 20), ("2026-11-19", 30)] {
        _ = try progress(book.id, .page(page), on: Day(literal: day))
        names.append(try #require(lived.newest().first).name)
      }
      for place in order { try lived.journal.undo(names[place]) }
      #expect(try StoreContents(of: lived.store).differences(from: before) == [], "\(order)")
    }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `exchanging the phone numbers of two people is undone`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let others = try lived.store.read { try $0.people.list(.all, in: 0..<99) }
    var one = try #require(others.first { $0.id != lived.planted.id && $0.details.phone != nil })
    var planted = lived.planted
    (one.details.phone, planted.details.phone) = (planted.details.phone, one.details.phone)
    let before = try StoreContents(of: lived.store)
    try lived.store.write { repositories in
      var bare = planted
      bare.details.phone = nil
      try repositories.people.save(bare)
      try repositories.people.save(one)
      try repositories.people.save(planted)
    }
    let after = try StoreContents(of: lived.store)
    try lived.journal.undo()
    #expect(try StoreContents(of: lived.store).differences(from: before) == [])
    try lived.journal.redo()
    #expect(try StoreContents(of: lived.store).differences(from: after) == [])
  }

  /// The import has more steps than an entry stores one by one.
  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a large import is one entry, undone and redone as a whole`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let before = try StoreContents(of: lived.store)
    let cards = try (0..<450).map { number in
      try ContactDetails(
        name: ContactName("사람 \(number)"), phones: [PhoneNumber("010-5555-\(1000 + number)")])
    }
    let outcome = try lived.people.importContacts(cards)
    #expect(outcome.added == 450)
    let after = try StoreContents(of: lived.store)
    let entry = try #require(lived.newest().first)
    #expect(entry.itemCount == 450 && entry.summary.verb == .import && entry.summary.count == 450)
    let told = try lived.journal.queries.steps(of: entry, limit: 1000)
    #expect(told.count == 450 && told.allSatisfy { !$0.fields.isEmpty })
    try lived.journal.undo()
    #expect(try StoreContents(of: lived.store).differences(from: before) == [])
    // The steps of the undone import are listed as before.
    #expect(try lived.journal.queries.steps(of: entry, limit: 1000) == told)
    #expect(try lived.newest().first?.itemCount == 450)
    try lived.journal.redo()
    #expect(try StoreContents(of: lived.store).differences(from: after) == [])
    // If one of them is removed, the import cannot be undone.
    let one = try #require(
      try lived.store.read { try $0.contacts.matched(by: NameMatcher("사람 333"), limit: 1) }.first)
    try lived.people.removeContact(one.id)
    let removal = try #require(lived.newest().first).name
    let error = DomainError.refused(.changedSince(entry.name, by: removal, title: "사람 333"))
    #expect(throws: error) {
      try lived.journal.undo(entry.name)
    }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `undoing a removal restores every recorded value`(kind: StoreKind) throws {
    let tried = try kind.make()
    let things = try WholeThings(isFormer: false)
    try things.save(in: tried.store)
    let whole = try StoreContents(of: tried.store)
    let undo = UndoChanges(store: tried.store, collection: nil)
    for remove in removals(of: things) {
      try tried.store.write(remove)
      try undo()
      #expect(try StoreContents(of: tried.store).differences(from: whole) == [])
    }
  }

  private func removals(of things: WholeThings) -> [(Repositories) throws -> Void] {
    [
      { try $0.moods.remove(things.mood.id) }, { try $0.events.remove(things.event.id) },
      { try $0.contacts.remove(things.contact.id) },
      { try $0.sentences.remove(things.sentence.id) },
      { try $0.sayings.remove(things.saying.id) },
      { try $0.people.remove(things.otherPerson.id) },
      { try $0.books.remove(things.book.id, reading: 1) },
    ]
  }

  /// Only recorded values are compared; derived ones such as care are computed again.
  @Test(arguments: StoreKind.available)
  func `undoing a removal restores dependent entries with every value`(kind: StoreKind) throws {
    let tried = try kind.make()
    let things = try WholeThings()
    try things.save(in: tried.store)
    let undo = UndoChanges(store: tried.store, collection: nil)
    let places = [
      ItemReference(.person, things.person.id.rawValue),
      ItemReference(.watering, things.watering.id.rawValue),
      ItemReference(.postponement, things.postponement.id.rawValue),
      ItemReference(.book, things.book.id.rawValue),
      ItemReference(.pastReading, things.book.id.rawValue, part: 1),
      ItemReference(.record, things.record.id.rawValue),
      ItemReference(.sentence, things.sentence.id.rawValue),
    ]
    func states() throws -> [[String: FieldValue]?] {
      try tried.store.read { repositories in
        try places.map { try repositories.journal.values(at: $0) }
      }
    }
    let whole = try states()
    #expect(!whole.contains { $0 == nil })
    let removals: [(Repositories) throws -> Void] = [
      { try $0.waterings.remove(things.watering.id) },
      { try $0.postponements.remove(things.postponement.id) },
      { try $0.people.remove(things.person.id) },
      { try $0.readingRecords.remove(things.record.id) },
      { try $0.books.remove(things.book.id) },
    ]
    for (number, remove) in removals.enumerated() {
      try tried.store.write(remove)
      #expect(try states().contains { $0 == nil }, "removal \(number)")
      try undo()
      for (place, (now, before)) in zip(places, zip(try states(), whole)) {
        #expect(now == before, "\(place.name) after removal \(number)")
      }
    }
  }

  // MARK: Actions that are not changes

  @Test(arguments: StoreKind.available)
  func `opening a saying is not a change, and is not undone`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    _ = try lived.sayings.mark(lived.saying.id, .liked(true))
    let count = try lived.newest(99).count
    let opened = try lived.sayings.mark(lived.saying.id, .opened)
    try lived.store.write { try $0.sayingDeck.setSaying(lived.saying.id, of: lived.clock.today) }
    try lived.store.write { try $0.sayingDeck.setAside(lived.saying.id) }
    #expect(try lived.newest(99).count == count)
    try lived.journal.undo()
    let saying = try lived.store.read { try $0.sayings.saying(lived.saying.id) }
    #expect(saying?.isLiked == false && saying?.openedAt == opened.openedAt)
  }

  @Test(arguments: StoreKind.available)
  func `undo restores the saying of the day`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let today = lived.clock.today
    try lived.store.write { try $0.sayingDeck.setSaying(lived.saying.id, of: today) }
    try lived.sayings.remove(lived.saying.id)
    #expect(try lived.store.read { try $0.sayingDeck.saying(of: today) } == nil)
    try lived.journal.undo()
    #expect(try lived.store.read { try $0.sayingDeck.saying(of: today) }?.id == lived.saying.id)
    // If another saying of the day was chosen since, it stays.
    try lived.sayings.remove(lived.saying.id)
    let other = try #require(lived.sentence.saying)
    try lived.store.write { try $0.sayingDeck.setSaying(other, of: today) }
    try lived.journal.undo()
    #expect(try lived.store.read { try $0.sayingDeck.saying(of: today) }?.id == other)
  }

  @Test(arguments: StoreKind.available)
  func `automatic changes leave no journal entry`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind, lines: 3)
    try box.release()
    #expect(try box.all().count == 3)
    let journal = JournalUseCases(box.context, collection: nil)
    #expect(try journal.queries.list(limit: 9) == [])
    try FinishWelcome(store: box.store, now: box.now)(displayName: nil)
    #expect(try journal.queries.list(limit: 9) == [])
    #expect(throws: DomainError.refused(.nothingToUndo)) { try journal.undo() }
  }

  @Test(arguments: StoreKind.available)
  func `failed changes leave no journal entry`(kind: StoreKind) throws {
    struct Failure: Error {}
    let lived = try FilledStore(kind)
    let before = try lived.newest(999)
    #expect(throws: Failure.self) {
      try lived.store.write {
        try $0.people.remove(lived.planted.id)
        throw Failure()
      }
    }
    #expect(try lived.newest(999) == before)
  }

  @Test(arguments: StoreKind.available)
  func `an entry added and removed in one transaction is not recorded`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let before = try lived.newest(999)
    try lived.store.write { repositories in
      var person = lived.planted
      person.details.nickname = try Nickname("잠깐")
      try repositories.people.save(person)
      try repositories.people.save(lived.planted)
      let mood = try #require(try repositories.moods.list(.all, .newest(1)).first)
      try repositories.moods.remove(mood.id)
      try repositories.moods.save(mood)
    }
    #expect(try lived.newest(999) == before)
  }
}

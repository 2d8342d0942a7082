import HearthTestSupport
import Testing

@testable import HearthDomain

/// Queries of the journal.
@Suite struct JournalQueryTests {
  @Test(arguments: StoreKind.available)
  func `a removal is listed only in the area of the removed entry`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.store.write { try $0.removeKeepingCare(of: lived.planted) }
    #expect(try lived.newest().first?.areas == [.people])
  }

  @Test(arguments: StoreKind.available)
  func `entries are listed by the given filter`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let known = try lived.newest().first?.id ?? 0
    for action in [UndoableAction.likes, .removesPerson, .feels, .removesSaying] {
      try lived.perform(action)
    }
    let queries = lived.journal.queries
    func verbs(_ filter: JournalFilter) throws -> [ChangeVerb] {
      try queries.list(filter, limit: 99).filter { $0.id > known }.map(\.summary.verb)
    }
    #expect(try verbs(JournalFilter()) == [.remove, .add, .remove, .like])
    #expect(try verbs(JournalFilter(area: .moods)) == [.add])
    // The removal of the saying detaches its sentence.
    #expect(try verbs(JournalFilter(area: .books)) == [.remove])
    #expect(try verbs(JournalFilter(isRemoved: true)) == [.remove, .remove])
    #expect(try verbs(JournalFilter(search: "하늘")) == [.remove])
    let pages = try queries.list(limit: 2)
    let next = try queries.list(before: pages.last?.id, limit: 2)
    #expect(
      (pages + next).filter { $0.id > known }.map(\.summary.verb) == [
        .remove, .add, .remove, .like,
      ])
    #expect(try queries.entry(pages[0].name) == pages[0])
  }

  @Test(arguments: StoreKind.available)
  func `of the recorded entries only undoable ones count as changes`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.likes)
    let liked = try lived.newest().map(\.name)
    try lived.journal.recordIrreversibleAction("link add")
    try lived.journal.undo()
    let written = try lived.newest(3).map(\.name)
    #expect(written.last == liked.first)
    let unknown = try #require(EntryName("999999"))
    #expect(try lived.journal.queries.undoableChanges(among: written + [unknown]) == liked)
  }

  @Test(arguments: StoreKind.available)
  func `a search of changes by days, people and tags`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    _ = try lived.moods.add(MoodLevel(31), MoodMemo("비"), Tags([HearthDomain.Tag("달리기")]))
    let newest = try #require(lived.newest().first)
    let day = lived.clock.zone.localTime(at: newest.changedAt).day
    func verbs(_ search: String, limit: Int = 99) throws -> [ChangeVerb] {
      // The sample year was added in bulk.
      try lived.journal.queries.list(JournalFilter(search: search), limit: limit)
        .filter { !$0.isBulk }.map(\.summary.verb)
    }
    #expect(try verbs("누구:하늘") == [.water, .water, .postpone, .plant, .add])
    #expect(try verbs("하늘 tag:산책") == [.water])
    #expect(try verbs("tag:달리기 mood<40 when:\(day)") == [.add])
    #expect(try verbs("tag:달리기 -when:\(day)").isEmpty)
    #expect(try verbs("tag:달리기 mood>40").isEmpty)
    #expect(try verbs("when:\(day)..", limit: 1) == [.add])
    #expect(try verbs("when:2020").isEmpty)
    #expect(throws: DomainError.invalid(.query, .searchValue(.state, "no"))) {
      try verbs("is:no")
    }
  }

  @Test(arguments: StoreKind.available)
  func `only entries removed by the user are listed as removed`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let known = try lived.newest().first?.id ?? 0
    // Choosing no palette, merging people and splitting a series are not removals.
    for action in [
      UndoableAction.choosesPalette, .removesOne, .mergesPeople, .bringsBack, .feels, .removesMood,
    ] { try lived.perform(action) }
    try lived.moods.choosePalette(nil, for: lived.clock.today)
    func verbs() throws -> [ChangeVerb] {
      try lived.journal.queries.list(JournalFilter(isRemoved: true), limit: 99)
        .filter { $0.id > known }.map(\.summary.verb)
    }
    #expect(try verbs() == [.remove, .remove])
    // Undoing an addition removes the entry.
    _ = try lived.moods.add(MoodLevel(9), MoodMemo(""))
    _ = try lived.journal.undo()
    #expect(try verbs() == [.undo, .remove, .remove])
  }

  @Test(arguments: StoreKind.available)
  func `steps of several entries are returned for each entry`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    for action in [UndoableAction.feels, .waters, .removesMood] { try lived.perform(action) }
    let entries = try lived.journal.queries.list(limit: 99)
    let steps = try lived.journal.queries.steps(of: entries, limit: 2)
    #expect(entries.count > 3 && steps.count == entries.count)
    for entry in entries {
      #expect(try steps[entry.id] == lived.journal.queries.steps(of: entry, limit: 2))
    }
    #expect(try lived.journal.queries.steps(of: [], limit: 2).isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `a book does not share the history of a person with the same id`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.waters)
    try lived.perform(.reads)
    let (person, book) = (lived.planted.id.rawValue, lived.book.id.rawValue)
    for (owner, kind, other) in [
      (person, JournalKind.person, JournalKind.book), (book, .book, .person),
    ] {
      #expect(try !lived.journal.queries.history(of: owner, kind, limit: 9).isEmpty)
      #expect(try lived.journal.queries.history(of: owner, other, limit: 9) == [])
    }
  }

  @Test(arguments: StoreKind.available)
  func `the history of an entry includes its dependent entries`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.waters)
    try lived.perform(.editsPerson)
    try lived.perform(.feels)
    let history = try lived.journal.queries.history(
      of: lived.planted.id.rawValue, .person, limit: 9)
    #expect(
      history.map(\.summary.verb).prefix(5) == [.edit, .water, .water, .water, .postpone])
    #expect(history.last?.summary.verb == .plant)
    let rest = try lived.journal.queries.history(
      of: lived.planted.id.rawValue, .person, before: history[1].id, limit: 1)
    #expect(rest == [history[2]])
  }

  @Test(arguments: StoreKind.available)
  func `an addition is displayed with its original values`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let mood = try lived.moods.add(MoodLevel(70), MoodMemo("햇볕"))
    let entry = try #require(lived.newest().first)
    func told() throws -> [FieldValue] {
      try lived.journal.queries.steps(of: entry, limit: 9).flatMap(\.fields)
        .filter { ["level", "memo"].contains($0.name) }.map(\.after)
    }
    let first: [FieldValue] = [.number(70), .text("햇볕")]
    #expect(try told() == first)
    _ = try lived.moods.edit(mood.id, MoodEdit(level: .level(MoodLevel(5))))
    #expect(try told() == first)
    try lived.moods.remove(mood.id)
    #expect(try told() == first)
    try lived.journal.undo(last: 2)
    #expect(try told() == first)
  }

  @Test(arguments: StoreKind.available)
  func `a change is displayed with both values`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    try lived.perform(.editsPerson)
    let entry = try #require(lived.newest().first)
    let steps = try lived.journal.queries.steps(of: entry, limit: 9)
    #expect(steps.map(\.title) == ["하늘"])
    #expect(
      Set(steps[0].fields.map(\.name))
        == ["nickname", "phone", "birthCalendar", "birthYear", "birthMonth", "birthDay"])
    let name = steps[0].fields.first { $0.name == "nickname" }
    #expect(name?.before == .text("") && name?.after == .text("별명"))
  }
}

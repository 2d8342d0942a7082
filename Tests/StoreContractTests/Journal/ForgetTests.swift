import HearthTestSupport
import Testing

@testable import HearthDomain

/// Forgetting changes removes them from the journal and changes nothing else.
@Suite struct ForgetTests {
  private func forget(_ changes: ForgettableChanges, in lived: FilledStore) throws -> [EntryName] {
    let coming = try lived.journal.forget.changesToForget(changes).map(\.name)
    return try lived.journal.forget(coming, as: changes).entries
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a forgotten change stays listed without its values, and cannot be undone`(kind: StoreKind)
    throws
  {
    let lived = try FilledStore(kind)
    let removed = try lived.done(.removesPerson)
    let before = try StoreContents(of: lived.store)
    let all = try lived.newest(999)
    #expect(try forget(.entry(removed), in: lived) == [removed])
    #expect(try StoreContents(of: lived.store).differences(from: before) == [])
    let entry = try lived.journal.queries.entry(removed)
    #expect(entry.isForgotten && entry.summary.subject == "")
    #expect(
      entry.summary.verb == .remove && entry.changedAt == all[0].changedAt
        && entry.itemCount == all[0].itemCount)
    #expect(try lived.journal.queries.steps(of: entry, limit: 99) == [])
    // Forgetting is not a journal entry itself, and other entries stay.
    #expect(try lived.newest(999).dropFirst() == all.dropFirst())
    #expect(throws: DomainError.refused(.isForgotten(removed))) {
      try lived.journal.undo(removed)
    }
    #expect(try forget(.entry(removed), in: lived) == [])
    // A forgotten entry does not block undoing the one before it.
    #expect(try lived.journal.undo().map(\.entry.name) == [all[1].name])
    _ = try lived.journal.redo()
    #expect(try StoreContents(of: lived.store).differences(from: before) == [])
    // Later changes can be undone as usual.
    let feels = try lived.done(.feels)
    #expect(try lived.journal.undo().map(\.entry.name) == [feels])
  }

  @Test(arguments: StoreKind.available)
  func `the undo of a forgotten change is forgotten too, and not redone`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let feels = try lived.done(.feels)
    let undone = try lived.journal.undo(feels).undoEntry.name
    #expect(try forget(.entry(feels), in: lived) == [undone, feels])
    #expect(throws: DomainError.refused(.isForgotten(undone))) { try lived.journal.redo() }
    #expect(throws: DomainError.notFound(.change, query: "4711", nearest: [])) {
      try lived.journal.forget.changesToForget(.entry(EntryName(4711)))
    }
  }

  @Test(arguments: StoreKind.available)
  func `forgetting removed entries forgets all their changes`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let liked = try lived.done(.likes)
    let mood = try lived.moods.add(MoodLevel(70), MoodMemo("first"))
    _ = try lived.moods.edit(mood.id, MoodEdit(memo: MoodMemo("second")))
    try lived.moods.remove(mood.id)
    let own = try lived.newest(3).map(\.name)
    let forgotten = try forget(.removed, in: lived)
    #expect(Set(own).isSubset(of: Set(forgotten)))
    #expect(!forgotten.contains(liked))
    for entry in try lived.newest(999) where entry.state == .complete {
      for step in try lived.journal.queries.steps(of: entry, limit: 999) {
        #expect(step.change != .removed, "\(entry)")
      }
    }
    // Changes that were not forgotten can be undone.
    try lived.journal.undo(liked)
  }

  @Test(arguments: StoreKind.available)
  func `forgetting a removed occurrence forgets its override`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let edited = try lived.done(.editsOne)
    let moved = OccurrenceID(lived.series, at: LocalTime(literal: "2026-11-24T09:00"))
    #expect(try !forget(.removed, in: lived).contains(edited))
    _ = try lived.schedule.remove([moved], scope: .only)
    let removed = try #require(lived.newest().first).name
    #expect(try Set(forget(.removed, in: lived)).isSuperset(of: [edited, removed]))
  }

  @Test(arguments: StoreKind.available)
  func `after forgetting all changes they still count as newer`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    let mood = try lived.moods.add(MoodLevel(70), MoodMemo("first"))
    let added = try #require(lived.newest().first)
    _ = try lived.moods.edit(mood.id, MoodEdit(memo: MoodMemo("second")))
    let edited = try #require(lived.newest().first).name
    _ = try forget(.entry(edited), in: lived)
    let error = DomainError.refused(
      .changedSince(added.name, by: edited, isWhole: false, title: "70"))
    #expect(throws: error) {
      try lived.journal.undo(added.name)
    }
    // Former values are gone; unchanged fields are still known.
    let told = try lived.journal.queries.steps(of: added, limit: 1).flatMap(\.fields)
    #expect(told.contains { $0.name == "level" && $0.after == .number(70) })
    #expect(!told.contains { $0.name == "memo" })
    let count = try lived.newest(9999).filter { !$0.isForgotten }.count
    #expect(try forget(.all, in: lived).count == count)
    #expect(try lived.newest(9999).allSatisfy { $0.isForgotten && $0.summary.subject.isEmpty })
    #expect(try forget(.all, in: lived) == [])
  }

  @Test(arguments: StoreKind.available)
  func `an undone bulk change is forgotten as a whole`(kind: StoreKind) throws {
    let lived = try FilledStore(kind)
    _ = try lived.people.importContacts(
      try (1...300).map { ContactDetails(name: try ContactName("사람 \($0)")) })
    let bulk = try #require(lived.newest().first)
    let undone = try lived.journal.undo(bulk.name).undoEntry
    #expect(try lived.journal.queries.steps(of: undone, limit: 999).count == 300)
    #expect(try forget(.entry(undone.name), in: lived) == [undone.name, bulk.name])
    let rest = try lived.journal.queries.entry(undone.name)
    #expect(rest.isForgotten && rest.itemCount == 300)
    #expect(try lived.journal.queries.steps(of: rest, limit: 999) == [])
  }
}

import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Changes that other programs made to a store or its journal are refused, reported, and repaired
/// if they can be derived.
@Suite struct JournalCheckTests: OnFiledStore {
  let home: FiledStore

  init() throws {
    home = try FiledStore()
  }

  private var context: UseCaseContext { UseCaseContext(store, FiledStore.clock, .seeded(3)) }
  private var journal: JournalUseCases { JournalUseCases(context, collection: nil) }
  private var moods: MoodUseCases { MoodUseCases(context) }
  private var findings: [StoreFinding] { get throws { try inspector.inspect().findings } }

  @Test func `a change by another program is reported, and its entry cannot be undone`() throws {
    let mood = try moods.add(MoodLevel(70), MoodMemo("first"))
    _ = try moods.edit(mood.id, MoodEdit(memo: MoodMemo("second")))
    #expect(try findings == [])
    try runSQL(path, "UPDATE mood SET level = 20")
    // A change of another field does not matter.
    #expect(try findings == [])
    try runSQL(path, "UPDATE mood SET memo = 'third'")
    let error = DomainError.refused(.changedElsewhere(EntryName(2), title: "70"))
    #expect(throws: error) { try journal.undo() }
    #expect(try findings.contains(.changedOutsideJournal(count: 1)))
    #expect(try moods.queries.list(.all, .newest(1)).map(\.memo) == ["third"])
    // A repair does not change the data.
    try SQLiteInspector(path: FilePath(path), store: store).rebuildDerivedData()
    #expect(try findings == [.changedOutsideJournal(count: 1)])
    try runSQL(path, "UPDATE mood SET memo = 'second'")
    try journal.undo()
    #expect(try moods.queries.list(.all, .newest(1)).map(\.memo) == ["first"])
    #expect(try findings == [])
  }

  @Test func `rows that another program removed or added are reported`() throws {
    let mood = try moods.add(MoodLevel(70), MoodMemo("here"))
    try runSQL(path, "DELETE FROM mood")
    #expect(try findings.contains(.changedOutsideJournal(count: 1)))
    let error = DomainError.refused(.changedElsewhere(EntryName(1), title: "70"))
    #expect(throws: error) { try journal.undo() }
    _ = mood
  }

  @Test func `an entry with a field of a later version cannot be undone`() throws {
    let mood = try moods.add(MoodLevel(70), MoodMemo("first"))
    _ = try moods.edit(mood.id, MoodEdit(memo: MoodMemo("second")))
    let name = try #require(try journal.queries.list(limit: 1).first).name
    try runSQL(
      path,
      """
      UPDATE journal_step SET body = CAST(char(1) || '{"weather":["sun","rain"]}' AS BLOB)
      WHERE entry = (SELECT max(id) FROM journal_entry)
      """)
    #expect(throws: DomainError.refused(.unknownField(name, name: "weather"))) {
      try journal.undo()
    }
    let fields = try journal.queries.steps(of: journal.queries.entry(name), limit: 9)
      .flatMap(\.fields)
    #expect(fields == [JournalField("weather", .text, from: .text("sun"), to: .text("rain"))])
  }

  @Test func `undo marks are rebuilt from the undoing entries`() throws {
    for level in [10, 20, 30] { _ = try moods.add(MoodLevel(level), MoodMemo("m")) }
    try journal.undo(last: 2)
    try journal.redo()
    #expect(try findings == [])
    func marks() throws -> [EntryName?] { try journal.queries.list(limit: 99).map(\.undoneBy) }
    let right = try marks()
    try runSQL(path, "UPDATE journal_entry SET undone_by = 1 WHERE id IN (1, 5)")
    #expect(try findings == [.outdatedData(.undone, count: 2)])
    try SQLiteInspector(path: FilePath(path), store: store).rebuildDerivedData()
    #expect(try findings == [])
    #expect(try marks() == right)
  }

  @Test func `invalid or missing steps are reported`() throws {
    for level in [10, 20, 30] { _ = try moods.add(MoodLevel(level), MoodMemo("m")) }
    try runSQL(path, "UPDATE journal_step SET kind = 99 WHERE entry = 2")
    try runSQL(path, "DELETE FROM journal_step WHERE entry = 1")
    let told = try findings.compactMap { finding -> (String, Int)? in
      guard case .unreadableRows(let table, _, let count) = finding else { return nil }
      return (table, count)
    }
    #expect(told.map(\.0) == ["journal_step"] && told.map(\.1) == [2])
  }

  @Test(.inWholeRuns) func `steps in blocks are compared too`() throws {
    _ = try PeopleUseCases(context).importContacts(
      try (1...300).map { ContactDetails(name: try ContactName("Somebody \($0)")) })
    #expect(try findings == [])
    try journal.undo()
    #expect(try findings == [])
    try journal.redo()
    #expect(try findings == [])
    try runSQL(path, "DELETE FROM contact WHERE id IN (SELECT id FROM contact LIMIT 7)")
    #expect(try findings.contains(.changedOutsideJournal(count: 7)))
  }
}

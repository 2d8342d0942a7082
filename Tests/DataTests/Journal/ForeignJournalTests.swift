import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// A journal that another program wrote to does not prevent changes; doctor reports it, and a
/// repair removes invalid entries.
@Suite struct ForeignJournalTests: OnFiledStore {
  let home: FiledStore

  init() throws {
    home = try FiledStore()
    for number in 1...4 {
      let mood = try moods.add(MoodLevel(10 * number), MoodMemo("first \(number)"))
      _ = try moods.edit(mood.id, MoodEdit(memo: MoodMemo("second \(number)")))
    }
    try journal.undo()
    try store.close()
  }

  private var context: UseCaseContext { UseCaseContext(store, FiledStore.clock, .seeded(3)) }
  private var journal: JournalUseCases { JournalUseCases(context, collection: nil) }
  private var moods: MoodUseCases { MoodUseCases(context) }
  /// The findings except for differences from the journal that removed entries leave.
  private var findings: [StoreFinding] {
    get throws {
      try inspector.inspect().findings.filter {
        if case .changedOutsideJournal = $0 { false } else { true }
      }
    }
  }
  private var mending: SQLiteInspector { SQLiteInspector(path: FilePath(path), store: store) }

  private func spoil(_ statements: [String]) throws {
    for statement in statements { try runUncheckedSQL(path, statement) }
  }

  private static let greatest = "9223372036854775807"
  private static let least = "-9223372036854775808"

  /// Statements that corrupt the journal, each list with the number of changes that a repair
  /// removes.
  static let spoils: [([String], Int)] = [
    (["UPDATE journal_entry SET number = \(greatest) WHERE id = 9"], 1),
    (["UPDATE journal_entry SET number = 1099511627777 WHERE id = 3"], 1),
    (["UPDATE journal_entry SET number = 0 WHERE id = 3"], 1),
    (["UPDATE journal_entry SET number = \(least) WHERE id = 9"], 1),
    (
      [
        "UPDATE journal_step SET entry = \(greatest) WHERE entry = 7",
        "UPDATE journal_entry SET id = \(greatest) WHERE id = 7",
      ], 1
    ),
    (
      [
        "UPDATE journal_step SET entry = -1 WHERE entry = 1",
        "UPDATE journal_entry SET id = -1 WHERE id = 1",
      ], 1
    ),
    (["DELETE FROM journal_device"], 0),
    (["UPDATE journal_device SET is_own = 0"], 0),
    (["UPDATE journal_entry SET device = 7 WHERE id = 5"], 0),
    (["UPDATE journal_entry SET verb = 'x' WHERE id = 9"], 1),
    (["UPDATE journal_entry SET kind = 99 WHERE id = 3"], 1),
    (["UPDATE journal_entry SET state = 9 WHERE id = 3"], 1),
    (["UPDATE journal_entry SET bytes = \(greatest), total = \(greatest) WHERE id = 9"], 0),
    (["UPDATE journal_entry SET bytes = \(greatest), total = \(greatest) WHERE id = 2"], 0),
    (["UPDATE journal_entry SET bytes = -7 WHERE id = 9"], 0),
    (["UPDATE journal_entry SET total = \(least) WHERE id = 9"], 0),
    (["UPDATE journal_entry SET things = \(least) WHERE id = 3"], 0),
    (["UPDATE journal_entry SET things = 0 WHERE id = 9"], 0),
    (["UPDATE journal_entry SET things = \(greatest) WHERE id = 3"], 1),
    (["UPDATE journal_entry SET subjects = -1 WHERE id = 3"], 0),
    (["UPDATE journal_entry SET latest_stamp = 0 WHERE id = 9"], 0),
    (["UPDATE journal_step SET body = zeroblob(20000000) WHERE entry = 3"], 1),
    (["UPDATE journal_entry SET undoes = id WHERE id = 9"], 0),
    (["UPDATE journal_entry SET undoes = id + 1 WHERE id = 3"], 0),
    (["UPDATE journal_entry SET undone_by = 2 WHERE id = 9"], 0),
    (["UPDATE journal_step SET kind = 99 WHERE entry = 9"], 1),
    (["UPDATE journal_step SET change = 7 WHERE entry = 3"], 1),
    (["UPDATE journal_step SET body = x'63' WHERE entry = 3"], 1),
    (["UPDATE journal_step SET body = CAST(char(1) || '{' AS BLOB) WHERE entry = 9"], 1),
    (["UPDATE journal_step SET first = last + 1 WHERE entry = 3"], 1),
    (["UPDATE journal_step SET things = 1000000 WHERE entry = 3"], 1),
    (["UPDATE journal_step SET things = 0 WHERE entry = 3"], 1),
    (["DELETE FROM journal_step WHERE entry = 3"], 1),
    (["UPDATE journal_step SET entry = 999 WHERE entry = 3"], 2),
  ]

  @Test(arguments: spoils.tried(usually: 1))
  func `invalid journal rows prevent no change, and a repair removes them`(
    statements: [String], count: Int
  ) throws {
    try spoil(statements)
    #expect(try !findings.isEmpty)
    let before = try moods.queries.list(.all, .newest(99)).count
    for level in [80, 81, 82] { _ = try moods.add(MoodLevel(level), MoodMemo("after")) }
    #expect(try moods.queries.list(.all, .newest(99)).count == before + 3)
    // A valid entry can be undone by its number, whatever else the journal contains.
    let newest = try journal.queries.list(limit: 1)
    if let name = newest.first?.name, name.device == nil { try journal.undo(name) }
    let names = try journal.queries.list(limit: 99).map(\.name)
    #expect(Set(names).count == names.count)
    let open = try journal.queries.list(limit: 99).count
    #expect(try mending.rebuildDerivedData() == count)
    #expect(try findings == [])
    #expect(try journal.queries.list(limit: 99).count >= open - count)
    _ = try moods.add(MoodLevel(90), MoodMemo("at last"))
    let undone = try journal.undo()
    #expect(undone.map(\.entry.summary.subject) == ["90"])
    #expect(try findings == [])
    #expect(try mending.rebuildDerivedData() == 0)
  }

  @Test func `numbering continues after the greatest possible number`() throws {
    try spoil(["UPDATE journal_entry SET number = \(Self.greatest) WHERE id = 9"])
    _ = try moods.add(MoodLevel(80), MoodMemo("after"))
    #expect(try journal.queries.list(limit: 1).map(\.name) == [EntryName(9)])
    // After the greatest number, free numbers are used.
    try spoil(["UPDATE journal_entry SET number = \(SQLJournal.maxNumber) WHERE id = 10"])
    for _ in 0..<3 { _ = try moods.add(MoodLevel(80), MoodMemo("after")) }
    #expect(try mending.rebuildDerivedData() == 4)
  }

  @Test func `undo stops at an unreadable entry instead of skipping it`() throws {
    try spoil(["UPDATE journal_entry SET verb = 'x' WHERE id = 7"])
    // The previous entry was made after it and undone.
    let damage = DomainError.damaged(.row(table: "journal_entry", column: "verb", id: "7"))
    #expect(throws: damage) { try journal.undo() }
    #expect(throws: damage) { try journal.undo.entriesToUndo(last: 3) }
    #expect(try journal.queries.list(limit: 99).count == 8)
    try journal.undo(EntryName(6))
    #expect(throws: damage) { try journal.undo(last: 2) }
    try journal.redo()
    _ = try mending.rebuildDerivedData()
    try journal.undo()
    #expect(try moods.queries.list(.all, .newest(99)).map(\.memo).contains("first 3"))
  }

  /// An addition is displayed with the present values, without later changes.
  @Test func `an addition is displayed although a later change is unreadable`() throws {
    for statement in [
      "UPDATE journal_entry SET verb = 'x' WHERE id = 4",
      "UPDATE journal_step SET body = x'63' WHERE entry = 4",
    ] {
      try spoil([statement])
      let steps = try journal.queries.steps(of: journal.queries.entry(EntryName(3)), limit: 9)
      #expect(steps.count == 1 && !steps[0].fields.isEmpty)
    }
  }

  @Test func `an entry with missing steps is not undone`() throws {
    try spoil(["DELETE FROM journal_step WHERE entry = 4"])
    let damage = DomainError.damaged(.row(table: "journal_entry", column: "things", id: "4"))
    #expect(throws: damage) { try journal.undo(EntryName(4)) }
    #expect(try journal.queries.steps(of: journal.queries.entry(EntryName(4)), limit: 9) == [])
  }

  @Test(
    arguments: [
      ("memo", "'a' || replace(hex(zeroblob(40000)), '00', '\u{301}')"),
      ("memo", "replace(hex(zeroblob(40000)), '00', 'abc')"),
    ])
  func `an undo does not restore an invalid value`(name: String, text: String) throws {
    try spoil([
      "UPDATE journal_step SET body = CAST(char(1) || '{\"\(name)\":[\"' || \(text) || "
        + "'\",\"second 2\"]}' AS BLOB) WHERE entry = 4"
    ])
    #expect(throws: DomainError.refused(.unusableValue(EntryName(4), name: name))) {
      try journal.undo(EntryName(4))
    }
    #expect(try moods.queries.list(.all, .newest(99)).map(\.memo).contains("second 2"))
  }

  @Test(arguments: ["mood.palette", "mood.canvas_mode", "mood.artist", "profile.email"])
  func `an undo does not restore an invalid setting`(key: String) throws {
    let artist = try ArtistName("Me")
    try moods.changeSettings { $0.artist = artist }
    let value = key == "mood.artist" ? String(repeating: "x", count: 5_000) : "no such @ thing"
    try spoil([
      "UPDATE journal_step SET change = 2, first = \(ItemReference.setting(key).id), "
        + "last = \(ItemReference.setting(key).id), body = CAST(char(1) || "
        + "'{\"@\":\"\(key)\",\"value\":\"\(value)\"}' AS BLOB) WHERE entry = 10",
      "DELETE FROM setting WHERE key = '\(key)'",
    ])
    let name = EntryName(10)
    #expect(throws: DomainError.refused(.unusableValue(name, name: "value"))) {
      try journal.undo(name)
    }
    #expect(try store.read { try $0.moodSettings.load() }.palette == MoodSettings().palette)
  }

  /// Such a weight is not possible, and it must not push out all other entries.
  @Test func `an impossible weight is replaced by that of the steps`() throws {
    func weights() throws -> [[Int]] {
      try store.transaction(.read) { connection, _ in
        try connection.rows("SELECT id, bytes, total FROM journal_entry ORDER BY id", of: "e") {
          [try $0.int("id"), try $0.int("bytes"), try $0.int("total")]
        }
      }
    }
    let right = try weights()
    try spoil(["UPDATE journal_entry SET bytes = 1 << 60, total = 1 << 61 WHERE id > 2"])
    #expect(try findings == [.outdatedData(.totals, count: 7)])
    try mending.rebuildDerivedData()
    #expect(try weights() == right)
  }
}

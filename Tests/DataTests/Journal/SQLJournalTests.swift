import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Writing, marking and removing journal entries.
@Suite struct SQLJournalTests: OnFiledStore {
  let home: FiledStore
  private let machine = TestClock("2026-11-20T09:00")

  init() throws {
    home = try FiledStore()
  }

  private func write<T>(_ body: (SQLJournal) throws -> T) throws -> T {
    try store.transaction(.write) { connection, _ in
      try body(SQLJournal(connection: connection, now: now, clock: machine.clock.now))
    }
  }

  @discardableResult
  private func note(
    _ ids: some Collection<Int64> = [1], undoes: Int? = nil, title: String = "Mum",
    trims: Bool = true
  ) throws -> EntryName {
    try write { journal in
      let steps = ids.map { id in
        JournalStep(
          at: ItemReference(.mood, id), of: id, .removed, title: "",
          fields: [JournalField("memo", .text, from: .text(title), to: .nothing)])
      }
      let name = try journal.write(ChangeSummary(.remove, .mood, ""), steps, undoes: undoes)
      if trims { try journal.trim() }
      return name
    }
  }

  private struct Row: Equatable {
    let id: Int
    let stamp: Int64
    let undoneBy: Int?
    let state: Int
    let total: Int
  }

  private func rows() throws -> [Row] {
    try store.transaction(.read) { connection, _ in
      try connection.rows(
        "SELECT id, stamp, undone_by, state, bytes, total FROM journal_entry ORDER BY id",
        of: "journal_entry"
      ) {
        Row(
          id: try $0.int("id"), stamp: try $0.integer("stamp"),
          undoneBy: try $0.optional("undone_by", $0.int), state: try $0.int("state"),
          total: try $0.int("total"))
      }
    }
  }

  private func steps() throws -> Int {
    try store.transaction(.read) { connection, _ in
      try connection.first("SELECT count(*) AS n FROM journal_step", of: "n") { try $0.int("n") }
        ?? 0
    }
  }

  private func longest() throws -> Int? {
    try store.transaction(.read) { connection, _ in
      try connection.first("SELECT max(length(body)) AS n FROM journal_step", of: "n") {
        try $0.int("n")
      }
    }
  }

  @Test func `numbers and stamps increase whatever the system clock shows`() throws {
    machine.set("2026-11-20T09:00")
    #expect(try note() == EntryName(1))
    machine.set("2020-01-01T09:00")
    #expect(try [note(), note()] == [EntryName(2), EntryName(3)])
    let stamps = try rows().map(\.stamp)
    #expect(stamps == [stamps[0], stamps[0] + 1, stamps[0] + 2])
    machine.set("2026-11-20T09:01")
    try note()
    #expect(try rows()[3].stamp == Int64(ChangeTimestamp(at: machine.clock.now()).rawValue))
  }

  @Test func `the size of an entry is the difference of two running totals`() throws {
    for number in 1...5 { try note([Int64(number)], title: String(repeating: "a", count: number)) }
    let found = try rows()
    let weights = zip(found.dropFirst(), found).map { $0.total - $1.total }
    #expect(weights == [weights[0], weights[0] + 1, weights[0] + 2, weights[0] + 3])
  }

  @Test func `undone, redone and undone entries have the right marks`() throws {
    try note()
    try note(undoes: 1)
    #expect(try rows().map(\.undoneBy) == [2, nil])
    try note(undoes: 2)
    #expect(try rows().map(\.undoneBy) == [nil, 3, nil])
    try note(undoes: 3)
    #expect(try rows().map(\.undoneBy) == [2, nil, 4, nil])
    try note(undoes: 4)
    #expect(try rows().map(\.undoneBy) == [nil, 3, nil, 5, nil])
  }

  @Test func `the oldest entries are removed once they are too many and too old`() throws {
    machine.set("2026-01-01T09:00")
    for _ in 0..<3 { try note() }
    machine.set("2026-11-20T09:00")
    // Enough entries, of which only the first are old.
    for _ in 0..<(JournalLimits.minEntries - 1) { try note() }
    #expect(try rows().first?.id == 3)
    #expect(try rows().count == JournalLimits.minEntries)
    try note()
    try note()
    #expect(try rows().first?.id == 4)
    #expect(try rows().count == JournalLimits.minEntries + 1)
  }

  @Test(
    .inWholeRuns, arguments: [(JournalRetention.month, 0), (.quarter, 1), (.year, 2), (.always, 3)])
  func `entries are kept for the chosen time`(keeping: JournalRetention, left: Int) throws {
    for day in ["2025-11-10", "2026-04-01", "2026-09-10"] {
      machine.set("\(day)T09:00")
      try note(trims: false)
    }
    machine.set("2026-11-20T09:00")
    for _ in 0..<JournalLimits.minEntries { try note(trims: false) }
    try write { journal in
      journal.maxAge = keeping.maxAge
      try journal.trim()
    }
    #expect(try rows().count == JournalLimits.minEntries + left)
  }

  @Test func `the number of rows removed at once is limited`() throws {
    machine.set("2026-01-01T09:00")
    try note(1...190)
    try note(1...190)
    for _ in 0..<JournalLimits.minEntries { try note() }
    machine.set("2026-11-20T09:00")
    let before = try steps()
    try note()
    // The second entry is only partly removed.
    #expect(
      try rows().first.map { [$0.id, $0.state] } == [2, JournalEntry.State.trimmed.rawValue])
    #expect(try steps() == before + 1 - JournalLimits.maxRowsPerTransaction)
    try note()
    #expect(try rows().map(\.id).first == 5 && rows().count == JournalLimits.minEntries)
  }

  /// Keeping recent changes takes precedence over the size limit.
  @Test(.inWholeRuns) func `large entries are kept for a week`() throws {
    machine.set("2026-11-10T09:00")
    let text = String(repeating: "0123456789", count: 1_500_000)
    for _ in 0..<5 { try note(title: text) }
    #expect(try longest() == StepRow.maxBodySize)
    let last = try store.read { repositories in
      var fields: [JournalField] = []
      try repositories.journal.steps(of: 5) { fields += $0.fields }
      return fields
    }
    #expect(last == [JournalField("memo", .text, from: .text(text), to: .nothing)])
    #expect(try rows().count == 5)
    machine.set("2026-11-16T09:00")
    try note()
    #expect(try rows().count == 6)
    machine.set("2026-11-18T09:00")
    try note()
    #expect(try rows().map(\.id) == [2, 3, 4, 5, 6, 7])
  }

  @Test(.inWholeRuns)
  func `the newest entry is kept at any size and age, and so are future ones`() throws {
    machine.set("2026-11-10T09:00")
    try note(title: String(repeating: "0123456789", count: 7_000_000))
    #expect(try rows().count == 1)
    machine.set("2026-01-10T09:00")
    try note()
    #expect(try rows().count == 2)
    machine.set("2027-01-10T09:00")
    // Its steps are more rows than are removed at once.
    for _ in 0..<2 { try note() }
    #expect(try rows().map(\.id) == [2, 3, 4])
  }

  @Test func `impossible totals prevent no change`() throws {
    try note()
    try runSQL(path, "UPDATE journal_entry SET total = 9223372036854775807")
    try note()
    #expect(try rows().count == 2)
  }

  @Test func `wrong totals are reported and recomputed`() throws {
    for _ in 0..<4 { try note() }
    let before = try rows()
    #expect(try inspector.inspect().findings == [])
    try runSQL(path, "UPDATE journal_entry SET total = total + 5 WHERE id = 3")
    #expect(try inspector.inspect().findings == [.outdatedData(.totals, count: 2)])
    try SQLiteInspector(path: FilePath(path), store: store).rebuildDerivedData()
    #expect(try inspector.inspect().findings == [])
    #expect(try rows() == before)
  }

  private var journal: JournalUseCases {
    JournalUseCases(UseCaseContext(store, FiledStore.clock, .seeded(1)), collection: nil)
  }

  private func rename(_ name: String) throws {
    try EditProfile(store: store)(.init(displayName: DisplayName(name)))
  }

  @Test(arguments: [
    ("undoes = id", 2), ("undoes = 3 - id, undone_by = 3 - id", 0),
    ("things = -9223372036854775808", 2),
  ])
  func `entries that undo each other in a cycle do not hang the program`(
    assignment: String, taken: Int
  ) throws {
    for name in ["Jisu", "Hana"] { try rename(name) }
    try runUncheckedSQL(path, "UPDATE journal_entry SET \(assignment)")
    for _ in 0..<taken { #expect(try journal.undo().count == 1) }
    #expect(throws: DomainError.refused(.nothingToUndo)) { try journal.undo() }
  }

  @Test func `a lock value in a foreign journal is not restored`() throws {
    try rename("Mina")
    let step = #"{"@":"profile.lock","value":"of a stranger"}"#
    try runSQL(
      path, "UPDATE journal_step SET change = 2, body = CAST(x'01' || '\(step)' AS BLOB)")
    let damage = DomainError.damaged(.row(table: "journal_step", column: "body", id: "1"))
    #expect(throws: damage) { try journal.undo() }
    let locks = try store.transaction(.read) { connection, _ in
      try connection.rows("SELECT value FROM setting WHERE key = 'profile.lock'", of: "setting") {
        try $0.text("value")
      }
    }
    #expect(locks == [])
  }
}

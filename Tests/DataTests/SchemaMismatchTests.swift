import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Stores with schema objects that this program did not create.
@Suite struct SchemaMismatchTests: OnFiledStore {
  let home: FiledStore
  /// A new connection on each access.
  var store: SQLStore { .sqlite(path: FilePath(path), now: now) }

  init() throws {
    home = try .sampled()
  }

  private func people(_ path: String) throws -> Int {
    try SQLStore.sqlite(path: FilePath(path), now: now).read {
      try $0.people.list(.all, in: 0..<99).count
    }
  }

  static let hands: [(String, SchemaMismatch)] = [
    (
      "CREATE TRIGGER thief AFTER INSERT ON mood BEGIN DELETE FROM person; END",
      SchemaMismatch(.trigger, "thief", .added)
    ),
    (
      "CREATE VIEW \"a \"\"b\"\"\" AS WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT x FROM n",
      SchemaMismatch(.view, "a \"b\"", .added)
    ),
    ("CREATE UNIQUE INDEX one ON mood (level)", SchemaMismatch(.index, "one", .added)),
    ("DROP TRIGGER mood_added", SchemaMismatch(.trigger, "mood_added", .missing)),
    ("DROP INDEX mood_list", SchemaMismatch(.index, "mood_list", .missing)),
    (
      "CREATE INDEX ev ON mood(level) WHERE instr(hex(zeroblob(9)), '1')",
      SchemaMismatch(.index, "ev", .added)
    ),
    ("CREATE INDEX ev ON mood (length(memo))", SchemaMismatch(.index, "ev", .added)),
    ("CREATE INDEX ev ON mood (level + 1)", SchemaMismatch(.index, "ev", .added)),
    ("CREATE INDEX ev ON mood (level AND day)", SchemaMismatch(.index, "ev", .added)),
  ]

  @Test(arguments: hands.tried(usually: 1))
  func `foreign schema objects stop changes until they are removed`(
    statement: String, object: SchemaMismatch
  ) throws {
    let before = try text(of: store)
    try runSQL(path, statement)
    let damage = DomainError.damaged(.schema(path: FilePath(path), object))
    #expect(throws: damage) { try rename("지은", in: store) }
    #expect(throws: damage) { try store.relaxedWrite { _ in } }
    #expect(try text(of: store) == before)
    #expect(try inspector.inspect().findings == [.mismatch(object)])
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    #expect(throws: DomainError.damaged(.schema(path: copy, object))) { try copies.check(copy) }
    #expect(throws: DomainError.damaged(.schema(path: copy, object))) {
      try copies.restore(copy) { nil }
    }
    try inspector.rebuildDerivedData()
    #expect(try inspector.inspect().findings == [])
    #expect(try text(of: store) == before)
    try rename("지은", in: store)
  }

  @Test(arguments: [["seen", "on_seen"], ["a \"\"b\"\"", "_"]])
  func `a foreign view is removed with its triggers`(names: [String]) throws {
    let before = try text(of: store)
    try runSQL(
      path, "CREATE VIEW \"\(names[0])\" AS SELECT id, memo FROM mood",
      "CREATE TRIGGER \"\(names[1])\" INSTEAD OF INSERT ON \"\(names[0])\""
        + " BEGIN DELETE FROM person; END")
    #expect(try inspector.inspect().findings.count == 2)
    try inspector.rebuildDerivedData()
    #expect(try inspector.inspect().findings == [])
    #expect(try text(of: store) == before)
    try rename("지은", in: store)
  }

  @Test func `an older store with missing tables is damaged, and is not copied`() throws {
    try runSQL(path, "PRAGMA user_version = \(Migration.oldestSupported)", "DROP TABLE mood")
    let store = SQLStore.sqlite(
      path: FilePath(path), now: now,
      beforeMigrating: { Issue.record("a copy was made for nothing") })
    for body in [store.read, store.write] as [((Repositories) throws -> Void) throws -> Void] {
      #expect {
        try body { _ in }
      } throws: {
        if case DomainError.damaged(.schema) = $0 { true } else { false }
      }
    }
  }

  @Test func `a table that a later migration creates stops it before a copy is made`() throws {
    let older = folder.place("older.db")
    try EmptyStore.put(at: older.displayText)
    try runSQL(older.displayText, "CREATE TABLE later (a)")
    let step = Migration(number: Migration.newestNumber + 1, name: "later") {
      ["CREATE TABLE later (b INTEGER)"]
    }
    let store = SQLStore(
      SQLiteDriver(path: older), now: now, steps: Migration.all + [step],
      beforeMigrating: { Issue.record("a copy was made for nothing") })
    let object = SchemaMismatch(.table, "later", .added)
    #expect(throws: DomainError.damaged(.schema(path: older, object))) { try store.read { _ in } }
  }

  /// An expression that would take years to evaluate and could not be interrupted.
  private static let endless = "instr(zeroblob(40000000), zeroblob(20000000) || x'01') = 0"

  static let engines: [(name: String, words: String, trouble: SchemaMismatch.Difference)] = [
    ("sqlite_stat1", "sqlite_stat1(idx, stat, x, tbl AS (\(endless)))", .added),
    ("sqlite_stat1", "sqlite_stat1(tbl, idx, stat CHECK (0))", .added),
    ("search_index_data", "'search_index_data'(id INTEGER PRIMARY KEY, block CHECK (0))", .changed),
    (
      "search_index_data",
      "'search_index_data'(id INTEGER PRIMARY KEY, block BLOB CHECK (\(endless)))", .changed
    ),
    (
      "search_index_idx",
      "'search_index_idx'(segid, term, pgno REFERENCES person (id), PRIMARY KEY(segid, term)) "
        + "WITHOUT ROWID", .changed
    ),
  ]

  @Test(.inWholeRuns, arguments: engines)
  func `the engine's own tables are compared with the engine's definitions`(
    name: String, words: String, trouble: SchemaMismatch.Difference
  ) throws {
    let before = try text(of: store)
    try runSQL(
      path, "ANALYZE", "PRAGMA writable_schema = ON",
      "UPDATE sqlite_master SET sql = 'CREATE TABLE \(words.doubled)' WHERE name = '\(name)'")
    let object = SchemaMismatch(.table, name, trouble)
    let work = ProcessorTime()
    #expect(throws: DomainError.damaged(.schema(path: FilePath(path), object))) {
      try rename("지은", in: store)
    }
    #expect(try inspector.inspect().findings == [.mismatch(object)])
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    #expect(throws: DomainError.damaged(.schema(path: copy, object))) {
      try copies.restore(copy) { nil }
    }
    try inspector.rebuildDerivedData()
    #expect(try inspector.inspect().findings == [])
    #expect(try text(of: store) == before)
    try rename("지은", in: store)
    #expect(work.passed < .seconds(8))
  }

  @Test func `the length of values is limited, so that no function call runs forever`() throws {
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.read)
    let tooLong = DomainError.damaged(
      .store(path: FilePath(path), detail: "string or blob too big"))
    #expect(throws: tooLong) { try connection.execute("SELECT \(Self.endless)") }
    try connection.execute("SELECT length(zeroblob(1000000))")
  }

  @Test func `an oversized schema is not read to its end`() throws {
    try runSQL(path, "CREATE TABLE ev (a /*\(String(repeating: " x", count: 10 << 20))*/)")
    let work = ProcessorTime()
    let tooLong = DomainError.damaged(
      .store(path: FilePath(path), detail: "string or blob too big"))
    #expect(throws: tooLong) { try rename("지은", in: store) }
    #expect(try inspector.inspect().isCorrupted)
    #expect(work.passed < .seconds(4))
  }

  @Test func `a trigger added while a store is open is noticed`() throws {
    let running = store
    try rename("지은", in: running)
    try runSQL(path, Self.hands[0].0)
    #expect(throws: DomainError.damaged(.schema(path: FilePath(path), Self.hands[0].1))) {
      try rename("하나", in: running)
    }
  }

  @Test func `a store with a foreign trigger cannot be restored`() throws {
    let other = try FiledStore.sampled()
    let theirs = other.folder.file("hearth.db")
    try runSQL(theirs, Self.hands[0].0, "PRAGMA journal_mode = DELETE")
    let before = try text(of: store)
    #expect(throws: DomainError.damaged(.schema(path: FilePath(theirs), Self.hands[0].1))) {
      try copies.restore(FilePath(theirs)) { nil }
    }
    withExtendedLifetime(other) {}
    #expect(try text(of: store) == before)
  }

  @Test func `a view in place of a table is reported and never read`() throws {
    try runSQL(
      path, "PRAGMA foreign_keys = OFF", "DROP TABLE mood",
      """
      CREATE VIEW mood AS WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id FROM n)
      SELECT id, id AS day, id AS at, 0 AS seconds_east, 1 AS level, 'a' AS memo, 500 AS across,
        500 AS down FROM n
      """)
    let object = SchemaMismatch(.table, "mood", .changed)
    #expect(throws: DomainError.damaged(.schema(path: FilePath(path), object))) {
      try store.read { try $0.moods.list(MoodFilter(), MoodPage(isNewestFirst: true, limit: 9)) }
    }
    #expect(try inspector.inspect().findings.first == .mismatch(object))
    #expect(throws: DomainError.damaged(.schema(path: FilePath(path), object))) {
      try inspector.rebuildDerivedData()
    }
    #expect(try people(path) > 0)
    var missing: [ArchiveGap] = []
    var bytes: [UInt8] = []
    _ = try SQLArchive(store: store).writeIntactParts(
      to: { bytes += $0 }, withJournal: false, missing: { missing.append($0) })
    #expect(!missing.isEmpty)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"people\""))
  }

  @Test func `a table with a foreign computed column is reported and never read`() throws {
    try runSQL(
      path,
      "ALTER TABLE mood ADD COLUMN slow INTEGER AS (length(replace(hex(zeroblob(400000)), '0', 'ab')))",
      // A table of another program is accepted.
      "CREATE TABLE other (a INTEGER, b INTEGER AS (a + 1))")
    let object = SchemaMismatch(.table, "mood", .changed)
    let damage = DomainError.damaged(.schema(path: FilePath(path), object))
    #expect(throws: damage) { try store.read { try $0.moods.list(.all, .newest(9)) } }
    #expect(throws: damage) { try rename("지은", in: store) }
    #expect(try inspector.inspect().findings.contains(.mismatch(object)))
    var bytes: [UInt8] = []
    _ = try SQLArchive(store: store).writeIntactParts(
      to: { bytes += $0 }, withJournal: false, missing: { _ in })
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"people\""))
  }

  @Test func `a table with changed constraints is not written to`() throws {
    try runSQL(
      path, "PRAGMA writable_schema = ON",
      """
      UPDATE sqlite_master SET sql = replace(sql, 'UNIQUE (area, entity_id)',
        'UNIQUE (area, entity_id) ON CONFLICT REPLACE') WHERE name = 'search'
      """)
    let object = SchemaMismatch(.table, "search", .changed)
    #expect(throws: DomainError.damaged(.schema(path: FilePath(path), object))) {
      try rename("지은", in: store)
    }
  }

  @Test(arguments: [
    "CREATE TABLE ev (p INTEGER REFERENCES person (name) ON DELETE CASCADE)",
    "CREATE TABLE ev(p INTEGER,FOREIGN KEY(p)references person(id) ON DELETE CASCADE)",
  ])
  func `a foreign table that references ours is reported, and nothing is changed`(
    statement: String
  ) throws {
    try runSQL(path, statement)
    let object = SchemaMismatch(.table, "ev", .added)
    let damage = DomainError.damaged(.schema(path: FilePath(path), object))
    #expect(throws: damage) { try rename("지은", in: store) }
    #expect(try inspector.inspect().findings == [.mismatch(object)])
    #expect(throws: damage) { try inspector.rebuildDerivedData() }
    try runSQL(path, "DROP TABLE ev")
    try rename("지은", in: store)
    #expect(try inspector.inspect().findings == [])
  }

  @Test func `a changed partial index is reported before the integrity check`() throws {
    try runSQL(
      path, "PRAGMA writable_schema = ON",
      """
      UPDATE sqlite_master SET sql = 'CREATE INDEX mood_list ON mood (day, at, id) WHERE level < 0'
      WHERE name = 'mood_list'
      """)
    #expect(
      try inspector.inspect().findings == [
        .mismatch(SchemaMismatch(.index, "mood_list", .changed))
      ])
  }

  @Test(arguments: ["(level)", "(level DESC, \"day\" asc)", "( at , level )"])
  func `a plain foreign index is left alone`(columns: String) throws {
    try runSQL(path, "CREATE INDEX quick ON mood \(columns)")
    try rename("지은", in: store)
    #expect(
      try inspector.inspect().findings == [
        .mismatch(SchemaMismatch(.index, "quick", .added, isInTheWay: false))
      ])
  }

  @Test func `a foreign table and index are reported and left alone`() throws {
    try runSQL(
      path, "CREATE TABLE notes (text)", "INSERT INTO notes VALUES ('mine')",
      "CREATE INDEX quick ON mood (level)", "ANALYZE")
    try rename("지은", in: store)
    #expect(
      try inspector.inspect().findings == [
        .mismatch(SchemaMismatch(.table, "notes", .added, isInTheWay: false)),
        .mismatch(SchemaMismatch(.index, "quick", .added, isInTheWay: false)),
      ])
    try inspector.rebuildDerivedData()
    #expect(
      try inspector.inspect().findings == [
        .mismatch(SchemaMismatch(.table, "notes", .added, isInTheWay: false))
      ])
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    try copies.check(copy)
  }

  /// An expression that takes ten seconds or more.
  private static let slow = "instr(hex(zeroblob(400000)), hex(zeroblob(200000)) || '1') = 0"

  static let slowThings: [([String], SchemaMismatch)] = [
    (
      ["CREATE TABLE ev (a CHECK (\(slow)))", "INSERT INTO ev VALUES (1), (2), (3)"],
      SchemaMismatch(.table, "ev", .added, isInTheWay: false)
    ),
    (
      [
        "CREATE INDEX ev ON mood (level)",
        "UPDATE sqlite_master SET sql = 'CREATE INDEX ev ON mood (\(slow.doubled))' "
          + "WHERE name = 'ev'",
      ], SchemaMismatch(.index, "ev", .added)
    ),
    (
      [
        "UPDATE sqlite_master SET sql = replace(sql, 'CHECK (moods', "
          + "'CHECK (\(slow.doubled) AND moods') WHERE name = 'mood_day'"
      ], SchemaMismatch(.table, "mood_day", .changed)
    ),
  ]

  @Test(arguments: slowThings)
  func `endless computations in the schema do not hang the program`(
    statements: [String], object: SchemaMismatch
  ) throws {
    for statement in statements {
      try runSQL(
        path, "PRAGMA writable_schema = ON", "PRAGMA ignore_check_constraints = ON", statement)
    }
    let work = ProcessorTime()
    #expect(try inspector.inspect().findings == [.mismatch(object)])
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    if object.canAffectWrites {
      let damage = DomainError.damaged(.schema(path: copy, object))
      #expect(throws: damage) { try copies.check(copy) }
      #expect(throws: damage) { try copies.restore(copy) { nil } }
    } else {
      try copies.check(copy)
      _ = try copies.restore(copy) { nil }
    }
    #expect(work.passed < .seconds(8))
  }

  @Test func `a schema that is not valid text is compared all the same`() throws {
    try runSQL(
      path, "CREATE TABLE ev (a)", "PRAGMA writable_schema = ON",
      "UPDATE sqlite_master SET sql = CAST(x'435245415445205441424c4520657620286120434845434b2028612021"
        + "3d2027ff272929' AS TEXT) WHERE name = 'ev'")
    #expect(
      try inspector.inspect().findings == [
        .mismatch(SchemaMismatch(.table, "ev", .added, isInTheWay: false))
      ])
    _ = try copies.makeBackup(at: folder.place("copy.db"), replacing: false)
  }

  @Test func `a vacuumed store has the same schema`() throws {
    try runSQL(path, "VACUUM")
    try rename("지은", in: store)
    #expect(try inspector.inspect().findings == [])
    #expect(try mark(of: path) == Migration.newestHash)
  }

  /// A new migration changes the mark; the failure message has the new one.
  @Test func `the hash is that of the schema that migrations create`() throws {
    let made = try mark(of: path)
    #expect(made == Migration.newestHash)
  }

  @Test func `a foreign trigger does not run while an older store is migrated`() throws {
    let old = folder.file("old.db")
    let older = SQLStore.former(at: FilePath(old))
    try older.transaction(.write) { _, _ in }
    try older.close()
    try runSQL(old, "CREATE TRIGGER thief AFTER INSERT ON migration BEGIN DELETE FROM person; END")
    let damage = Damage.schema(path: FilePath(old), SchemaMismatch(.trigger, "thief", .added))
    #expect(throws: DomainError.damaged(damage)) {
      try SQLStore.sqlite(path: FilePath(old), now: now).read { _ in }
    }
  }

  private func mark(of path: String) throws -> String? {
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.read)
    return try StoreSchema(connection: connection, steps: Migration.all).currentHash()
  }

  @Test(arguments: [0, -1, -7, Int(Int32.min)])
  func `an invalid schema version is reported as damage`(version: Int) throws {
    try runSQL(path, "PRAGMA user_version = \(version)")
    let damage = DomainError.damaged(
      .store(path: FilePath(path), detail: "user_version \(version)"))
    #expect(throws: damage) { try store.read { _ in } }
    #expect(throws: damage) { try store.write { _ in } }
    #expect(throws: damage) { try copies.makeBackup(at: folder.place("copy.db"), replacing: false) }
    #expect(try inspector.inspect().isCorrupted)
  }

  @Test func `the greatest schema version is that of a newer program`() throws {
    try runSQL(path, "PRAGMA user_version = 2147483647")
    expect(.newerSchema(found: 2_147_483_647, known: Migration.newestNumber), at: path) {
      try store.read { _ in }
    }
  }

  @Test(.inWholeRuns) func `an endless statement is interrupted`() throws {
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.read)
    let endless = """
      WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n
      """
    #expect(
      throws: DomainError.damaged(.store(path: FilePath(path), detail: "a statement does not end"))
    ) { try connection.execute(endless) }
  }
}

extension String {
  /// The text with doubled quotes.
  fileprivate var doubled: String { replacing("'", with: "''") }
}

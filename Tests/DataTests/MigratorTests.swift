import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct MigratorTests {
  private struct Row: Equatable {
    let number: Int
    let name: String
    let ranAt: Instant
  }

  private let folder = ScratchFolder()
  private var path: String { folder.file("hearth.db") }

  private func store(_ steps: [Migration], at time: String = "2026-11-20T09:00") -> SQLStore {
    SQLStore(SQLiteDriver(path: FilePath(path)), now: .fixed(time), steps: steps)
  }

  private static let second = Migration(number: 2, name: "second") {
    ["CREATE TABLE extra (n INTEGER)", "INSERT INTO extra SELECT count(*) FROM setting"]
  }

  private static let broken = Migration(number: 3, name: "broken") {
    ["CREATE TABLE half (n INTEGER)", "INSERT INTO nowhere VALUES (1)"]
  }

  @Test func `steps are numbered from one without a gap`() {
    #expect(Migration.all.map(\.number) == Array(1...Migration.all.count))
    #expect(Set(Migration.all.map(\.name)).count == Migration.all.count)
  }

  @Test func `a store remembers what ran and when`() throws {
    try store([.setting]).read { _ in }
    try store([.setting, Self.second], at: "2026-11-21T09:00").read { _ in }
    let seoul = FixedZone.seoul
    #expect(
      try ran() == [
        Row(
          number: 1, name: "setting",
          ranAt: seoul.instant(of: LocalTime(literal: "2026-11-20T09:00"))),
        Row(
          number: 2, name: "second",
          ranAt: seoul.instant(of: LocalTime(literal: "2026-11-21T09:00"))),
      ])
  }

  @Test func `a later step keeps what was stored before it`() throws {
    try rename("지은", in: store([.setting]))
    let newer = store([.setting, Self.second])
    #expect(try name(in: newer) == "지은")
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.read)
    #expect(try connection.first("SELECT n FROM extra", of: "extra") { try $0.int("n") } == 1)
  }

  @Test func `a step that fails leaves the store as it was`() throws {
    try rename("지은", in: store([.setting]))
    #expect(throws: DomainError.self) {
      try store([.setting, Self.second, Self.broken]).write { _ in }
    }
    #expect(try ran().map(\.number) == [1])
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.read)
    for table in ["extra", "half"] {
      #expect(throws: DomainError.self) { try connection.execute("SELECT n FROM \(table)") }
    }
    #expect(try name(in: store([.setting])) == "지은")
  }

  @Test func `a table is given other words, and none where they are others than expected`() throws {
    try store([.setting]).read { _ in }
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.write)
    try connection.execute("CREATE TABLE thing (a TEXT NOT NULL)")
    for _ in 1...2 {
      try connection.rewrite("thing", saying: "(a TEXT)", insteadOf: "(a TEXT NOT NULL)")
    }
    try connection.execute("INSERT INTO thing VALUES (NULL)")
    for (table, trouble) in [("thing", .changed), ("nothing", .missing)]
      as [(String, SchemaMismatch.Trouble)]
    {
      let mismatch = SchemaMismatch(.table, table, trouble)
      #expect(throws: DomainError.damaged(.schema(path: FilePath(path), mismatch))) {
        try connection.rewrite(table, saying: "(b TEXT)", insteadOf: "(b TEXT NOT NULL)")
      }
    }
  }

  @Test(
    .inWholeRuns,
    arguments: [
      (Migration.lunarYears, "person", "CHECK (birth_year IS"),
      (Migration.lunarYears, "contact", "CHECK (birth_year IS"),
      (Migration.sharedNumbers, "person", "phone_key TEXT"),
      (Migration.openReadings, "past_reading", "CHECK ((finished_on IS"),
      (Migration.fileConflicts, "link_conflict", "link_id INTEGER"),
    ])
  func `a step that does not find the words that it changes stops`(
    step: Migration, table: String, words: String
  ) throws {
    let older = store(Array(Migration.all.prefix(step.number - 1)))
    try older.write { _ in }
    try older.close()
    // The engine sees no difference.
    try runSQL(
      path, "PRAGMA writable_schema = ON",
      """
      UPDATE sqlite_master SET sql = replace(sql, '\(words)', '\(words) ')
      WHERE name = '\(table)'
      """)
    let mismatch = SchemaMismatch(.table, table, .changed)
    #expect(throws: DomainError.damaged(.schema(path: FilePath(path), mismatch))) {
      try store(Migration.all).write { _ in }
    }
    #expect(try ran().last?.number == step.number - 1)
  }

  @Test func `an older program refuses what a newer one made`() throws {
    try store([.setting, Self.second]).read { _ in }
    expect(.newerSchema(found: 2, known: 1), at: path) { try store([.setting]).read { _ in } }
  }

  private func ran() throws -> [Row] {
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.read)
    let sql = "SELECT number, name, ran_at FROM migration ORDER BY number"
    return try connection.rows(sql, of: "migration") {
      Row(
        number: try $0.int("number"), name: try $0.text("name"),
        ranAt: try $0.instant("ran_at"))
    }
  }
}

import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct SQLiteConnectionTests {
  private let folder = ScratchFolder()
  private let connection: SQLiteConnection

  init() throws {
    connection = try SQLiteConnection(path: folder.place("hearth.db"))
  }

  @Test(arguments: [
    SQLValue.null, .integer(.min), .integer(.max), .real(1.5), .text(""), .text("a\0b"),
    .text("it's \"so\""), .text("👩‍👩‍👧‍👦"), .text(String(repeating: "가", count: 100_000)),
    .bytes([]), .bytes([0, 1, 0, 255]),
  ])
  func `a value is read back unchanged`(value: SQLValue) throws {
    try connection.begin(.write)
    let back = try connection.first("SELECT ?1 AS it", [value], of: "none") { $0.values }
    #expect(back == [value])
    guard case .text(let text) = value, case .text(let kept)? = back?.first else { return }
    #expect(Array(text.utf8) == Array(kept.utf8))
  }

  @Test(arguments: ["ff", "41ff", "c080", "eda080", "f09f98", "f09f98efbfbd"])
  func `text that is not UTF-8 is damage with its position`(bytes: String) throws {
    try connection.begin(.read)
    let sql = "SELECT 7 AS id, CAST(x'\(bytes)' AS TEXT) AS name"
    #expect(throws: DomainError.damaged(.row(table: "person", column: "name", id: "7"))) {
      try connection.rows(sql, of: "person") { try $0.text("name") }
    }
  }

  @Test func `a query can run inside itself`() throws {
    try connection.begin(.read)
    let sql = "SELECT value AS n FROM (SELECT 1 AS value UNION SELECT 2)"
    let pairs = try connection.rows(sql, of: "none") { outer in
      try connection.rows(sql, of: "none") { [try outer.int("n"), try $0.int("n")] }
    }
    #expect(pairs == [[[1, 1], [1, 2]], [[2, 1], [2, 2]]])
  }

  @Test func `more statements than the cache holds all work repeatedly`() throws {
    try connection.begin(.read)
    for number in Array(0..<200) + Array(0..<200) {
      #expect(
        try connection.first("SELECT \(number) AS n", of: "none") { try $0.int("n") } == number)
    }
  }

  @Test func `an ordinary conflict recomputes no sums`() throws {
    let path = folder.file("store.db")
    try SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00")).write { _ in }
    try runUncheckedSQL(path, "UPDATE saying_total SET sayings = 77")
    let store = try SQLiteConnection(path: FilePath(path))
    let sayings = {
      try store.first("SELECT sayings FROM saying_total", of: "saying_total") {
        try $0.int("sayings")
      }
    }
    try store.begin(.write)
    for conflict in [
      "INSERT INTO setting VALUES ('twice', ''), ('twice', '')",
      "INSERT INTO saying_tag (saying_id, key, added_at, number) VALUES (99, 'none', 0, 1)",
    ] {
      #expect(throws: DomainError.self) { try store.execute(conflict) }
      #expect(try sayings() == 77)
    }
  }

  @Test func `foreign keys are enforced`() throws {
    try connection.begin(.write)
    try connection.execute("CREATE TABLE parent (id INTEGER PRIMARY KEY)")
    try connection.execute("CREATE TABLE child (parent INTEGER REFERENCES parent(id))")
    #expect(throws: DomainError.self) {
      try connection.execute("INSERT INTO child VALUES (?1)", [.integer(9)])
    }
  }

  @Test func `changed rows are counted`() throws {
    try connection.begin(.write)
    try connection.execute("CREATE TABLE t (n INTEGER)")
    #expect(try connection.execute("INSERT INTO t VALUES (1), (2), (3)") == 3)
    #expect(try connection.execute("DELETE FROM t WHERE n > ?1", [.integer(1)]) == 2)
    #expect(try connection.execute("SELECT n FROM t") == 0)
  }

  @Test func `a syntax error is reported in SQLite's words`() throws {
    try connection.begin(.read)
    let error = #expect(throws: DomainError.self) { try connection.execute("SELECT missing") }
    guard case .damaged(.store(_, let detail)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(detail.contains("no such column: missing"))
  }

  @Test(arguments: [
    (SQLValue.null, "integer"), (.text("1"), "integer"), (.integer(2), "flag"),
    (.integer(.max), "day"), (.integer(0), "id"), (.integer(1), "text"), (.text("x"), "bytes"),
  ])
  func `a value of the wrong type is damage`(value: SQLValue, kind: String) {
    let row = SQLRow(
      table: "mood", columns: SQLColumns(["id", "it"]), values: [.integer(3), value])
    #expect(throws: DomainError.damaged(.row(table: "mood", column: "it", id: "3"))) {
      switch kind {
      case "integer": _ = try row.integer("it")
      case "flag": _ = try row.flag("it")
      case "day": _ = try row.day("it")
      case "id": _ = try row.id("it") as ID<Profile>
      case "text": _ = try row.text("it")
      default: _ = try row.bytes("it")
      }
    }
  }
}

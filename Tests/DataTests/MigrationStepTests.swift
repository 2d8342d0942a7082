import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// What a step owes to places that no compiler connects with it.
@Suite struct MigrationStepTests {
  private let connection: SQLiteConnection

  init() throws { connection = try SQLiteConnection(inMemory: "steps") }

  /// A device may have been told of a field by a newer one. That stands with what merging
  /// remembers, and is shown once it is looked at anew.
  @Test func `a step that adds a column lets what devices told of it be looked at anew`() throws {
    for step in Migration.all {
      let before = try columns()
      try settleAll()
      try run(step)
      guard step.number > Migration.sync.number else { continue }
      let (after, unsettled) = (try columns(), try unsettled())
      let forgotten = JournalKind.allCases.filter { kind in
        let (table, noted) = (JournaledKind.of(kind).table, JournaledKind.of(kind).fields)
        let added = (after[table] ?? []).subtracting(before[table] ?? [])
        return !added.isDisjoint(with: noted.map(\.column)) && !unsettled.contains(kind.rawValue)
      }
      #expect(forgotten.isEmpty, "\(step.name)")
    }
  }

  @Test func `the page of the schema has the number of each step that adds to a table`() throws {
    let rows = try Self.rows()
    for step in Migration.all {
      let before = try columns()
      try run(step)
      for (table, columns) in try columns() where columns != before[table] ?? [] {
        #expect(rows[table]?.contains(step.number) == true, "\(table), \(step.name)")
      }
    }
  }

  /// By the names of tables the numbers of the last column.
  private static func rows() throws -> [String: Set<Int>] {
    let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let page = try String(
      contentsOf: root.appendingPathComponent("Data/Schema.md"), encoding: .utf8)
    var rows: [String: Set<Int>] = [:]
    for line in page.components(separatedBy: "\n") where line.hasPrefix("| `") {
      let cells = line.components(separatedBy: "|")
      let numbers = Set(cells[cells.count - 2].split { !$0.isNumber }.compactMap { Int($0) })
      for table in cells[1].components(separatedBy: ",") {
        rows[table.trimmingCharacters(in: CharacterSet(charactersIn: " `"))] = numbers
      }
    }
    return rows
  }

  private func run(_ step: Migration) throws {
    try Migrator(steps: [step], now: .fixed("2026-11-20T09:00")).migrate(connection)
  }

  private func reading<T>(_ body: () throws -> T) throws -> T {
    try connection.begin(.read)
    defer { try? connection.rollback() }
    return try body()
  }

  /// The names of columns by that of their table, without those that the engine keeps for itself.
  private func columns() throws -> [String: Set<String>] {
    let pairs = try reading {
      try connection.rows(
        """
        SELECT thing.name AS name, column.name AS column
        FROM sqlite_master AS thing, pragma_table_xinfo(thing.name) AS column
        WHERE thing.type = 'table' AND thing.name NOT LIKE 'sqlite%'
          AND thing.sql NOT LIKE 'CREATE TABLE ''%'
        """, of: "sqlite_master"
      ) { (table: try $0.text("name"), column: try $0.text("column")) }
    }
    return Dictionary(grouping: pairs, by: \.table).mapValues { Set($0.map(\.column)) }
  }

  private func settleAll() throws {
    guard try columns()["sync_thing"] != nil else { return }
    try connection.begin(.write)
    for kind in JournalKind.allCases {
      try connection.execute(
        "INSERT OR REPLACE INTO sync_thing VALUES (?1, 1, 0, NULL, 1, '{}')",
        [.number(kind.rawValue)])
    }
    try connection.commit()
  }

  private func unsettled() throws -> [Int] {
    try reading {
      try connection.rows(
        "SELECT kind FROM sync_thing WHERE is_settled = 0", of: "sync_thing"
      ) { try $0.int("kind") }
    }
  }
}

import HearthDomain
import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct FormerStoreTests {
  private func export(of store: SQLStore) throws -> String {
    var bytes: [UInt8] = []
    _ = try SQLArchive(store: store).writeIntactParts(
      to: { bytes += $0 }, withJournal: true, missing: { Issue.record("\($0)") })
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Stores with an event whose iCalendar text states a place, which the upgrade fills in.
  private static let withPlaces: [(store: FormerStore, events: Int)] = [(.links, 2), (.year, 1)]

  @Test(arguments: withPlaces)
  func `an upgrade moves places from notes to their own column`(
    former: (store: FormerStore, events: Int)
  ) throws {
    let home = try FiledStore.copy(of: former.store.bytes)
    let events = try home.store.read {
      try $0.events.list(.all, in: FixedZone.seoul, places: 0..<999).map(\.storedEvent)
    }
    let placed = Set(events.filter { !$0.place.isEmpty })
    #expect(placed.count == former.events)
    #expect(placed.allSatisfy { $0.place == "Seoul" && $0.note == "WORK" })
  }

  @Test(arguments: FormerStore.allCases.filter { !withPlaces.map(\.store).contains($0) })
  func `a store of schema 34 is exported byte for byte as the old version did`(
    former: FormerStore
  ) throws {
    let home = try FiledStore.copy(of: former.bytes)
    let (text, recorded) = (try export(of: home.store), try former.export)
    // Lists that were added since are empty.
    let added = Self.addedLists.reduce(text) { $0.replacing($1, with: "") }
    #expect(added.utf8.elementsEqual(recorded.utf8))
  }

  private static let addedLists = [",\n\"toDos\":[]"]

  private let adopted = "3765123101492452388"

  @Test(arguments: FormerStore.allCases)
  func `an upgrade keeps all values but notes and search texts of events with places`(
    former: FormerStore
  ) throws {
    let home = try FiledStore.copy(of: former.bytes)
    let path = home.folder.place("hearth.db")
    let before = try contents(of: path)
    try home.store.read { _ in }
    try home.store.close()
    // New columns are left out.
    let after = try contents(of: path, by: before.queries)
    #expect(before.version == 34 && after.version == Migration.newestNumber)
    // The event that repeats after it is done is a to-do now.
    let rows = [before.rows, after.rows].map { $0.filter { !$0.contains(adopted) } }
    #expect(rows[0] == rows[1])
    let toDos = try home.store.read { try $0.toDos.list(ToDoFilter()) }
    #expect(toDos.map { "\($0.id.rawValue)" } == (former == .year ? [adopted] : []))
    #expect(toDos.allSatisfy { $0.title == "Filter" && $0.afterDone?.days == 7 })
    #expect(after.steps == Array(1...Migration.newestNumber))
    #expect(try SQLiteInspector(path: path).inspect().findings == [])
  }

  @Test(arguments: [
    "UPDATE mood_day SET squares = 1000000000000000", "UPDATE person SET every_days = -1",
  ])
  func `a store with values that break a check is upgraded`(statement: String) throws {
    let home = try FiledStore.copy(of: FormerStore.year.bytes)
    try runUncheckedSQL(home.folder.file("hearth.db"), statement)
    let events = try home.store.read {
      try $0.events.list(.all, in: FixedZone.seoul, places: 0..<9)
    }
    #expect(!events.isEmpty)
  }

  @Test func `the journal is as complete after the upgrade as before`() throws {
    let home = try FiledStore.copy(of: FormerStore.year.bytes)
    let path = home.folder.place("hearth.db")
    let began = try reading(path) { connection in
      try connection.first("SELECT ran_at FROM migration WHERE name = 'journal'", of: "migration") {
        try $0.instant("ran_at")
      }
    }
    #expect(try home.store.read { try $0.journal.completeSince() } == began)
  }

  @Test func `a new store has the same schema objects in the same order`() throws {
    let (former, new) = (try FiledStore.copy(of: FormerStore.demo.bytes), try FiledStore())
    try former.store.write { _ in }
    let schemas = try [former, new].map { try contents(of: $0.folder.place("hearth.db")).schema }
    #expect(schemas[0] == schemas[1])
  }

  private struct Contents {
    let version: Int
    /// The numbers of the migrations that ran.
    let steps: [Int]
    let schema: [String]
    /// The queries of the rows below.
    let queries: [String]
    /// The rows of all tables except what an upgrade changes: migrations, notes and search texts of
    /// events with places, whether a synced item is yet to be shown, and what a link last listed.
    let rows: [String]
  }

  private func reading<T>(
    _ path: FilePath, _ body: (SQLiteConnection) throws -> T
  ) throws -> T {
    let connection = try SQLiteConnection(path: path)
    try connection.begin(.read)
    defer { try? connection.rollback() }
    return try body(connection)
  }

  /// The ids of events whose iCalendar texts may state a place, as part of a quoted query.
  private let placed = "(SELECT event_id FROM event_text WHERE text LIKE ''%LOCATION%'')"

  private func contents(
    of path: FilePath, by known: [String]? = nil
  ) throws -> Contents {
    try reading(path) { connection in
      func texts(_ query: String) throws -> [String] {
        try connection.rows(query, of: "any") { try $0.text("text") }
      }
      let queries =
        try known
        ?? texts(
          """
          SELECT 'SELECT ' || group_concat(
              CASE WHEN thing.name IN ('event', 'event_exception') AND column.name = 'note'
              THEN 'iif(' || CASE thing.name WHEN 'event' THEN 'id' ELSE 'event_id' END
                || ' IN \(placed), '''', quote(note))'
              WHEN (thing.name, column.name) IN (VALUES ('sync_thing', 'is_settled'),
                ('link', 'mark')) THEN '0'
              ELSE 'quote("' || column.name || '")' END, '|| char(31) ||')
            || ' AS text FROM "' || thing.name || '"'
            || CASE thing.name WHEN 'event_words' THEN ' WHERE event_id NOT IN \(placed)'
              WHEN 'search' THEN ' WHERE entity_id NOT IN \(placed)' ELSE '' END
            || ' ORDER BY 1' AS text
          FROM sqlite_master AS thing, pragma_table_xinfo(thing.name) AS column
          WHERE thing.type = 'table' AND thing.rootpage > 0 AND thing.name NOT LIKE 'search_index%'
            AND thing.name <> 'migration'
          GROUP BY thing.name
          """)
      return Contents(
        version: try connection.schemaVersion(),
        steps: try connection.rows("SELECT number FROM migration ORDER BY 1", of: "migration") {
          try $0.int("number")
        },
        schema: try texts(
          """
          SELECT type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, '') AS text
          FROM sqlite_master ORDER BY rowid
          """),
        queries: queries, rows: try queries.flatMap(texts))
    }
  }
}

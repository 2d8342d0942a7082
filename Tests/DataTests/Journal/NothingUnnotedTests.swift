import Foundation
import HearthDomain
import Testing

@testable import HearthData

/// Detects data that is stored without the journal.
@Suite struct NothingUnnotedTests: OnFiledStore {
  let home: FiledStore

  init() throws {
    home = try FiledStore()
  }

  /// Tables derived from others, with what would be missing without each.
  private static let derived =
    TriggerTotals.tables
    + ["saying_tag", "mood_tag", "event_reminder", "event_words", "search", "search_term"]
  /// Data that the program records for itself.
  private static let own = [
    "migration", "saying_of_day", "book_finding", "delivery", "delivery_channel",
    "journal_device", "journal_entry", "journal_step", "sync_part", "sync_thing", "sync_link",
    "sync_reading", "sync_entry", "sync_piece",
    // Data of the device: its links to folders and their last state.
    "link", "link_item", "link_conflict", "link_refusal", "link_sent",
  ]

  private func tables() throws -> [String] {
    try store.transaction(.read) { connection, _ in
      try connection.rows(
        "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name", of: "sqlite_master"
      ) { try $0.text("name") }
    }
  }

  @Test func `every table is journaled, derived, or the program's own`()
    throws
  {
    let indexes = ["search_index", "saying_word", "book_word", "sentence_word"]
    let known = Set(JournaledKind.all.map(\.table) + Self.derived + Self.own + indexes)
    let found = try tables().filter { table in
      // The tables of a text index belong to the engine.
      !indexes.contains { table.hasPrefix($0 + "_") } && !table.hasPrefix("sqlite_")
    }
    #expect(Set(found) == known)
  }

  /// Columns that are derived or not entered by the user, by table.
  private static let unnoted: [String: Set<String>] = [
    "person": [
      "sort_key", "phone_key", "last_contact_on", "due_on", "affection",
      "postponements_since_contact", "waterings", "postponements",
    ],
    "contact": ["sort_key", "likeness"], "saying": ["likeness"], "mood": ["day"],
    "event": [
      "reach", "repeats", "rule_last", "until", "months", "weekdays", "month_days",
    ],
    "book": [
      "sentence_count", "last_record_on", "last_record_pages", "title_key", "author_key",
      "likeness", "shelf", "target_key", "finished_key", "progress", "spine",
      "earlier_readings", "earlier_pages", "earlier_finished_on", "earlier_rating",
    ],
    "reading_record": ["pages"], "sentence": ["page_key"],
  ]

  @Test func `each kind is found by its number and by its table`() {
    #expect(Set(JournaledKind.all.map(\.kind)) == Set(JournalKind.allCases))
    for kind in JournaledKind.all {
      #expect(JournaledKind.of(kind.kind).kind == kind.kind)
      #expect(JournaledKind.of(table: kind.table)?.kind == kind.kind)
    }
    for table in ["search", "event_reminder", "journal", ""] {
      #expect(JournaledKind.of(table: table)?.kind == nil)
    }
  }

  @Test func `every entered column is journaled or derived`() throws {
    for kind in JournaledKind.all {
      let columns = try store.transaction(.read) { connection, _ in
        try connection.rows("PRAGMA table_xinfo(\(kind.table))", of: "table_xinfo") {
          try $0.text("name")
        }
      }
      // The saying of the day is stored in another table.
      let noted = Set(kind.fields.map(\.column) + kind.keys).subtracting(["saying_of_day"])
      #expect(Set(columns) == noted.union(Self.unnoted[kind.table] ?? []), "\(kind.table)")
    }
  }

  @Test func `the journal knows every table that refers to a journaled one`() throws {
    for kind in JournaledKind.all {
      var (children, references) = (Set<String>(), Set<String>())
      for table in try tables() {
        try store.transaction(.read) { connection, _ in
          try connection.query("PRAGMA foreign_key_list(\(table))", [], of: "keys") { row in
            guard try row.text("table") == kind.table else { return }
            let naming = "\(table).\(try row.text("from"))"
            switch try row.text("on_delete") {
            case "CASCADE": children.insert(naming)
            case "SET NULL": references.insert(naming)
            default: Issue.record("\(naming) does neither")
            }
          }
        }
      }
      children.subtract([
        "saying_tag.saying_id", "mood_tag.mood_id", "event_reminder.event_id",
        "event_words.event_id",
      ])
      #expect(Set(kind.children.map { "\($0.table).\($0.column)" }) == children, "\(kind.table)")
      #expect(
        Set(kind.references.map { "\($0.table).\($0.column)" }) == references, "\(kind.table)")
    }
  }

  /// The number of statements that each file runs. Only `SQLTable`, which informs the recorder,
  /// changes entered data.
  private static let statements: [String: Int] = [
    "SQL/SQLTable.swift": 3,
    // Code that passes statements on, and migrations.
    "SQL/SQLConnection.swift": 3, "SQL/LayeredConnection.swift": 2,
    "SQL/Migrator.swift": 5,
    "SQLite/SQLiteConnection.swift": 4, "SQLite/SQLiteSession.swift": 5,
    "SQLite/StoreSchema.swift": 11, "SQLite/SQLiteCheck.swift": 1,
    // Derived data, and data of the program itself.
    "SQL/Derived/DerivedData.swift": 4, "SQL/Derived/JournalCheck.swift": 7,
    "SQL/Reminders/SQLDeliveryRepository.swift": 2,
    "Described/SQLItemWriter.swift": 2, "SQL/Sayings/SQLSayingRepository.swift": 1,
    "SQL/Sayings/SQLSayingDeck.swift": 3,
    "SQL/Search/SearchIndex.swift": 3, "SQL/Books/SQLBookFindings.swift": 2,
    "SQL/Schedule/SQLEventRepository.swift": 2,
    "SQL/Schedule/SQLEventRepository+Texts.swift": 2, "SQLite/TextIndex.swift": 8,
    "SQL/Journal/SQLJournal.swift": 8, "SQL/Sync/SQLSyncRepository.swift": 15,
    "SQL/Links/SQLLinkRepository.swift": 5,
    "SQL/Journal/SQLJournalRepository+Forgetting.swift": 4,
    "Formats/Archive/Sayings+Archive.swift": 1,
    "Formats/Archive/Journal+Archive.swift": 5,
    "BookSearch/Catalogue/SQLiteCatalogue.swift": 5,
  ]

  @Test func `no statement changes entered data without the recorder`() throws {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = top.appendingPathComponent("Data")
    var found: [String: Int] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: data.path)
    where path.hasSuffix(".swift") && !path.hasPrefix("SQL/Migrations/") {
      let text = try String(contentsOf: data.appendingPathComponent(path), encoding: .utf8)
      let count = text.components(separatedBy: "execute(").count - 1
      if count > 0 { found[path] = count }
    }
    for path in Set(found.keys).union(Self.statements.keys) {
      #expect(found[path] == Self.statements[path], "\(path)")
    }
  }
}

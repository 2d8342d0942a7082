import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Corrupted derived data does not prevent any operation.
@Suite struct SpoiledSumsTests: OnFiledStore {
  let home: FiledStore
  /// A new connection on each access.
  var store: SQLStore { .sqlite(path: FilePath(path), now: now) }

  init() throws {
    home = try .sampled()
  }

  private static let columns = [
    "garden_total": ["people", "full_grown", "waterings", "postponements"],
    "saying_total": ["sayings", "liked", "used", "aside", "last_number"],
    "book_total": ["open", "finished", "kept", "favourites", "sentences", "tower"],
    "mood_day": ["moods", "levels", "squares", "without_level"],
    "reading_day": ["records", "morning", "afternoon", "evening", "night"],
    "book_category": ["books", "finished", "pages"],
    "person": [
      "due_on", "affection", "postponements_since_contact", "waterings", "postponements",
    ],
    "reading_record": ["pages"],
    "book": ["sentence_count", "title_key", "likeness"],
    "event": ["reach"],
  ]

  static let spoils: [String] =
    columns.sorted { $0.key < $1.key }.flatMap { table, columns in
      columns.flatMap { column in
        let values =
          ["title_key", "likeness"].contains(column)
          ? ["''"] : ["-1", "-9223372036854775808", "9223372036854775807"]
        return values.map { value in
          table == "reading_day" && value.count > 3
            // The table rejects values whose sum would not be an integer.
            ? "UPDATE reading_day SET \(column) = \(value.prefix(value.count - 1))"
            : "UPDATE \(table) SET \(column) = \(value)"
        }
      }
    }
    + [
      "DELETE FROM garden_total", "DELETE FROM saying_total", "DELETE FROM book_total",
      "DELETE FROM mood_day", "DELETE FROM reading_day", "DELETE FROM reading_run",
      "DELETE FROM book_category", "DELETE FROM saying_tag", "DELETE FROM mood_tag",
      "DELETE FROM event_reminder",
      "DELETE FROM search",
      "INSERT INTO mood_day VALUES (20000, 7, 3, 5, 9, 2)",
      "INSERT INTO mood_day VALUES (2932897, 1, 1, 1, 1, 0)",
      "INSERT INTO book_category VALUES ('no such', 1, 2, 3)",
      "INSERT INTO reading_run VALUES (9, 1)", "INSERT INTO reading_run VALUES (-719162, 2932896)",
      "UPDATE reading_run SET last_day = 9223372036854775807",
      "UPDATE reading_run SET first_day = first_day - 400000",
      "INSERT INTO garden_total VALUES (2, 1, 1, 1, 1)",
      "INSERT INTO saying_total VALUES (-5, 1, 1, 1, 1, 1)",
      "INSERT INTO book_total VALUES (7, 1, 1, 1, 1, 1, 1, 1, 1)",
      "INSERT INTO reading_day (day, records, morning, afternoon, evening, night) "
        + "VALUES (2932899, 1, 1, 1, 1, 1)",
      "UPDATE search SET folded = '', initials = ''",
      "INSERT INTO search_index (search_index) VALUES ('delete-all')",
    ]

  @Test(arguments: spoils.tried(usually: 1))
  func `corrupted sums prevent no operation, and are repaired`(statement: String) throws {
    let people = try peopleIDs()
    try runUncheckedSQL(path, statement)
    try lookAround()
    #expect(try peopleIDs() == people)
    #expect(try text(of: store).count > 100)
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    try copies.check(copy)
    #expect(try inspector.inspect().isCorrupted == false)
    // Writes single entries, then everything.
    try read(archive(Self.additions), into: store)
    try lookAround()
    #expect(try text(of: store).contains("one more"))
    try read(ArchiveSample.everything, into: store, replacing: true)
    try inspector.rebuildDerivedData()
    #expect(try inspector.inspect().findings == [])
    #expect(try text(of: store) == Self.sound.get())
  }

  /// The archive of an intact store after these changes.
  private static let sound = Result {
    let home = try FiledStore.sampled()
    try home.read(home.archive(additions), into: home.store)
    try home.read(ArchiveSample.everything, into: home.store, replacing: true)
    return try home.text(of: home.store)
  }

  private func peopleIDs() throws -> Set<ID<Person>> {
    try store.read { Set(try $0.people.list(.all, in: 0..<99).map(\.id)) }
  }

  @Test(arguments: spoils.tried(usually: 1))
  func `corrupted derived data is reported, and repaired without another change first`(
    statement: String
  ) throws {
    let before = try text(of: store)
    try runUncheckedSQL(path, statement)
    #expect(try !inspector.inspect().findings.isEmpty)
    try inspector.rebuildDerivedData()
    #expect(try inspector.inspect().findings == [])
    #expect(try text(of: store) == before)
  }

  private func lookAround() throws {
    let (first, last) = (Day.earliest, Day.latest)
    try store.read { repositories in
      _ = try repositories.people.list(.all, in: 0..<99)
      _ = try repositories.people.totals(on: Day(literal: "2026-11-20"))
      _ = try repositories.sayings.totals()
      _ = try repositories.sayings.list(.all, at: Instant(milliseconds: 0), in: 0..<99)
      _ = try repositories.moodDays.daysWithMoods(first...last, isNewestFirst: true, limit: 99)
      _ = try repositories.moodDays.statistics(of: first...last)
      _ = try repositories.books.totals()
      _ = try repositories.books.tower()
      _ = try repositories.books.categoryTallies()
      _ = try repositories.readingRecords.readingDays(first...last)
      _ = try repositories.readingRecords.consecutiveDayRanges()
    }
  }

  private static let additions = [
    (
      key: "waterings",
      records: [
        #"{"id":"0000000000209","person":"0000000000101","day":"2026-03-09","means":"kakao","memo":"one more"}"#
      ]
    ),
    (
      key: "sayings",
      records: [
        #"{"id":"0000000000509","number":9,"english":"one more","who":"","tags":[],"addedAt":"2026-11-20T00:00:00.123+00:00","deckPlace":5}"#
      ]
    ),
    (
      key: "moods",
      records: [
        #"{"id":"0000000000609","at":"2026-11-19T15:30:00.001+00:00","secondsEast":32400,"level":70,"memo":"one more","across":100,"down":900}"#
      ]
    ),
    (
      key: "books",
      records: [
        #"{"id":"0000000001009","title":"one more","subtitle":"","author":"Carl Sagan","publisher":"","category":"science","description":"","theme":"rice-cake","place":9,"addedAt":"2026-03-01T00:00:00+00:00"}"#
      ]
    ),
  ]
}
